import { logo } from '../products/prints/sheet.ts'

/** Words of a scene: the small line above in amber, the title and what follows. */
export const title = (kicker: string, words: string, lead = '') =>
  `<p class="kicker rise">${kicker}</p><h1 class="rise" style="--d:120ms">${words}</h1>${lead ? `<p class="lead rise" style="--d:420ms">${lead}</p>` : ''}`

export const words = (heading: string, lead = '') =>
  `<h2 class="rise">${heading}</h2>${lead ? `<p class="lead rise" style="--d:250ms">${lead}</p>` : ''}`

/** A figure with what it is of, `later` milliseconds after the words. */
export const figure = (name: string, value: string, later = 500) =>
  `<p class="figure rise" style="--d:${later}ms"><small>${name}</small>${value}</p>`

/** The last picture of every film. */
export const end = (line: string) =>
  `<div class="ground cover"></div><div class="end cover"><div class="rise">${logo(92, '#fff')}</div><p class="rise" style="--d:300ms">${line}</p></div>`

/** The right half of a scene as a drawing of 700 by 560. */
export const drawing = (svg: string) =>
  `<svg style="position:absolute;left:540px;top:64px;overflow:visible" width="700" height="560" viewBox="0 0 700 560">${svg}</svg>`

export const path = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
