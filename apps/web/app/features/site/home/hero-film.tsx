import { useEffect, useRef } from 'react'
import { useCalm } from '#core/public/carousel/use-calm.ts'
import styles from './hero.module.css'

interface Props {
  src: string
  alt: string
  isShown: boolean
  onSettled: () => void
}

/** A film without sound that runs while its slide is shown. */
export default function HeroFilm({ src, alt, isShown, onSettled }: Props) {
  const film = useRef<HTMLVideoElement>(null)
  const isCalm = useCalm()

  useEffect(() => {
    if (isShown && !isCalm)
      void film.current?.play().catch(onSettled) // a browser may forbid it: the first frame stays
    else film.current?.pause()
  }, [isShown, isCalm, onSettled])

  return (
    <video
      ref={film}
      className={styles.media}
      src={src}
      aria-label={alt}
      preload={isShown ? 'auto' : 'none'}
      controls={isCalm}
      muted
      loop
      playsInline
      onLoadedData={onSettled}
      onError={onSettled}
    />
  )
}
