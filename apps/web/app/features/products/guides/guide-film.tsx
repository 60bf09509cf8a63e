import { textIn } from '@portal/contract/core/text'
import type { DrawnProduct } from '@portal/contract/products/constants'
import { chaptersOf } from '@portal/contract/products/guides/guides'
import { InlineScript } from '#core/framework/inline-scripts.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { FilmInline } from '#core/public/films/film-inline.tsx'
import { filmAt, guideFilm } from '#core/public/films/list.ts'
import type { Product } from '../facts.ts'
import { PartFacts } from '../part-facts.tsx'
import styles from './guide.module.css'
import { guideTexts } from './guide-texts.ts'

const script = import.meta.env.SSR ? (await import('./film-seek.ts')).seekScript : ''

/** Returns `0:04`. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** The film of a product's first steps, and the same steps as text, each a place in the film. */
export function GuideFilm({ product }: { product: Product & { slug: DrawnProduct } }) {
  const t = useTexts(guideTexts)
  const language = useLanguage()
  const film = guideFilm(product.slug)
  return (
    <div className={styles.split}>
      <div className={styles.film}>
        <FilmInline name={film} title={t.film(product.nombre)} isSmall />
      </div>
      <section aria-labelledby="chapters">
        <h2 id="chapters" className={styles.heading}>
          {t.chapters}
        </h2>
        <ol className={styles.chapters}>
          {chaptersOf(product.slug).map(({ step: { shown, title, text, facts }, at }) => (
            <li key={shown}>
              <h3>
                {textIn(title, language)}
                <a
                  href={`${filmAt(film, language)}.mp4#t=${at}`}
                  data-at={at}
                  aria-label={t.from(clock(at), textIn(title, language))}
                >
                  {clock(at)}
                </a>
              </h3>
              <p>{textIn(text, language)}</p>
              <PartFacts product={product} keys={facts} />
            </li>
          ))}
        </ol>
      </section>
      <InlineScript text={script} />
    </div>
  )
}
