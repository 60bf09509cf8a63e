import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { type Property, placeOf } from '../shared/rows.ts'
import styles from './property-place.module.css'
import { propertyTexts } from './property-texts.ts'

const PlaceMap = lazy(() => import('../map/place-map.tsx'))

/** Where a property is, as its owner lets visitors know; the map is fetched when the reader comes to it. */
export function PropertyPlace({ property }: { property: Property }) {
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  const { latitud: latitude, longitud: longitude, muestra_ubicacion: isExact } = property
  const hasPlace = latitude !== null && longitude !== null

  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  if (!hasPlace) return null
  const place = placeOf(property, language)
  return (
    <section aria-labelledby="place">
      <h2 id="place">{t.place}</h2>
      <p className={styles.lead}>
        {place}. {isExact ? t.placeExact : t.placeAbout}
      </p>
      <div ref={box} className={styles.map}>
        {isSeen && (
          <Suspense>
            <PlaceMap latitude={latitude} longitude={longitude} place={place} isExact={isExact} />
          </Suspense>
        )}
      </div>
    </section>
  )
}
