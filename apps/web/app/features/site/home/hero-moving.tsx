import { useEffect, useRef } from 'react'
import { useReducedMotion } from '#core/public/carousel/use-reduced-motion.ts'
import styles from './hero.module.css'

interface Props {
  src: string
  alt: string
  isShown: boolean
  onSettled: () => void
}

/** Film or embedded frame of a slide. Only the visible one plays, and a frame loads only when it is shown. */
export default function HeroMoving({ type, ...slide }: Props & { type: 'video' | 'iframe' }) {
  if (type === 'video') return <Film {...slide} />
  return slide.isShown ? <Frame {...slide} /> : null
}

const Frame = ({ src, alt, onSettled }: Props) => (
  <iframe
    className={styles.media}
    src={src}
    title={alt}
    onLoad={onSettled}
    loading="lazy"
    sandbox="allow-scripts allow-same-origin allow-presentation"
    referrerPolicy="strict-origin-when-cross-origin"
    allow="fullscreen"
  />
)

/** Muted; plays while its slide is visible. */
function Film({ src, alt, isShown, onSettled }: Props) {
  const film = useRef<HTMLVideoElement>(null)
  const isReduced = useReducedMotion()

  useEffect(() => {
    if (isShown && !isReduced)
      void film.current?.play().catch(onSettled) // when the browser refuses to play, the first frame stays
    else film.current?.pause()
  }, [isShown, isReduced, onSettled])

  return (
    <video
      ref={film}
      className={styles.media}
      src={src}
      aria-label={alt}
      preload={isShown ? 'auto' : 'none'}
      controls={isReduced}
      muted
      loop
      playsInline
      onLoadedData={onSettled}
      onError={onSettled}
    />
  )
}
