import type { Language } from '@portal/contract/core/language'
import type { DrawnProduct } from '@portal/contract/products/constants'
import { isConsole } from '@portal/contract/products/manuals/consoles'
import { end } from '../deps.ts'
import type { Say } from '../film.ts'
import { curve, outlines, versions } from '../fragmentation.ts'
import { pattern } from '../pattern.ts'
import { picture, product } from '../stills.ts'
import { area, files, times } from './drawings.ts'
import { panel } from './panel.ts'
import { type Place, staged } from './stage.ts'

/** Names as they stand on the products. */
export const names: Readonly<Record<DrawnProduct, string>> = {
  nextlion: 'NextLion',
  next1: 'Next1',
  next3: 'Next3e',
  nextone: 'Next One',
  nextoneplus: 'Next One+',
  nextthree: 'Next Three',
  nextremote: 'Next Remote',
  quamtum: 'Quamtum',
}

/** The pictures of products are 3:2; a place in one of them is in shares. */
const photo = (name: string, place?: Place) =>
  staged(`<img style="width:1600px" src="${product(name)}">`, 1600, 1067, place, true)
const window = (name: string, language: Language, place?: Place) =>
  staged(`<img src="${picture(`software/designer-${name}-${language}-1240.webp`)}">`, 1240, 698, place)
const at = (left: number, right: number, top: number, bottom: number): Place => ({ left, right, top, bottom })

type Shot = (say: Say, language: Language) => string

/** What a step shows that is not a control of a panel, by product and the name of the step. */
const shots: Readonly<Partial<Record<DrawnProduct, Readonly<Record<string, Shot>>>>> = {
  nextone: { terminals: () => photo('nextone-front', at(0.26, 0.4, 0.13, 0.25)) },
  nextremote: { antenna: (say) => area(say) },
  next1: {
    label: () => photo('next1-front', at(0.4, 0.7, 0.36, 0.63)),
    delay: (say) => times(say),
    cable: () => photo('next1-front', at(0.26, 0.9, 0.14, 0.42)),
    connector: () => photo('next1-front', at(0.24, 0.43, 0.7, 0.9)),
    console: () => photo('nextone-front', at(0.26, 0.4, 0.13, 0.25)),
  },
  next3: {
    label: () => photo('next3-front', at(0.28, 0.62, 0.42, 0.69)),
    delay: (say) => times(say),
    clip: () => photo('next3-front', at(0.71, 0.89, 0.54, 0.8)),
    console: () => panel('nextthree', 'post'),
  },
  nextlion: {
    pattern: (_, language) => window('plan', language, at(0.74, 0.995, 0.02, 0.37)),
    sequence: (_, language) => window('plan', language, at(0.02, 0.71, 0.36, 0.86)),
    run: (_, language) => `<div class="ground cover"></div>${pattern(language)}`,
    figures: (_, language) => window('figures', language, at(0.01, 0.99, 0.11, 0.33)),
    keep: (say) => files(say),
  },
  quamtum: {
    versions: (say) =>
      `<div style="position:absolute;left:442px;top:70px;transform-origin:0 0;transform:scale(.66)">${versions(say)}</div>`,
    scale: () => photo('quamtum-detail'),
    capture: () => photo('quamtum-front', at(0.33, 0.49, 0.2, 0.34)),
    outlines: () => `<div class="ground cover"></div>${outlines()}`,
    curve: (say) => `<div class="ground cover"></div>${curve(say)}`,
  },
}

/** Returns what the film shows of a step. */
export function shotOf(slug: DrawnProduct, shown: string, say: Say, language: Language): string {
  const shot = shots[slug]?.[shown]
  if (shot) return shot(say, language)
  if (isConsole(slug)) return panel(slug, shown)
  throw new Error(`no shot of ${slug} for ${shown}`)
}

/** The last picture: what no film of first steps is. */
export const closing = (slug: DrawnProduct, say: Say): string =>
  end(
    `${say('Primeros pasos con', 'First steps with')} ${names[slug]}<br>${say('No reemplazan el procedimiento de su faena.', 'They do not replace the procedure of your site.')}`,
  )
