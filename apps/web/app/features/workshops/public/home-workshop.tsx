import { useLanguage, useTexts } from '#core/language/language.ts'
import { nameIn } from '#core/language/names.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import frame from '#core/public/frame/public.module.css'
import { eventsTexts } from './events-texts.ts'
import styles from './home-workshop.module.css'
import { stateText } from './state-text.ts'
import { whenOf } from './when.ts'
import { workshopPath } from './workshop-path.ts'
import type { Workshop } from './workshops.ts'

/** The next workshop on the home page. */
export function HomeWorkshop({ workshop }: { workshop: Workshop }) {
  const t = useTexts(eventsTexts)
  const language = useLanguage()
  return (
    <section className={`${frame.wrap} ${styles.workshop}`} aria-labelledby="home-workshop">
      <div>
        <p className={styles.kicker}>
          {t.nextTitle} · {stateText(workshop, language)}
        </p>
        <h2 id="home-workshop">{nameIn(workshop, 'nombre', language)}</h2>
        <p className={styles.about}>
          {whenOf(workshop, language).days} · {nameIn(workshop, 'lugar', language)}
        </p>
      </div>
      <ButtonLink to={workshopPath(workshop)}>{t.register}</ButtonLink>
    </section>
  )
}
