import type { PageLanguage } from '@portal/contract/core/language'
import { type Texts, textIn } from '@portal/contract/core/text'

/** In each language: a refusal that only says that a value is wrong, with the thing it names; then what to do. */
export const neededWords: Texts<{ refusal: RegExp; type: string; choose: string; some: string }> = {
  key: 'needed',
  es: {
    refusal: /^(?:(El|La|Los|Las)( [^;]+?) no (?:es válid[oa]|son válid[oa]s)|Dato no válido)\.$/,
    type: 'Escriba',
    choose: 'Elija',
    some: 'este dato',
  },
  en: {
    refusal: /^(?:(The)( [^;]+?) (?:is|are) not valid|Invalid value)\.$/,
    type: 'Please enter',
    choose: 'Please choose',
    some: 'a value',
  },
}

/**
 * Returns what an empty field needs, in the words of its refusal: "El correo no es válido." becomes "Escriba el correo."
 * A refusal that says more than that stays. `isChosen`: a value is chosen, not typed.
 */
export function neededBy(refusal: string, language: PageLanguage, isChosen: boolean): string {
  const { refusal: pattern, type, choose, some } = textIn(neededWords, language)
  const said = pattern.exec(refusal)
  if (!said) return refusal
  const [, article, thing] = said
  return `${isChosen ? choose : type} ${article ? article.toLowerCase() + thing : some}.`
}
