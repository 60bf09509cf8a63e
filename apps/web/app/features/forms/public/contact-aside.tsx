import { phoneLink } from '#core/formats/phone-link.ts'
import { useTexts } from '#core/language/language.ts'
import { useCompany } from '#core/public/frame/company.ts'
import styles from './contact.module.css'
import { contactTexts } from './contact-texts.ts'

/** Next to every form: what happens after sending, and other ways to reach the company. */
export function ContactAside() {
  const t = useTexts(contactTexts)
  const company = useCompany()
  return (
    <aside className={styles.aside} aria-labelledby="next-title">
      <h2 id="next-title" className={styles.asideTitle}>
        {t.asideTitle}
      </h2>
      <ol className={styles.steps}>
        {t.steps.map(([title, text]) => (
          <li key={title} className={styles.step}>
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {company && (
        <>
          <h2 className={styles.asideTitle}>{t.directTitle}</h2>
          <address className={styles.direct}>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <a href={phoneLink(company.telefono)}>{company.telefono}</a>
          </address>
        </>
      )}
    </aside>
  )
}
