import type { Language } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { resourceLanguageName } from '@portal/contract/resources/constants'
import { useLanguage } from '#core/language/language.ts'

interface Props {
  tracks: readonly { idioma: Language; url: string }[]
}

/** The captions of a video; those of the reader's language are on. */
export function Captions({ tracks }: Props) {
  const language = useLanguage()
  return tracks.map(({ idioma, url }) => (
    <track
      key={idioma}
      kind="captions"
      srcLang={idioma}
      label={textIn(resourceLanguageName(idioma), language)}
      src={url}
      default={idioma === language}
    />
  ))
}
