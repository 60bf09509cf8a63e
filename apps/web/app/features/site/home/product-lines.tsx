import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import frame from '#core/public/frame/public.module.css'
import { belowTexts } from './below-texts.ts'
import styles from './closing.module.css'

const lines = [
  ['nextlion', 'NextLion', 280],
  ['next1', 'Next1', 172],
  ['next3', 'Next3e', 221],
  ['nextone', 'Next One', 269],
  ['nextoneplus', 'Next One+', 300],
  ['nextthree', 'Next Three', 336],
  ['nextremote', 'Next Remote', 387],
  ['quamtum', 'Quamtum', 290],
] as const

/** The icons of the product lines, from one file, in the colour of the text. */
export function ProductLines() {
  const t = useTexts(belowTexts)
  return (
    <section className={styles.lines} aria-label={t.lines}>
      <ul className={frame.wrap}>
        {lines.map(([slug, name, width]) => (
          <li key={slug}>
            <PublicLink to={`/${slug}`} aria-label={name}>
              <svg viewBox={`0 0 ${width} 48`} aria-hidden>
                <use href={`/pictures/product-lines.svg#${slug}`} />
              </svg>
            </PublicLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
