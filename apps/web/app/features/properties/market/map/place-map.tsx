import { circle, circleMarker } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useReducedMotion } from '#core/public/carousel/use-reduced-motion.ts'
import { drawGround } from './ground.ts'
import { openMap } from './leaflet-map.ts'
import styles from './map.module.css'
import { mapTexts } from './map-texts.ts'

interface Props {
  latitude: number
  longitude: number
  /** City and country, for screen readers. */
  place: string
  /** Whether the mark is the place itself, and not within some 300 m of it. */
  isExact: boolean
}

/** Our outlines show the region, tiles the streets. */
const zooms = { outlines: 5, tiles: 14 }
const blurredMeters = 300

/** Where one property is. */
export default function PlaceMap({ latitude, longitude, place, isExact }: Props) {
  const t = useTexts(mapTexts)
  const language = useLanguage()
  const isStill = useReducedMotion()
  const element = useRef<HTMLDivElement>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const map = openMap(element.current!, { zoomIn: t.zoomIn, zoomOut: t.zoomOut, isStill, isSmall: true })
    const at: [number, number] = [latitude, longitude]
    map.setView(at, zooms.outlines, { animate: false })
    let isOpen = true
    // after the ground, which is drawn in the same pane: what comes later lies above
    const draw = () => {
      if (!isOpen) return
      const look = { className: styles.here ?? '', interactive: false }
      if (!isExact) circle(at, { ...look, radius: blurredMeters }).addTo(map)
      circleMarker(at, { ...look, radius: isExact ? 8 : 11 }).addTo(map)
    }
    drawGround(map, language)
      .then((ground) => {
        if (isOpen && ground === 'tiles') map.setView(at, zooms.tiles, { animate: false })
      })
      .catch(() => setFailed(true))
      .then(draw)
    return () => {
      isOpen = false
      map.remove()
    }
  }, [latitude, longitude, isExact, language, isStill, t])

  return (
    <div className={styles.frame}>
      <div ref={element} className={styles.map} role="application" aria-label={t.placeLabel(place)} />
      {hasFailed && (
        <p className={styles.failed} role="alert">
          {t.failed}
        </p>
      )}
    </div>
  )
}
