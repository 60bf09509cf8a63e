import WebGL from 'three/examples/jsm/capabilities/WebGL.js'
import type { Said } from '../texts.ts'
import { createMarkers } from './markers.ts'
import { loadModel } from './model.ts'
import { chosenPart, elementsOf, type ViewerPage } from './page.ts'
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
    turntable.querySelector('input')?.focus()
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
    if (name === 'open') {
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
