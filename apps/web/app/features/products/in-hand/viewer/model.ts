import { type AnimationClip, Box3, type Object3D, TextureLoader, Vector3 } from 'three'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { meshDecoder } from './mesh-decoder.ts'

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
