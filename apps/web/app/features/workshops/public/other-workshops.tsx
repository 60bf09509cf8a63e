import { nameIn } from '@portal/contract/core/names'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import frame from '#core/public/frame/public.module.css'
import { eventsTexts } from './events-texts.ts'
import styles from './other-workshops.module.css'
import { stateText } from './state-text.ts'
import { whenOf } from './when.ts'
import { workshopPath } from './workshop-path.ts'
import type { Workshop } from './workshops.ts'

/** The workshops besides the next one. */
export function OtherWorkshops({ workshops }: { workshops: readonly Workshop[] }) {
  const t = useTexts(eventsTexts)
  const language = useLanguage()
  return (
    <section className={`${frame.wrap} ${styles.others}`} aria-labelledby="other-workshops">
      <h2 id="other-workshops">{t.others}</h2>
      <ul>
        {workshops.map((workshop) => (
          <li key={workshop.id}>
            <div>
              <h3>
                <PublicLink to={workshopPath(workshop)}>{nameIn(workshop, 'nombre', language)}</PublicLink>
              </h3>
              <p>
                {whenOf(workshop, language).days} · {nameIn(workshop, 'lugar', language)}
              </p>
            </div>
            <p className={styles.state}>{stateText(workshop, language)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
