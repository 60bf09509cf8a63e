import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import type { OfficesSchema } from '@portal/contract/settings/schemas'
import { spokenLanguageName } from '@portal/contract/settings/spoken'
import { phoneLink } from '#core/formats/phone-link.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { useRootData } from '#core/public/frame/company.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import styles from './card.module.css'
import type { LoadedCard } from './card-data.ts'
import { cardTexts } from './card-texts.ts'
import { initialsOf, nameOf, type Person } from './people.ts'

/** The card of a person: how to reach them, and a code that saves it. */
export default function CardPage({ card: { person, office, address, qr } }: { card: LoadedCard }) {
  const t = useTexts(cardTexts)
  const language = useLanguage()
  const company = useRootData()?.company.nombre ?? ''
  const name = nameOf(person)
  const role = nameIn(person, 'cargo', language)
  const shared = inLanguage(address, language)
  return (
    <div className={styles.page}>
      <PageHead
        title={name}
        description={t.descriptionOf(name, role.toLowerCase(), company)}
        structured={[
          {
            '@type': 'Person',
            name,
            jobTitle: role,
            email: person.email,
            telephone: person.telefono,
            url: `/${person.slug}`,
            worksFor: { '@type': 'Organization', '@id': '/', name: company },
            knowsLanguage: person.idiomas,
            ...(office && {
              workLocation: { '@type': 'Place', name: `${office.ciudad}, ${countryName(office.pais_id, language)}` },
            }),
          },
        ]}
      />
      <div className={`${frame.wrap} ${styles.split}`}>
        <div className={styles.left}>
          <CardPicture person={person} label={t.cardOf(name)} role={role} company={company} />
          <section className={styles.scan} aria-labelledby="scan">
            <svg viewBox={`0 0 ${qr.size} ${qr.size}`} aria-hidden shapeRendering="crispEdges">
              <path d={qr.path} />
            </svg>
            <div>
              <h2 id="scan">{t.qrTitle}</h2>
              <p>{t.qrText}</p>
              <ul aria-label={t.share}>
                <li>
                  <a href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(shared)}`}>
                    {t.byMail}
                  </a>
                </li>
                <li>
                  <a
                    href={`https://wa.me/?text=${encodeURIComponent(`${name} · ${shared}`)}`}
                    rel="noopener noreferrer"
                  >
                    {t.byMessage}
                  </a>
                </li>
              </ul>
            </div>
          </section>
        </div>
        <div className={styles.right}>
          <h1>{name}</h1>
          <p className={styles.title}>
            {role}, {company}
          </p>
          <div className={styles.actions}>
            <ButtonLink kind="primary" to={`/${person.slug}/contact.vcf`} reloadDocument>
              {t.save}
            </ButtonLink>
            <a className={styles.action} href={phoneLink(person.telefono)}>
              {t.call}
            </a>
            <a className={styles.action} href={`mailto:${person.email}`}>
              {t.write}
            </a>
          </div>
          <CardFacts person={person} office={office} />
          <PublicLink to="/about-us#people" className={styles.others}>
            {t.others}
          </PublicLink>
        </div>
      </div>
    </div>
  )
}

interface Props {
  person: Person
  office: Of<typeof OfficesSchema>['oficinas'][number] | undefined
}

function CardFacts({ person, office }: Props) {
  const t = useTexts(cardTexts)
  const language = useLanguage()
  const spoken = person.idiomas.map((code) => spokenLanguageName(code, language))
  return (
    <dl className={styles.facts}>
      <dt>{t.phone}</dt>
      <dd>
        <a href={phoneLink(person.telefono)}>{person.telefono}</a>
      </dd>
      <dt>{t.email}</dt>
      <dd>
        <a href={`mailto:${person.email}`}>{person.email}</a>
      </dd>
      <dt>{t.asksFor}</dt>
      <dd>{nameIn(person, 'tema', language)}</dd>
      <dt>{t.languages}</dt>
      <dd>{new Intl.ListFormat(language, { type: 'conjunction' }).format(spoken)}</dd>
      {office && (
        <>
          <dt>{t.office}</dt>
          <dd>
            {office.direccion}
            <br />
            {office.ciudad}, {countryName(office.pais_id, language)}
            <br />
            <PublicLink to={`/offices#office-${office.pais_id}`}>{t.allOffices}</PublicLink>
          </dd>
        </>
      )}
    </dl>
  )
}

const rings = 11
const turns = Array.from({ length: 72 }, (_, step) => (step / 72) * 2 * Math.PI)
const one = (value: number) => Math.round(value * 10) / 10

/** Returns the path of a contour of equal time around a point, as on a timing plan; different for each person. */
function contourOf(ring: number, seed: number): string {
  const points = turns.map((angle) => {
    const bend = Math.sin(2 * angle + seed) * 0.16 + Math.sin(3 * angle - seed * 1.7) * 0.09
    const radius = (ring + 0.6) * 34 * (1 + bend)
    return `${one(636 + Math.cos(angle) * radius)} ${one(214 + Math.sin(angle) * radius * 0.82)}`
  })
  return `M${points.join('L')}Z`
}

interface CardPictureProps {
  person: Person
  label: string
  role: string
  company: string
}

/** A business card as a drawing. */
function CardPicture({ person, label, role, company }: CardPictureProps) {
  const seed = [...person.slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 31
  return (
    <svg className={styles.picture} viewBox="0 0 850 540" role="img" aria-label={label}>
      <rect className={styles.paper} width="850" height="540" />
      {Array.from({ length: rings }, (_, ring) => (
        <path
          key={contourOf(ring, seed)}
          className={ring === 3 ? styles.front : styles.contour}
          d={contourOf(ring, seed)}
        />
      ))}
      <circle className={styles.seal} cx="636" cy="214" r="112" />
      <text className={styles.letters} x="636" y="241">
        {initialsOf(person)}
      </text>
      <rect className={styles.dot} x="56" y="78" width="18" height="18" />
      <text className={styles.company} x="90" y="98">
        {company}
      </text>
      <text className={styles.name} x="56" y="424">
        {nameOf(person)}
      </text>
      <text className={styles.role} x="56" y="466">
        {role}
      </text>
    </svg>
  )
}
