import { useLanguage, useTexts } from '#core/language.ts'
import { FilmSources } from './film-sources.tsx'
import { filmTexts } from './film-texts.ts'
import { type FilmName, filmAt } from './list.ts'

interface Props {
  name: FilmName | 'brazil-location'
  title: string
  className?: string | undefined
  /** Plays once when it is scrolled into view; the frame's script sees to it, and not for those who asked for less motion. */
  isOnce?: boolean
}

/** A film in its place on the page, in the page's language. Until somebody wants it there is only its poster. */
export function FilmInline({ name, title, className, isOnce }: Props) {
  const language = useLanguage()
  const { label } = useTexts(filmTexts)
  const path = filmAt(name, language)
  return (
    <video
      key={path}
      className={className}
      poster={`${path}.webp`}
      width={1280}
      height={720}
      preload="none"
      aria-label={label(title)}
      {...(isOnce && { 'data-once': '' })}
      controls
      muted
      playsInline
    >
      <FilmSources path={path} language={language} />
    </video>
  )
}
