import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import type { OfficesSchema } from '@portal/contract/settings/schemas'
import { spokenLanguageName } from '@portal/contract/settings/spoken'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import styles from './card.module.css'
import { cardTexts } from './card-texts.ts'
import type { Person } from './people.ts'

interface Props {
  person: Person
  office: Of<typeof OfficesSchema>['oficinas'][number] | undefined
}

export function CardFacts({ person, office }: Props) {
  const t = useTexts(cardTexts)
  const language = useLanguage()
  const spoken = person.idiomas.map((code) => spokenLanguageName(code, language))
  return (
    <dl className={styles.facts}>
      <dt>{t.phone}</dt>
      <dd>
        <a href={`tel:${person.telefono.replace(/[^+\d]/g, '')}`}>{person.telefono}</a>
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
