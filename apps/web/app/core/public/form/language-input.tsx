import { languages } from '@portal/contract/core/language'
import { useLanguage } from '#core/language/language.ts'

/** Keeps the language of the page in a form whose fields become an address; Spanish needs none. */
export function LanguageInput() {
  const language = useLanguage()
  return language === languages[0] ? null : <input type="hidden" name="lang" value={language} />
}
