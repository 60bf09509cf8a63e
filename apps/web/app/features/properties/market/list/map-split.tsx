import { type ReactNode, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyCode } from '#core/framework/module-reload.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { useHydrated } from '#core/public/components/use-hydrated.ts'
import type { Pointed } from '../map/marks.ts'
import { listPath } from '../shared/rows.ts'
import { addressOf, type ListValues, mapFiltersOf } from './list-address.ts'
import { listTexts } from './list-texts.ts'
import styles from './map-split.module.css'

interface Props {
  values: ListValues
  /** The corrected search text, when a word had no results. */
  corrected: string | null
  cards: ReactNode
}

/** The library of the map and the outlines are fetched only where a map is shown. */
const PropertyMap = lazyCode(() => import('../map/property-map.tsx'))

/**
 * The cards of a list next to the map; on a phone the map in their place. A move of the map is a filter
 * (rule properties/blurred-place).
 */
export function MapSplit({ values, corrected, cards }: Props) {
  const t = useTexts(listTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const waiting = <p className={styles.waiting}>{t.mapLoading}</p>

  const move = (box: string) =>
    navigate(inLanguage(addressOf(listPath, values, { recuadro: box }), language), {
      replace: true,
      preventScrollReset: true,
    })

  const point = ({ target }: { target: EventTarget }) => setPointed(placeOfCard(target))
  return (
    <div className={styles.split}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only lights up on the map what the cards say */}
      <div className={styles.cards} onMouseOver={point} onMouseLeave={() => setPointed(null)} onFocus={point}>
        {cards}
      </div>
      <div className={styles.map}>
        {isHydrated ? (
          <Suspense fallback={waiting}>
            <PropertyMap
              filters={mapFiltersOf(values, corrected)}
              box={values.recuadro}
              pointed={pointed}
              onMove={move}
            />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </div>
  )
}

/** Returns where the property is whose card holds an element; null outside the cards, and without a place. */
function placeOfCard(target: EventTarget): Pointed | null {
  const card = target instanceof Element && target.closest<HTMLElement>('[data-at]')
  if (!card) return null
  const [id = 0, latitude = 0, longitude = 0] = card.dataset.at?.split(',').map(Number) ?? []
  return { id, latitude, longitude }
}
