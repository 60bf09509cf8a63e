import { nameIn } from '@portal/contract/core/names'
import { countryName } from '#core/language/countries.ts'
import { useLanguage } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { initialsOf, nameOf, type Person } from './people.ts'
import styles from './people-grid.module.css'

interface Props {
  people: readonly Person[]
}

/** People with a card, as initials: no invented photographs. */
export function PeopleGrid({ people }: Props) {
  const language = useLanguage()
  return (
    <ul className={styles.grid}>
      {people.map((person) => (
        <li key={person.slug}>
          <PublicLink to={`/${person.slug}`} className={styles.person}>
            <span className={styles.initials} aria-hidden>
              {initialsOf(person)}
            </span>
            <span>
              <strong>{nameOf(person)}</strong>
              <span>{nameIn(person, 'cargo', language)}</span>
              <span>{countryName(person.pais_id, language)}</span>
            </span>
          </PublicLink>
        </li>
      ))}
    </ul>
  )
}
