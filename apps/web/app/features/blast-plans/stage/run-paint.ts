import { radiusOf, type Scene } from './paint.ts'
import { onStage } from './view.ts'

/** How long a hole flashes, in seconds of the viewer. */
const flashSeconds = 0.35

/**
 * Paints a blast under way over the plan at rest. Each frame paints only what fired since the one before, and the
 * flashes: 10,000 holes cost as much as those that fire in it.
 */
export class RunPainter {
  readonly #context: CanvasRenderingContext2D
  readonly #scene: Scene
  readonly #rest: CanvasImageSource
  readonly #fired: HTMLCanvasElement
  readonly #firedContext: CanvasRenderingContext2D
  readonly #ratio: number
  #done = 0

  /** `fired` draws on a canvas of the same size, which keeps the holes that have fired. */
  constructor(
    context: CanvasRenderingContext2D,
    scene: Scene,
    rest: HTMLCanvasElement,
    { fired, ratio }: { fired: CanvasRenderingContext2D; ratio: number },
  ) {
    this.#context = context
    this.#scene = scene
    this.#rest = rest
    this.#ratio = ratio
    this.#fired = fired.canvas
    this.#firedContext = fired
  }

  /** Paints the moment `ms` of the blast; `speed`: ms of the blast in a second of the viewer. */
  paint(ms: number, speed: number): void {
    const { order } = this.#scene.design
    if (this.#done > 0 && order[this.#done - 1]!.ms > ms) this.#clear()
    const from = this.#done
    while (this.#done < order.length && order[this.#done]!.ms <= ms) this.#done++
    this.#paintFired(from, this.#done)
    const context = this.#context
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.drawImage(this.#rest, 0, 0)
    context.drawImage(this.#fired, 0, 0)
    context.restore()
    this.#paintFlashes(ms, Math.max(1, flashSeconds * speed))
    context.globalAlpha = 1
  }

  #clear(): void {
    const context = this.#firedContext
    context.clearRect(0, 0, this.#fired.width / this.#ratio, this.#fired.height / this.#ratio)
    this.#done = 0
  }

  #paintFired(from: number, to: number): void {
    if (from === to) return
    const { design, view, size, palette } = this.#scene
    const { x, y } = onStage(view, size)
    const radius = radiusOf(this.#scene) + 1.5
    const context = this.#firedContext
    context.fillStyle = palette.line
    context.beginPath()
    for (let at = from; at < to; at++) {
      const hole = design.order[at]!
      context.moveTo(x(hole.x) + radius, y(hole.y))
      context.arc(x(hole.x), y(hole.y), radius, 0, 2 * Math.PI)
    }
    context.fill()
  }

  #paintFlashes(ms: number, length: number): void {
    const { design, view, size, palette } = this.#scene
    const { x, y } = onStage(view, size)
    const context = this.#context
    context.strokeStyle = palette.accent
    context.fillStyle = palette.accent
    const radius = radiusOf(this.#scene)
    for (let at = this.#done - 1; at >= 0; at--) {
      const hole = design.order[at]!
      const age = (ms - hole.ms) / length
      if (age > 1) break
      context.globalAlpha = 1 - age
      context.lineWidth = 2.5 * (1 - age) + 0.5
      context.beginPath()
      context.arc(x(hole.x), y(hole.y), radius * (1 + 3.2 * age), 0, 2 * Math.PI)
      context.stroke()
      if (age < 0.4) context.fill()
    }
  }
}
