import { useLanguage, useTexts } from '#core/language/language.ts'
import { SeenMap } from '../map/seen-map.tsx'
import { type Property, placeOf } from '../shared/rows.ts'
import styles from './property-place.module.css'
import { propertyTexts } from './property-texts.ts'

/** Where a property is, as its owner lets visitors know. */
export function PropertyPlace({ property }: { property: Property }) {
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  const { latitud: latitude, longitud: longitude, muestra_ubicacion: isExact } = property
  if (latitude === null || longitude === null) return null
  const place = placeOf(property, language)
  return (
    <section aria-labelledby="place">
      <h2 id="place">{t.place}</h2>
      <p className={styles.lead}>
        {place}. {isExact ? t.placeExact : t.placeAbout}
      </p>
      <SeenMap latitude={latitude} longitude={longitude} place={place} isExact={isExact} />
    </section>
  )
}
