import {
  AnimationMixer,
  Box3,
  DirectionalLight,
  LoopOnce,
  Mesh,
  type MeshStandardMaterial,
  NeutralToneMapping,
  type Object3D,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js'
import { lookOf, type Model } from './model.ts'
import { between, eased, eyeOf, fittingDistance, type Move, moved, type View, viewFrom, viewOf } from './views.ts'

const angle = 28
const sharpest = 2
const start = { azimuth: -0.42, elevation: 0.5 }
/** What stays free around a product that is seen whole, and how near a part is seen. */
const margin = 1.06
const closeness = 0.5
const flightMs = 700
const openingMs = 1400

/** A change that takes time: `at` is told how far it is, 0 to 1. */
interface Motion {
  readonly began: number
  readonly ms: number
  readonly at: (share: number) => void
}

export interface Stage {
  move(move: Move): void
  reset(): void
  /** Looks at a part from near. */
  lookAt(anchor: string): void
  /** Opens or closes the product. */
  open(isOpen: boolean): void
}

interface Options {
  /** Without motion every change is at its end at once. */
  isCalm: boolean
  /** After each picture. */
  onDrawn: (camera: PerspectiveCamera) => void
  /** When nothing moves any more. */
  onRest: (view: View, camera: PerspectiveCamera) => void
}

/** Shows a model on a canvas. It draws only when something changes. Throws where there is no WebGL. */
export function createStage(canvas: HTMLCanvasElement, model: Model, { isCalm, onDrawn, onRest }: Options): Stage {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  renderer.toneMapping = NeutralToneMapping
  renderer.setPixelRatio(Math.min(devicePixelRatio, sharpest))

  const scene = lit(renderer)
  scene.add(model.scene)
  sharpen(model.scene, renderer.capabilities.getMaxAnisotropy())
  const reach = model.box.getSize(new Vector3()).length() / 2
  const camera = new PerspectiveCamera(angle, 1, reach / 20, reach * 30)
  const controls = new OrbitControls(camera, canvas)
  controls.enableDamping = !isCalm
  controls.enablePan = false
  controls.minPolarAngle = 0.05
  controls.maxPolarAngle = Math.PI - 0.05
  canvas.style.touchAction = 'pan-y' // a page on a phone still scrolls

  const mixer = new AnimationMixer(model.scene)
  if (model.opening) {
    const action = mixer.clipAction(model.opening)
    action.setLoop(LoopOnce, 1)
    action.play()
  }
  // just before the end: at the end the clip stops for good
  const pose = (share: number) => mixer.setTime(share * (model.opening?.duration ?? 0) * 0.9999)
  pose(1)
  const openedBox = new Box3().setFromObject(model.scene)
  pose(0)
  let openness = 0
  let frame = 0
  const motions = new Map<'view' | 'open', Motion>()

  const draw = (now: number) => {
    frame = 0
    for (const [name, { began, ms, at }] of motions) {
      const share = Math.min(1, (now - began) / ms)
      at(eased(share))
      if (share === 1) motions.delete(name)
    }
    const isDrifting = !motions.has('view') && controls.update()
    renderer.render(scene, camera)
    onDrawn(camera)
    if (motions.size > 0 || isDrifting) ask()
    else onRest(view(), camera)
  }
  const ask = () => {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }
  const move = (name: 'view' | 'open', ms: number, at: (share: number) => void) => {
    motions.set(name, { began: performance.now(), ms: isCalm ? 1 : ms, at })
    ask()
  }

  const view = (): View => viewFrom(camera.position.toArray(), controls.target.toArray())
  const see = (next: View) => {
    camera.position.set(...eyeOf(next))
    controls.target.set(...next.aim)
    camera.lookAt(controls.target)
  }
  let goal: View | null = null
  const fly = (next: View) => {
    const from = view()
    goal = next
    move('view', flightMs, (share) => see(between(from, next, share)))
  }

  const fitting = (box = model.box) => {
    const size = box.getSize(new Vector3()).toArray()
    return fittingDistance(size, start, (angle * Math.PI) / 180, camera.aspect) * margin
  }
  const bounds = () => ({ nearest: reach * 0.5, farthest: fitting() * 2 })
  const whole = (box = model.box, from: Pick<View, 'azimuth' | 'elevation'> = start): View => {
    const { azimuth, elevation } = from
    return { azimuth, elevation, distance: fitting(box), aim: box.getCenter(new Vector3()).toArray() }
  }

  const resize = () => {
    const { clientWidth, clientHeight } = canvas
    if (clientWidth === 0 || clientHeight === 0) return
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = clientWidth / clientHeight
    camera.updateProjectionMatrix()
    const { nearest, farthest } = bounds()
    controls.minDistance = nearest
    controls.maxDistance = farthest
    ask()
  }
  resize()
  see(whole())
  controls.update()
  controls.addEventListener('change', ask)
  controls.addEventListener('start', () => motions.delete('view'))
  new ResizeObserver(resize).observe(canvas)

  return {
    move: (name) => fly(moved(motions.has('view') && goal ? goal : view(), name, bounds())),
    reset: () => fly(whole()),
    lookAt(anchor) {
      const node = model.anchors.get(anchor)
      if (!node) return
      const { place, way } = lookOf(node)
      fly(viewOf(place.toArray(), way.toArray(), fitting() * closeness))
    },
    open(isOpen) {
      const [from, to] = [openness, isOpen ? 1 : 0]
      fly(whole(isOpen ? openedBox : model.box, view()))
      move('open', openingMs, (share) => {
        openness = from + (to - from) * share
        pose(openness)
      })
    },
  }
}

/** A scene in the light of a room, with a lamp from above on the left. */
function lit(renderer: WebGLRenderer): Scene {
  const scene = new Scene()
  const light = new PMREMGenerator(renderer)
  scene.environment = light.fromScene(new RoomEnvironment(), 0, 0.1, 100, { size: 64 }).texture
  scene.environmentIntensity = 0.55
  light.dispose()
  const lamp = new DirectionalLight('#fff6e8', 1.6)
  lamp.position.set(-2, 4, 3)
  scene.add(lamp)
  return scene
}

/** Prints stay readable when they are seen at a slant. */
function sharpen(scene: Object3D, anisotropy: number): void {
  scene.traverse((node) => {
    if (!(node instanceof Mesh)) return
    const { map, emissiveMap } = node.material as MeshStandardMaterial
    for (const texture of [map, emissiveMap]) if (texture) texture.anisotropy = anisotropy
  })
}
