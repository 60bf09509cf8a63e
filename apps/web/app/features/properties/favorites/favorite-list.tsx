import type { Of } from '@portal/contract/core/fields'
import { langOf, nameIn } from '@portal/contract/core/names'
import { favoriteCalls } from '@portal/contract/properties/favorites/calls'
import { favoriteLimits } from '@portal/contract/properties/favorites/constants'
import type { FavoriteRowsSchema } from '@portal/contract/properties/favorites/schemas'
import { useEffect, useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Button, ButtonLink } from '#core/public/components/button.tsx'
import { Notice } from '#core/public/form/notice.tsx'
import { PropertyCard } from '../market/shared/property-card.tsx'
import { favoritesPath, listPath } from '../market/shared/rows.ts'
import { favoriteTexts } from './favorite-texts.ts'
import { toggleFavorite, useFavorites } from './favorites.ts'
import styles from './favorites-page.module.css'

type Rows = Of<typeof FavoriteRowsSchema>

/** The favorites as cards; those that lists show no more are named, with the reason. */
export function FavoriteList() {
  const t = useTexts(favoriteTexts)
  const language = useLanguage()
  const favorites = useFavorites()
  const [rows, setRows] = useState<Rows | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const known = new Set([...(rows?.propiedades ?? []), ...(rows?.ausentes ?? [])].map(({ id }) => id))
  const missing = favorites?.filter((id) => !known.has(id)).join() ?? ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (missing === '') return
    let isCurrent = true
    browserApi.call(favoriteCalls.rows, { params: { ids: missing } }).then((reply) => {
      if (!isCurrent) return
      setFailed(!reply.ok)
      if (reply.ok) setRows((last) => joined(last, reply.datos))
    })
    return () => {
      isCurrent = false
    }
  }, [missing, attempt])

  if (favorites?.length === 0)
    return (
      <div className={styles.empty}>
        <h2>{t.emptyTitle}</h2>
        <p>{t.emptyText}</p>
        <ButtonLink to={listPath}>{t.toList}</ButtonLink>
      </div>
    )
  if (hasFailed)
    return (
      <Notice kind="danger">
        {t.failed} <Button onClick={() => setAttempt(attempt + 1)}>{t.again}</Button>
      </Notice>
    )
  if (!favorites || !rows) return <p role="status">{t.loading}</p>
  const shown = favorites.flatMap((id) => rows.propiedades.find((row) => row.id === id) ?? [])
  const absent = favorites.flatMap((id) => rows.ausentes.find((row) => row.id === id) ?? [])
  return (
    <>
      {shown.length > 0 && (
        <div className={styles.all}>
          <ButtonLink kind="primary" to={askPath(shown.slice(0, favoriteLimits.asked))}>
            {t.askAll}
          </ButtonLink>
          {shown.length > favoriteLimits.asked && <p>{t.askLimit(`${favoriteLimits.asked}`)}</p>}
        </div>
      )}
      <ul className={styles.cards} aria-label={t.title}>
        {shown.map((row) => (
          <li key={row.id}>
            <PropertyCard row={row} />
          </li>
        ))}
      </ul>
      {absent.length > 0 && (
        <section className={styles.absent} aria-labelledby="absent">
          <h2 id="absent">{t.absent}</h2>
          <ul>
            {absent.map((row) => (
              <li key={row.id}>
                <p>
                  {row.titulo ? (
                    <strong lang={langOf(row, 'titulo', language)}>{nameIn(row, 'titulo', language)}</strong>
                  ) : (
                    <strong>{t.unnamed}</strong>
                  )}{' '}
                  {t.reasons[row.motivo]}
                </p>
                <Button
                  onClick={() => void toggleFavorite(row.id)}
                  aria-label={t.removeOne(nameIn(row, 'titulo', language) || `#${row.id}`)}
                >
                  {t.remove}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const askPath = (rows: readonly { id: number }[]) => `${favoritesPath}/ask?ids=${rows.map(({ id }) => id)}`

const joined = (last: Rows | null, more: Rows): Rows => ({
  propiedades: [...(last?.propiedades ?? []), ...more.propiedades],
  ausentes: [...(last?.ausentes ?? []), ...more.ausentes],
})
