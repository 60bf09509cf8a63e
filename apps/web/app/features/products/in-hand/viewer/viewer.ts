import { type Camera, type Object3D, Raycaster } from 'three'
import WebGL from 'three/examples/jsm/capabilities/WebGL.js'
import type { Said } from '../texts.ts'
import { loadModel, lookOf, type Model } from './model.ts'
import { createStage, type Stage } from './stage.ts'
import { heightOf, isMove, keyMove, sideOf, type View } from './views.ts'

/** Shows the model of a product in its page. Where it cannot be shown its turntable stays, and the page says so. */
export async function openViewer(product: HTMLElement): Promise<void> {
  const page = elementsOf(product)
  const { viewer, canvas, progress, failure, turntable } = page
  const show = (isInHand: boolean) => {
    viewer.hidden = !isInHand
    turntable.hidden = isInHand
    product.toggleAttribute('data-taken', isInHand)
  }
  const fail = (error: unknown) => {
    console.warn(error)
    show(false)
    failure.hidden = false
    const next = turntable.querySelector('input') ?? page.taker
    next.focus()
  }
  failure.hidden = true
  show(true)
  viewer.scrollIntoView({ block: 'nearest' })
  canvas.focus({ preventScroll: true })
  if ('ready' in viewer.dataset) return
  try {
    if (!WebGL.isWebGL2Available()) throw new Error('no WebGL')
    progress.hidden = false
    await start(page, product.dataset.model ?? '')
    progress.hidden = true
    viewer.dataset.ready = ''
    canvas.addEventListener('webglcontextlost', fail, { once: true })
    viewer.addEventListener('put-down', () => {
      show(false)
      page.taker.focus()
    })
  } catch (error) {
    fail(error)
  }
}

async function start(page: ViewerPage, url: string): Promise<void> {
  const said = JSON.parse(page.viewer.dataset.said ?? '{}') as Said
  const say = (text: string) => {
    page.status.textContent = text
  }
  say(said.loading)
  const model = await loadModel(url, (share) => {
    page.progress.value = share
  })
  const markers = createMarkers(page.markers, model)
  let isTold = true
  const stage = createStage(page.canvas, model, {
    isCalm: matchMedia('(prefers-reduced-motion: reduce)').matches,
    onDrawn: markers.follow,
    onRest(view, camera) {
      markers.settle(camera)
      if (!isTold) say(viewText(said, view))
      isTold = true
    },
  })
  say(said.ready)
  listen(page, stage, say, () => {
    isTold = false
  })
}

/** Lets buttons, parts and keys work. `onMove` is called before the view changes by one of them. */
function listen(page: ViewerPage, stage: Stage, say: (text: string) => void, onMove: () => void): void {
  const { viewer, canvas, opener } = page
  let isMoved = false
  const act = (name: string) => {
    if (name === 'away') viewer.dispatchEvent(new Event('put-down'))
    if (name === 'open' && opener) {
      isMoved = !isMoved
      stage.open(isMoved)
      opener.textContent = (isMoved ? opener.dataset.after : opener.dataset.before) ?? ''
    }
    if (name !== 'reset' && !isMove(name)) return
    onMove()
    if (name === 'reset') stage.reset()
    else stage.move(name)
  }
  viewer.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.dataset.do) act(button.dataset.do)
    if (!button?.dataset.part) return
    say(chosenPart(page, button.dataset.part))
    stage.lookAt(button.dataset.part)
  })
  canvas.addEventListener('pointerdown', onMove)
  canvas.addEventListener('keydown', (event) => {
    const move = keyMove(event)
    if (!move) return
    event.preventDefault()
    act(move)
  })
  viewer.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') act('away')
  })
}

const viewText = (said: Said, view: View): string =>
  [said[sideOf(view)], said[heightOf(view)]].filter(Boolean).join(' ')

/** The elements that the page of a product has for its viewer (`in-hand.tsx`). Throws when one is missing. */
function elementsOf(product: HTMLElement) {
  const one = <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const found = product.querySelector<E>(selector)
    if (!found) throw new Error(`the page has no ${selector}`)
    return found
  }
  return {
    taker: one('[data-in-hand]'),
    turntable: one('[data-still]'),
    viewer: one('[data-viewer]'),
    canvas: one<HTMLCanvasElement>('canvas'),
    progress: one<HTMLProgressElement>('progress'),
    status: one('[data-status]'),
    failure: one('[data-failed]'),
    /** A model that staff uploaded has nothing to open. */
    opener: product.querySelector<HTMLButtonElement>('[data-do=open]'),
    listed: [...product.querySelectorAll<HTMLElement>('[data-parts] [data-part]')],
    markers: [...product.querySelectorAll<HTMLElement>('[data-markers] [data-part]')],
  }
}

type ViewerPage = ReturnType<typeof elementsOf>

/** Marks a part in the list and in the picture, and returns what the list says of it. */
function chosenPart({ listed, markers }: ViewerPage, name: string): string {
  for (const one of [...listed, ...markers]) one.setAttribute('aria-pressed', `${one.dataset.part === name}`)
  const item = listed.find(({ dataset }) => dataset.part === name)?.closest('li')
  return [...(item?.querySelectorAll('button, dl > div') ?? [])].map(({ textContent }) => textContent).join('. ')
}

/** Puts the numbers of the parts over the picture. */
interface Markers {
  /** Follows a picture that was drawn. */
  follow(camera: Camera): void
  /** Hides those that something lies in front of: too slow for each picture, so when nothing moves. */
  settle(camera: Camera): void
}

/** Takes the elements with `data-part`; a part that the model has no anchor for is not shown. */
function createMarkers(elements: readonly HTMLElement[], model: Model): Markers {
  const marks = elements.flatMap((element) => {
    const anchor = model.anchors.get(element.dataset.part ?? '')
    element.hidden = !anchor
    return anchor ? [{ element, anchor }] : []
  })
  const ray = new Raycaster()
  return {
    follow(camera) {
      for (const { element, anchor } of marks) {
        const { place, way } = lookOf(anchor)
        const isFacing = way.dot(camera.position.clone().sub(place)) > 0
        const { x, y } = place.project(camera)
        element.style.left = `${(x + 1) * 50}%`
        element.style.top = `${(1 - y) * 50}%`
        element.toggleAttribute('data-away', !isFacing || Math.abs(x) > 1 || Math.abs(y) > 1)
      }
    },
    settle(camera) {
      for (const { element, anchor } of marks) {
        element.toggleAttribute('data-covered', isCovered(anchor, camera, model.scene, ray))
      }
    },
  }
}

function isCovered(anchor: Object3D, camera: Camera, scene: Object3D, ray: Raycaster): boolean {
  const { place } = lookOf(anchor)
  const way = place.sub(camera.position)
  ray.set(camera.position, way.clone().normalize())
  ray.far = way.length() * 0.985
  return ray.intersectObject(scene).length > 0
}
