import { type DrawnProduct, drawnProducts } from '@portal/contract/products/constants'
import { guideEnds, guides, secondsOf } from '@portal/contract/products/guides/guides'
import { title, words } from '../deps.ts'
import type { Film } from '../film.ts'
import { withWords } from '../stills.ts'
import { closing, names, shotOf } from './shots.ts'

/** The first steps with each product, as its page tells them; it has no figure, which could change. */
export const guideFilms: Film[] = drawnProducts.map((slug) => ({
  name: `guides/${slug}`,
  poster: guideEnds.opening - 1.2,
  isSmall: true,
  scenes: (say, language) => [
    {
      seconds: guideEnds.opening,
      caption: say(`Primeros pasos con ${names[slug]}.`, `First steps with ${names[slug]}.`),
      html: withWords(`${slug}-front`, title(say('Primeros pasos', 'First steps'), names[slug])),
    },
    ...guides[slug].map((step, index) => ({
      seconds: secondsOf(step),
      caption: step.text[language],
      html: `${shotOf(slug, step.shown, say, language)}<div class="words step">${numbered(index, slug, step.title[language])}</div>`,
    })),
    { seconds: guideEnds.closing, caption: '', html: closing(slug, say) },
  ],
}))

const numbered = (index: number, slug: DrawnProduct, heading: string) =>
  `<p class="kicker rise">${index + 1} / ${guides[slug].length}</p>${words(heading)}`
