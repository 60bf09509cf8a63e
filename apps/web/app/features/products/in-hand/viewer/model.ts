import { type AnimationClip, Box3, type Object3D, TextureLoader, Vector3 } from 'three'
import type { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import type { PackedMesh, Unpacked } from './packed-mesh.ts'

export interface Model {
  readonly scene: Object3D
  /** Opens the product. */
  readonly opening: AnimationClip | undefined
  /** Everything lies in it. */
  readonly box: Box3
  /** The empty nodes that look out of a part, by name. */
  readonly anchors: ReadonlyMap<string, Object3D>
}

const prefix = 'at-'

/** Loads a model; `onProgress` is told the share that has come, 0 to 1. */
export async function loadModel(url: string, onProgress: (share: number) => void): Promise<Model> {
  const { decoder, end } = meshDecoder()
  const loader = new GLTFLoader().setMeshoptDecoder(decoder)
  // Pictures inside the file come as blobs. Their usual loader fetches these, which the policy of our pages refuses.
  loader.register((parser) => {
    parser.textureLoader = new TextureLoader(parser.options.manager)
    return { name: 'pictures as elements' }
  })
  try {
    const { scene, animations } = await loader.loadAsync(url, ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    })
    scene.updateMatrixWorld(true)
    const anchors = new Map<string, Object3D>()
    scene.traverse((node) => {
      if (node.name.startsWith(prefix)) anchors.set(node.name.slice(prefix.length), node)
    })
    const box = new Box3().setFromObject(scene)
    return { scene, opening: animations.find(({ name }) => name === 'open'), box, anchors }
  } finally {
    end()
  }
}

/** Returns the place of an anchor and the way it looks, its y. */
export function lookOf(anchor: Object3D): { place: Vector3; way: Vector3 } {
  const place = anchor.getWorldPosition(new Vector3())
  return {
    place,
    way: anchor
      .localToWorld(new Vector3(0, 1, 0))
      .sub(place)
      .normalize(),
  }
}

/** Returns what the loader of three.js calls to unpack meshes, in a worker; `end` stops it. */
function meshDecoder() {
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
