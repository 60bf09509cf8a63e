import { nameIn } from '@portal/contract/core/names'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import styles from './events.module.css'
import { eventsTexts } from './events-texts.ts'
import { stateText } from './state-text.ts'
import { whenOf } from './when.ts'
import { workshopPath } from './workshop-path.ts'
import type { Workshop } from './workshops.ts'

/** The workshop open for registration, at the top of the events. */
export function NextWorkshop({ workshop }: { workshop: Workshop }) {
  const t = useTexts(eventsTexts)
  const language = useLanguage()
  const { days, hours } = whenOf(workshop, language)
  return (
    <section className={styles.next} aria-labelledby="next-workshop">
      <p className={styles.badge}>
        {t.nextTitle} · {stateText(workshop, language)}
      </p>
      <h2 id="next-workshop">{nameIn(workshop, 'nombre', language)}</h2>
      <dl>
        <div>
          <dt>{t.date}</dt>
          <dd>{days}</dd>
        </div>
        <div>
          <dt>{t.time}</dt>
          <dd>
            {hours} ({t.local})
          </dd>
        </div>
        <div>
          <dt>{t.place}</dt>
          <dd>{nameIn(workshop, 'lugar', language)}</dd>
        </div>
      </dl>
      <ButtonLink kind="primary" isWide to={workshopPath(workshop)}>
        {t.register}
      </ButtonLink>
    </section>
  )
}
