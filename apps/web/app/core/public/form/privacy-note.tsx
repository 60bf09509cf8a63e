import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '../components/public-link.tsx'
import styles from './form.module.css'
import { privacyTexts } from './privacy-texts.ts'

/** What happens to what a visitor sends, in one line, with the page that says more. Every public form has it. */
export function PrivacyNote() {
  const t = useTexts(privacyTexts)
  return (
    <p className={styles.muted}>
      {t.use} <PublicLink to="/privacy">{t.more}</PublicLink>
    </p>
  )
}
