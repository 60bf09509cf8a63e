import { ButtonLink } from '#core/public/components/button.tsx'
import { PublicLink } from '#core/public/components/public-link.tsx'
import styles from './list-empty.module.css'
import { useListView } from './view.ts'

/** Shown without results: offers to remove a filter. */
export function ListEmpty({ total }: { total: number }) {
  const { texts: t, chips, page, path, home, addressWith } = useListView()
  const isPast = total > 0 && page > 1
  const isFiltered = chips.length > 0
  return (
    <div className={styles.empty}>
      <h2>{isPast ? t.emptyPast : isFiltered ? t.emptyTitle : t.emptyNone}</h2>
      {isPast ? (
        <ButtonLink to={addressWith({})}>{t.toFirst}</ButtonLink>
      ) : (
        <>
          <p>{isFiltered ? t.emptyLoosen : t.emptyNoneText}</p>
          {isFiltered && (
            <ul>
              {chips.map(({ name, text }) => (
                <li key={name}>
                  <PublicLink to={addressWith({ [name]: '' })}>{text}</PublicLink>
                </li>
              ))}
            </ul>
          )}
          {(isFiltered || path !== home) && <ButtonLink to={home}>{t.seeAll}</ButtonLink>}
        </>
      )}
    </div>
  )
}
