import { type Section, sectionPaths } from '@portal/contract/listing-market/sections'
import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { addressWith, type FilterName, type ListValues, pageOf } from './list-address.ts'
import styles from './list-empty.module.css'
import { listTexts } from './list-texts.ts'

interface Props {
  section: Section
  values: ListValues
  total: number
  chips: readonly { name: FilterName; text: string }[]
}

/** Shown without results: offers to remove a filter. */
export function ListEmpty({ section, values, total, chips }: Props) {
  const t = useTexts(listTexts)
  const isPast = total > 0 && pageOf(values) > 1
  const isFiltered = chips.length > 0
  return (
    <div className={styles.empty}>
      <h2>{isPast ? t.emptyPast : isFiltered ? t.emptyTitle : t.emptyNone}</h2>
      {isPast ? (
        <ButtonLink to={addressWith(section, values, {})}>{t.toFirst}</ButtonLink>
      ) : (
        <>
          <p>{isFiltered ? t.emptyLoosen : t.emptyNoneText}</p>
          {isFiltered && (
            <ul>
              {chips.map(({ name, text }) => (
                <li key={name}>
                  <PublicLink to={addressWith(section, values, { [name]: '' })}>{t.without(text)}</PublicLink>
                </li>
              ))}
            </ul>
          )}
          {(isFiltered || section !== 'all') && <ButtonLink to={sectionPaths.all}>{t.seeAll}</ButtonLink>}
        </>
      )}
    </div>
  )
}
