import { isBelowAny } from '@portal/contract/core/paths'
import { textIn } from '@portal/contract/core/text'
import { phoneLink } from '#core/formats/phone-link.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '../components/public-link.tsx'
import { texts } from '../components/texts.ts'
import { type FooterOffice, useCompany, useRootData } from './company.ts'
import styles from './footer.module.css'
import { footerLists, legalLinks } from './footer-links.ts'
import { Logo } from './logo.tsx'
import Networks from './networks.tsx'
import frame from './public.module.css'

/** The year of the copyright line, chosen by the owner. */
const copyrightYear = 2025

/** Loaded last, because no one reads it first. */
export default function Footer() {
  const t = useTexts(texts)
  const language = useLanguage()
  const root = useRootData()
  const company = useCompany()
  const menu = root?.products.flatMap(({ productos }) => productos) ?? []
  const onSale = new Map(menu.map(({ slug, nombre }) => [slug, nombre]))
  const lists = footerLists
    .map(({ id, title, links }) => ({
      id,
      title: t[title],
      links: links.flatMap((link) => {
        const name = 'product' in link ? onSale.get(link.product) : t[link.text]
        return name && !isBelowAny(link.to, root?.site.unusedPaths ?? []) ? [{ to: link.to, name }] : []
      }),
    }))
    .filter(({ links }) => links.length > 0)
  return (
    <footer className={styles.footer}>
      <div className={`${frame.wrap} ${styles.grid}`}>
        <div className={styles.who}>
          <Logo />
          <p>{t.legal}</p>
          {company && <a href={`mailto:${company.email}`}>{company.email}</a>}
          <Networks className={styles.networks} />
        </div>
        {lists.map(({ id, title, links }) => (
          <nav key={id} aria-labelledby={`footer-${id}`}>
            <h2 id={`footer-${id}`} className={styles.title}>
              {title}
            </h2>
            <ul className={styles.list}>
              {links.map(({ to, name }) => (
                <li key={to}>
                  <PublicLink to={to}>{name}</PublicLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {root && root.offices.length > 0 && (
          <section className={styles.offices} aria-labelledby="footer-offices">
            <h2 id="footer-offices" className={styles.title}>
              {t.offices}
            </h2>
            {root.offices.map((office) => (
              <Office key={`${office.email} ${office.direccion}`} office={office} name={office.pais[language]} />
            ))}
          </section>
        )}
      </div>
      <div className={`${frame.wrap} ${styles.end}`}>
        <span>
          © {copyrightYear} {company?.nombre}
        </span>
        {legalLinks.map(({ to, name }) => (
          <PublicLink key={to} to={to}>
            {textIn(name, language)}
          </PublicLink>
        ))}
      </div>
    </footer>
  )
}

function Office({ office, name }: { office: FooterOffice; name: string }) {
  return (
    <address className={styles.office}>
      <strong>{name}</strong>
      <span>{office.direccion}</span>
      <span>{office.ciudad}</span>
      <a href={phoneLink(office.telefono)}>{office.telefono}</a>
      <a href={`mailto:${office.email}`}>{office.email}</a>
    </address>
  )
}
