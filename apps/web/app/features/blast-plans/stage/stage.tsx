import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import type { Design } from '../plan/design.ts'
import { texts } from '../texts.ts'
import { paletteOf } from './colours.ts'
import { type Colouring, paintPlan, type Scene } from './paint.ts'
import type { Run } from './run.ts'
import { RunPainter } from './run-paint.ts'
import styles from './stage.module.css'
import { usePointer } from './use-pointer.ts'
import { holeAt, inPlan, moved, type Size, type View, viewOfAll, zoomed } from './view.ts'

interface Props {
  design: Design
  run: Run
  colouring: Colouring
  chosen: number | null
  tiedFrom: number | null
  /** A press on a hole, or on a place without one. */
  onPress: (hole: number | null, place: { x: number; y: number }) => void
  /** Says the plan in words, for who does not see it. */
  description: string
}

/** The plan from above, which moves, enlarges, and plays. The table of holes says the same and takes the same changes. */
export function Stage({ design, run, colouring, chosen, tiedFrom, onPress, description }: Props) {
  const t = useTexts(texts)
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useSize(frame)
  const [view, setView] = useView(design, size)
  usePainting(canvas, view && size && { design, view, size, colouring, chosen, tiedFrom, faceName: t.freeFace }, run)

  const pointer = usePointer({
    canvas,
    size,
    onView: setView,
    onPress(at) {
      if (!view || !size) return
      onPress(holeAt(design.holes, view, size, at)?.id ?? null, inPlan(view, size, at))
    },
  })
  const zoom = (factor: number) => size && setView((view) => zoomed(view, size, factor))
  const keys: Record<string, () => void> = {
    '+': () => zoom(1.3),
    '-': () => zoom(1 / 1.3),
    '0': () => size && setView(() => viewOfAll(design.holes, size)),
    ArrowLeft: () => setView((view) => moved(view, { x: 40, y: 0 })),
    ArrowRight: () => setView((view) => moved(view, { x: -40, y: 0 })),
    ArrowUp: () => setView((view) => moved(view, { x: 0, y: 40 })),
    ArrowDown: () => setView((view) => moved(view, { x: 0, y: -40 })),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <div className={styles.frame} ref={frame}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={description}
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...pointer}
      />
      <div className={styles.zoom}>
        <button type="button" onClick={() => zoom(1.3)} aria-label={t.zoomIn} title={t.zoomIn}>
          <IconPlus size={18} />
        </button>
        <button type="button" onClick={() => zoom(1 / 1.3)} aria-label={t.zoomOut} title={t.zoomOut}>
          <IconMinus size={18} />
        </button>
        <button type="button" onClick={() => keys['0']!()} aria-label={t.zoomAll} title={t.zoomAll}>
          <IconArrowsMaximize size={18} />
        </button>
      </div>
    </div>
  )
}

/** The view of a stage: all of the plan at first and whenever its holes stand elsewhere, until the viewer moves it. */
function useView(design: Design, size: Size | null) {
  const [chosen, setChosen] = useState<{ view: View; places: string } | null>(null)
  const { malla, pozos } = design.plan
  const places = pozos.length > 0 ? `${pozos.length} ${pozos[0]?.x}` : Object.values(malla).join(' ')
  const view = size && (chosen?.places === places ? chosen.view : viewOfAll(design.holes, size))
  const current = useRef(view)
  current.current = view
  const setView = useCallback(
    (next: (view: View) => View) => {
      if (!current.current) return
      current.current = next(current.current)
      setChosen({ view: current.current, places })
    },
    [places],
  )
  return [view, setView] as const
}

/** Paints at every change, and at each frame of a run. */
function usePainting(
  canvas: React.RefObject<HTMLCanvasElement | null>,
  shown: Omit<Scene, 'palette'> | null,
  run: Run,
): void {
  const rest = useRef<HTMLCanvasElement | null>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element || !shown) return
    const ratio = pixelRatio()
    const scene: Scene = { ...shown, palette: paletteOf(element) }
    rest.current ??= document.createElement('canvas')
    const [onRest, context, fired] = [rest.current, element, document.createElement('canvas')].map((canvas) =>
      contextOf(canvas, scene.size, ratio),
    )
    if (!onRest || !context || !fired) return // a device without room for them shows the figures alone
    paintPlan(onRest, scene)
    const painter = new RunPainter(context, scene, rest.current, { fired, ratio })
    const paint = () => painter.paint(run.moment() ?? -1, run.speed)
    paint()
    return run.subscribe(paint)
  })
}

const mostPixels = 2

/** Follows the size of an element. Null before it is known. */
function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const observed = element.current
    if (!observed) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      setSize({ width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) })
    })
    observer.observe(observed)
    return () => observer.disconnect()
  }, [element])
  return size
}

/** Pixels of the screen for one of the page; more than two cost time and show nothing. */
const pixelRatio = (): number => Math.min(mostPixels, window.devicePixelRatio || 1)

/** Gives a canvas its pixels and returns what draws on it in units of the page; null when the browser has no room for it. */
function contextOf(canvas: HTMLCanvasElement, { width, height }: Size, ratio: number): CanvasRenderingContext2D | null {
  const [across, along] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (canvas.width !== across) canvas.width = across
  if (canvas.height !== along) canvas.height = along
  const context = canvas.getContext('2d')
  context?.setTransform(ratio, 0, 0, ratio, 0, 0)
  return context
}
