import { useTexts } from '#core/language.ts'
import { useCompany } from './company.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'
import frame from './public.module.css'
import { PublicLink } from './public-link.tsx'
import { texts } from './texts.ts'

/** The year of the specification's copyright line. */
const copyrightYear = 2025

export function Footer() {
  const t = useTexts(texts)
  const company = useCompany()
  return (
    <footer className={styles.footer}>
      <div className={`${frame.wrap} ${styles.grid}`}>
        <div className={styles.who}>
          <Logo />
          <p>{t.legal}</p>
        </div>
        {company && (
          <section aria-labelledby="footer-contact">
            <h2 id="footer-contact" className={styles.title}>
              {t.contact}
            </h2>
            <address className={styles.list}>
              <a href={`mailto:${company.email}`}>{company.email}</a>
              <a href={`tel:${company.telefono.replace(/[^+\d]/g, '')}`}>{company.telefono}</a>
              <span>{company.direccion}</span>
            </address>
          </section>
        )}
        <nav aria-labelledby="footer-marketplace">
          <h2 id="footer-marketplace" className={styles.title}>
            {t.marketplace}
          </h2>
          <ul className={styles.list}>
            <li>
              <PublicLink to="/classifieds">{t.machinery}</PublicLink>
            </li>
            <li>
              <PublicLink to="/classifieds/rent">{t.rentals}</PublicLink>
            </li>
            <li>
              <PublicLink to="/classifieds/services">{t.repairs}</PublicLink>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-access">
          <h2 id="footer-access" className={styles.title}>
            {t.access}
          </h2>
          <ul className={styles.list}>
            <li>
              <PublicLink to="/login">{t.logIn}</PublicLink>
            </li>
            <li>
              <PublicLink to="/create-account">{t.createAccount}</PublicLink>
            </li>
          </ul>
        </nav>
      </div>
      <div className={`${frame.wrap} ${styles.end}`}>
        © {copyrightYear} {company?.nombre}
      </div>
    </footer>
  )
}
