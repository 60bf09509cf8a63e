import type { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js'
import type { PackedMesh, Unpacked } from './packed-mesh.ts'

/** Returns what the loader of three.js calls to unpack meshes, in a worker; `end` stops it. */
export function meshDecoder() {
  const worker = new Worker(new URL('./meshes.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array>>()
  let count = 0
  let hasFailed = false

  worker.onmessage = ({ data: { id, bytes, failure } }: MessageEvent<Unpacked>) => {
    if (bytes) waiting.get(id)?.resolve(bytes)
    else waiting.get(id)?.reject(new Error(failure))
    waiting.delete(id)
  }
  // its file may fail before the first mesh has come, and after
  const fail = () => {
    hasFailed = true
    for (const one of waiting.values()) one.reject(new Error('the worker of meshes failed'))
  }
  worker.onerror = fail
  const decoder = {
    supported: true,
    ready: Promise.resolve(),
    decodeGltfBufferAsync(items: number, stride: number, source: Uint8Array, mode: string, filter?: string) {
      const answer = Promise.withResolvers<Uint8Array>()
      const id = count++
      waiting.set(id, answer)
      worker.postMessage({ id, count: items, stride, source, mode, filter } satisfies PackedMesh)
      if (hasFailed) fail()
      return answer.promise
    },
  }
  return { decoder: decoder as unknown as typeof MeshoptDecoder, end: () => worker.terminate() }
}
