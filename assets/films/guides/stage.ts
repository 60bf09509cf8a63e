/** A place in a picture, in shares of its width and height. */
export interface Place {
  left: number
  right: number
  top: number
  bottom: number
}

/** The window in which a guide shows things, next to its words. */
export const STAGE = { left: 500, top: 56, width: 732, height: 540 }
/** How much of the window the pointed-at part takes at most, and how near it comes. */
const [SHARE, NEAREST] = [0.42, 2.3]
/** Room around what is pointed at, in pixels of the film. */
const AROUND = 12

/** How far an edge may come into the window, so that what is pointed at there is seen whole. */
const EDGE = 60

const inside = (value: number, length: number, window: number) =>
  length <= window - 2 * EDGE ? (window - length) / 2 : Math.min(EDGE, Math.max(window - length - EDGE, value))

/**
 * Shows something of a size in its own pixels: first whole, then nearer to a place, which stays light while the rest
 * darkens. Without a place it stays whole.
 */
export function staged(html: string, width: number, height: number, place?: Place, isWide = false): string {
  const { left, top, ...window } = STAGE
  const filling = isWide ? Math.max : Math.min
  const whole = filling(window.width / width, window.height / height)
  const at = (scale: number, x: number, y: number) =>
    `translate(${(window.width / 2 - x * scale).toFixed(1)}px,${(window.height / 2 - y * scale).toFixed(1)}px) scale(${scale.toFixed(4)})`
  const frame = `position:absolute;left:${left}px;top:${top}px;width:${window.width}px;height:${window.height}px;overflow:hidden;border-radius:12px;background:radial-gradient(90% 90% at 50% 40%,#3b444e,#20262d)`
  const sheet = `position:absolute;left:0;top:0;width:${width}px;height:${height}px;transform-origin:0 0`
  const from = at(whole, width / 2, height / 2)
  if (!place) return `<div style="${frame}"><div style="${sheet};transform:${from}">${html}</div></div>`

  const [x, y] = [((place.left + place.right) / 2) * width, ((place.top + place.bottom) / 2) * height]
  const [w, h] = [(place.right - place.left) * width, (place.bottom - place.top) * height]
  const wanted = Math.min((window.width * SHARE) / w, (window.height * SHARE) / h, whole * NEAREST)
  const scale = Math.max(whole, wanted)
  const shiftX = inside(window.width / 2 - x * scale, width * scale, window.width)
  const shiftY = inside(window.height / 2 - y * scale, height * scale, window.height)
  const to = `translate(${shiftX.toFixed(1)}px,${shiftY.toFixed(1)}px) scale(${scale.toFixed(4)})`
  const around = AROUND / scale
  const [line, dark] = [4 / scale, 3000 / scale]
  const ring = `position:absolute;left:${x - w / 2 - around}px;top:${y - h / 2 - around}px;width:${w + 2 * around}px;height:${h + 2 * around}px;border-radius:${14 / scale}px;box-shadow:0 0 0 ${line}px #f5b301,0 0 0 ${dark}px #0b0d1094`
  return `<div style="${frame}"><div class="focus" style="${sheet};--from:${from};--to:${to}">${html}<div class="show" style="${ring};--d:1500ms"></div></div></div>`
}
