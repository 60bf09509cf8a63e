import { useTexts } from '#core/language/language.ts'
import { ContactButton } from '../contact-button.tsx'
import styles from './contact.module.css'
import { meetingTexts } from './meeting-texts.ts'

/** Next to the calendar: how to ask for another time. */
export function NoneFits() {
  const t = useTexts(meetingTexts)
  return (
    <aside className={styles.aside} aria-labelledby="none-fits">
      <h2 id="none-fits" className={styles.asideTitle}>
        {t.noneFits}
      </h2>
      <p className={styles.asideText}>{t.noneFitsText}</p>
      <ContactButton subject="commercial" />
    </aside>
  )
}
