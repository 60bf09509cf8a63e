import { languages } from '../../core/language.ts'
import type { Text } from '../../core/text.ts'
import type { DrawnProduct } from '../constants.ts'
import { consoleGuides } from './consoles.ts'
import { otherGuides } from './others.ts'
import type { GuideStep } from './step.ts'

/** The first steps with each product: chapters of its film, and the text of its page. */
export const guides: Readonly<Record<DrawnProduct, readonly GuideStep[]>> = { ...consoleGuides, ...otherGuides }

/** Seconds of the first and the last picture of a film. */
export const guideEnds = { opening: 4, closing: 3.5 } as const

const least = 4.5
const charactersPerSecond = 15

/** Returns how long a step is shown, in seconds: as long as its longer text takes to read. */
export const secondsOf = ({ title, text }: GuideStep): number => {
  const longest = Math.max(...languages.map((one) => title[one].length + text[one].length))
  return Math.max(least, Math.ceil((longest / charactersPerSecond) * 2) / 2)
}

/** Returns the steps of a product with the second of its film at which each begins. */
export function chaptersOf(slug: DrawnProduct): { step: GuideStep; at: number }[] {
  let at: number = guideEnds.opening
  return guides[slug].map((step) => {
    const chapter = { step, at }
    at += secondsOf(step)
    return chapter
  })
}

/** Returns the length of a product's film, in seconds. */
export const guideSeconds = (slug: DrawnProduct): number =>
  guides[slug].reduce((sum, step) => sum + secondsOf(step), guideEnds.opening + guideEnds.closing)

/** Stands on every guide and manual. */
export const guideNotice: Text = {
  es: 'Estos pasos no reemplazan el procedimiento de su faena ni la responsabilidad del ingeniero a cargo de la tronadura.',
  en: 'These steps replace neither the procedure of your site nor the responsibility of the engineer in charge of the blast.',
}

/** Returns what a link to a guide says of it: its steps, and its seconds. */
export const lengthOf = (slug: DrawnProduct): { steps: number; seconds: number } => ({
  steps: guides[slug].length,
  seconds: Math.round(guideSeconds(slug)),
})
