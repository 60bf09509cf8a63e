import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import { useCompany } from '#core/public/frame/company.ts'
import frame from '#core/public/frame/public.module.css'
import { belowTexts } from './below-texts.ts'
import styles from './closing.module.css'
import type { Below } from './load.ts'

const flags = ['mx', 'pe', 'cl']
const digits = (phone: string) => phone.replace(/\D/g, '')

/** How to reach the company: message, mail or an office. */
export function Contact({ offices: { phones, offices } }: { offices: NonNullable<Below['offices']> }) {
  const t = useTexts(belowTexts).contact
  const company = useCompany()
  return (
    <section className={styles.contact} aria-labelledby="contact">
      <div className={frame.wrap}>
        <div className={styles.reach}>
          <div>
            <h2 id="contact">{t.title}</h2>
            <p>{t.lead}</p>
            <ul className={styles.flags} aria-label={t.flags}>
              {flags.map((flag) => (
                <li key={flag}>
                  <img src={`/pictures/flags/${flag}.svg`} width={36} height={24} alt="" loading="lazy" />
                </li>
              ))}
              <li>{t.flags}</li>
            </ul>
          </div>
          <ul className={styles.ways}>
            {phones.map(({ country, phone }) => (
              <li key={phone}>
                <a href={`https://wa.me/${digits(phone)}`} target="_blank" rel="noopener">
                  <IconBrandWhatsapp size={26} stroke={1.5} />
                  <span>{t.messages(country)}</span>
                  <strong>{phone}</strong>
                </a>
              </li>
            ))}
            {company && (
              <li>
                <a href={`mailto:${company.email}`}>
                  <IconMail size={26} stroke={1.5} />
                  <span>{t.mail}</span>
                  <strong>{company.email}</strong>
                </a>
              </li>
            )}
          </ul>
        </div>
        <h3 className={styles.officesTitle}>{t.offices}</h3>
        <ul className={styles.offices}>
          {offices.map(({ country, name, role, phone, email, street, city, postalCode }) => (
            <li key={country}>
              <h4>{country}</h4>
              <p className={styles.person}>{name}</p>
              <p>{role}</p>
              <address>
                <a href={`tel:+${digits(phone)}`}>{phone}</a>
                <a href={`mailto:${email}`}>{email}</a>
                <span>{street}</span>
                <span>
                  {city}, {country}
                </span>
                <span>{t.postal(postalCode)}</span>
              </address>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
