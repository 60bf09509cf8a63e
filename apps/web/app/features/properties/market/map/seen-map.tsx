import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyCode } from '#core/framework/module-reload.ts'
import styles from './seen-map.module.css'

const PlaceMap = lazyCode(() => import('./place-map.tsx'))

interface Props {
  latitude: number
  longitude: number
  /** The place in words, for screen readers. */
  place: string
  /** Whether the mark is the place itself, and not within some 300 m of it. */
  isExact: boolean
}

/** The map of one place, fetched when the reader comes to it; nothing without JavaScript. */
export function SeenMap(props: Props) {
  const box = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)

  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={box} className={styles.map}>
      {isSeen && (
        <Suspense>
          <PlaceMap {...props} />
        </Suspense>
      )}
    </div>
  )
}
