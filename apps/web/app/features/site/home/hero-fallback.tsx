import { IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import { useReducedMotion } from '#core/public/carousel/use-reduced-motion.ts'
import frame from '#core/public/frame/public.module.css'
import styles from './hero.module.css'

const narrow = '(max-width: 567px)'
const films = [
  { name: 'hero-narrow', media: narrow },
  { name: 'hero', media: undefined },
]
const kinds = [
  ['webm', 'video/webm; codecs="av01.0.05M.08"'],
  ['mp4', 'video/mp4; codecs="avc1.64001F"'],
] as const

const es = { play: 'Reproducir', pause: 'Pausar' }
const en: typeof es = { play: 'Play', pause: 'Pause' }

/** Without slides: the title before a film, which plays automatically only on wide screens without reduced motion. */
export default function HeroFallback({ title, text }: { title: string; text: string }) {
  const t = useTexts({ key: 'home/film', es, en })
  const film = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const isReduced = useReducedMotion()

  useEffect(() => {
    if (!isReduced && !matchMedia(narrow).matches)
      void film.current?.play().catch(() => undefined) // when the browser refuses to play, the picture stays
    else film.current?.pause()
  }, [isReduced])

  const toggle = () => (isPlaying ? film.current?.pause() : void film.current?.play().catch(() => undefined))
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return (
    <section className={`${styles.carousel} ${styles.fallback}`}>
      <picture>
        <source type="image/avif" srcSet="/films/hero-narrow.avif" media={narrow} />
        <source type="image/webp" srcSet="/films/hero-narrow.webp" media={narrow} />
        <source type="image/avif" srcSet="/films/hero.avif" />
        <img className={styles.media} src="/films/hero.webp" width={1280} height={720} alt="" fetchPriority="high" />
      </picture>
      <video
        ref={film}
        className={styles.media}
        preload="none"
        aria-hidden
        muted
        loop
        playsInline
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {films.flatMap(({ name, media }) =>
          kinds.map(([kind, type]) => (
            <source key={name + kind} src={`/films/${name}.${kind}`} type={type} media={media} />
          )),
        )}
      </video>
      <div className={`${frame.wrap} ${styles.words}`}>
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
      </div>
      <div className={`${frame.wrap} ${styles.bar}`}>
        <button type="button" className={styles.play} onClick={toggle}>
          <Icon size={16} />
          {isPlaying ? t.pause : t.play}
        </button>
      </div>
    </section>
  )
}
