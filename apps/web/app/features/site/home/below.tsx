import { useTexts } from '#core/language/language.ts'
import { deferred } from '#core/public/components/deferred.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import frame from '#core/public/frame/public.module.css'
import { HomeMachines } from '#features/machines/market/home/home-machines.tsx'
import { belowTexts } from './below-texts.ts'
import { Brochures } from './brochures.tsx'
import styles from './closing.module.css'
import { Contact } from './contact.tsx'
import { Films } from './films.tsx'
import { Hardware } from './hardware.tsx'
import type { Below as Data } from './load.ts'
import { NextWorkshop } from './next-workshop.tsx'
import { Software } from './software.tsx'

/** Apart, so that the first screen does not name its files. */
const HomeProperties = deferred(() => import('#features/properties/market/home/home-properties.tsx'))

/** The home page below its first screen. */
export default function Below({ hardware, brochures, machinery, properties, workshop, offices }: Data) {
  const t = useTexts(belowTexts)
  return (
    <>
      <Software />
      {hardware.length > 0 && <Hardware products={hardware} />}
      <Films />
      {machinery && <HomeMachines {...machinery} />}
      {properties && <HomeProperties {...properties} />}
      {workshop && <NextWorkshop workshop={workshop} />}
      <section className={styles.who} aria-labelledby="who">
        <div className={frame.wrap}>
          <h2 id="who">{t.whoTitle}</h2>
          <dl>
            {t.who.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <ProductLines />
      {brochures.length > 0 && <Brochures products={brochures} />}
      {offices && <Contact offices={offices} />}
    </>
  )
}

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
function ProductLines() {
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
