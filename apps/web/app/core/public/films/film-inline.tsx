import { useLanguage, useTexts } from '#core/language/language.ts'
import styles from './film-inline.module.css'
import { FilmSources, narrow } from './film-sources.tsx'
import { filmTexts } from './film-texts.ts'
import { type AnyFilm, filmAt } from './list.ts'

/** Without a poster browsers paint a grey background. */
const seenThrough = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

interface Props {
  name: AnyFilm
  title: string
  /** Plays once when scrolled into view; the frame's script starts it, except with reduced motion. */
  isOnce?: boolean
  isSmall?: boolean
}

/**
 * A film inside the page, in the page's language. Before playing only the picture behind it is visible: a `poster` has
 * one width and one format.
 */
export function FilmInline({ name, title, isOnce, isSmall = false }: Props) {
  const language = useLanguage()
  const { label } = useTexts(filmTexts)
  const path = filmAt(name, language)
  return (
    <div key={path} className={styles.film}>
      <picture>
        <source type="image/avif" srcSet={`${path}-640.avif`} media={narrow} />
        <source type="image/webp" srcSet={`${path}-640.webp`} media={narrow} />
        <source type="image/avif" srcSet={`${path}.avif`} />
        <img
          src={`${path}.webp`}
          width={1280}
          height={720}
          alt=""
          {...(isOnce ? { loading: 'lazy' } : { fetchPriority: 'high' })}
        />
      </picture>
      <video
        poster={seenThrough}
        width={1280}
        height={720}
        preload="none"
        aria-label={label(title)}
        {...(isOnce && { 'data-once': '' })}
        controls
        muted
        playsInline
      >
        <FilmSources path={path} language={language} isSmall={isSmall} />
      </video>
    </div>
  )
}
