import { nameIn } from '@portal/contract/core/names'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { eventsTexts } from '../public/events-texts.ts'
import { whenOf } from '../public/when.ts'
import styles from './own.module.css'
import type { OwnRegistration } from './own-types.ts'

/** The workshop of a registration. */
export function OwnDetails({ own: { workshop } }: { own: OwnRegistration }) {
  const t = useTexts(eventsTexts)
  const language = useLanguage()
  const { days, hours } = whenOf(workshop, language)
  return (
    <aside className={styles.details} aria-labelledby="workshop">
      <h2 id="workshop">
        <PublicLink to={`/events/${workshop.clave}`}>{nameIn(workshop, 'nombre', language)}</PublicLink>
      </h2>
      <dl>
        {[
          [t.date, days],
          [t.time, `${hours} (${t.local})`],
          [t.place, nameIn(workshop, 'lugar', language)],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
