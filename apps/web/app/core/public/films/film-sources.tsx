import { ownLanguageNames, type PageLanguage, pageLanguages } from '@portal/contract/core/language'

const kinds = [
  ['webm', 'video/webm; codecs="av01.0.05M.08"'],
  ['mp4', 'video/mp4; codecs="avc1.64001F"'],
] as const
/** Media query for the narrow files. */
export const narrow = '(max-width: 639px)'

interface Props {
  path: string
  language: PageLanguage
  /** Short films have one width, which is small enough for a phone. */
  isSmall?: boolean
}

/** The sources of a film, half as wide on a phone, with captions in all languages of pages. */
export function FilmSources({ path, language, isSmall = false }: Props) {
  return (
    <>
      {(isSmall ? [] : kinds).map(([kind, type]) => (
        <source key={`narrow ${kind}`} src={`${path}-640.${kind}`} type={type} media={narrow} />
      ))}
      {kinds.map(([kind, type]) => (
        <source key={kind} src={`${path}.${kind}`} type={type} />
      ))}
      {pageLanguages.map((one) => (
        <track
          key={one}
          kind="captions"
          src={`${path.slice(0, -2)}${one}.vtt`}
          srcLang={one}
          label={ownLanguageNames[one]}
          default={one === language}
        />
      ))}
    </>
  )
}
