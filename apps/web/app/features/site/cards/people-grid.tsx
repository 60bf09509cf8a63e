import { countryName } from '#core/language/countries.ts'
import { useLanguage } from '#core/language/language.ts'
import { nameIn } from '#core/language/names.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { initialsOf, nameOf, people } from './people.ts'
import styles from './people-grid.module.css'

interface Props {
  /** Slugs of the people to show; everyone by default. */
  only?: readonly string[]
}

/** People with a card, as initials: no invented photographs. */
export function PeopleGrid({ only }: Props) {
  const language = useLanguage()
  return (
    <ul className={styles.grid}>
      {people
        .filter(({ slug }) => !only || only.includes(slug))
        .map((person) => (
          <li key={person.slug}>
            <PublicLink to={`/${person.slug}`} className={styles.person}>
              <span className={styles.initials} aria-hidden>
                {initialsOf(person)}
              </span>
              <span>
                <strong>{nameOf(person)}</strong>
                <span>{nameIn(person, 'cargo', language)}</span>
                <span>{countryName(person.paisId, language)}</span>
              </span>
            </PublicLink>
          </li>
        ))}
    </ul>
  )
}
