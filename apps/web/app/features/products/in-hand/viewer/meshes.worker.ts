import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js'
import type { PackedMesh, Unpacked } from './packed-mesh.ts'

// A worker has the policy of its own file. In a page WebAssembly would need `wasm-unsafe-eval`.
addEventListener('message', async ({ data }: MessageEvent<PackedMesh>) => {
  const { id, count, stride, source, mode, filter } = data
  try {
    const bytes = await MeshoptDecoder.decodeGltfBufferAsync(count, stride, source, mode, filter)
    postMessage({ id, bytes } satisfies Unpacked, { transfer: [bytes.buffer] })
  } catch (error) {
    postMessage({ id, failure: String(error) } satisfies Unpacked)
  }
})
