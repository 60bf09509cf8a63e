import { useTexts } from '#core/language/language.ts'
import styles from '#core/public/form/form.module.css'
import { contactTexts } from './contact-texts.ts'

/** A hidden field (honeypot): only programs fill it. */
export function Trap() {
  const t = useTexts(contactTexts)
  return (
    <label className={styles.trap} aria-hidden>
      {t.website}
      <input type="text" name="sitio_web" tabIndex={-1} autoComplete="off" />
    </label>
  )
}
