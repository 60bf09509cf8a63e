import { heroFilms } from '#core/public/films/list.ts'
import frame from '#core/public/public.module.css'
import styles from './hero.module.css'
import { TimingField } from './timing-field.tsx'

/** Without slides: the title before a film, narrower on phones; before a drawing of the same where there is no film. */
export default function HeroFallback({ title, text }: { title: string; text: string }) {
  return (
    <section className={`${styles.carousel} ${styles.fallback}`}>
      {heroFilms.length > 0 ? (
        <video
          className={styles.media}
          poster="/films/hero.jpg"
          preload="none"
          aria-hidden
          muted
          loop
          playsInline
          ref={(film) => {
            if (film && !matchMedia('(prefers-reduced-motion: reduce)').matches) void film.play().catch(() => undefined)
          }}
        >
          {heroFilms.toReversed().flatMap((name) => {
            const media = name === 'hero-narrow' ? '(max-width: 567px)' : undefined
            return ['webm', 'mp4'].map((kind) => (
              <source key={name + kind} src={`/films/${name}.${kind}`} type={`video/${kind}`} media={media} />
            ))
          })}
        </video>
      ) : (
        <div className={styles.drawing}>
          <TimingField />
        </div>
      )}
      <div className={`${frame.wrap} ${styles.words}`}>
        <h1>{title}</h1>
        <p className={styles.lead}>{text}</p>
      </div>
    </section>
  )
}
