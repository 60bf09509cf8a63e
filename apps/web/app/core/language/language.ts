import { coreMessages } from '@portal/contract/core/core-messages'
import { languageOf, type PageLanguage } from '@portal/contract/core/language'
import type { Messages } from '@portal/contract/core/messages'
import { type Texts, textIn } from '@portal/contract/core/text'
import { createContext, use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Reply } from '../api/api.ts'
import { entryOf, entryOfReply, type Spoken } from './entries.ts'
import { isDashboardPath, languageOfAddress, onLanguageStored, storedLanguage } from './language-address.ts'

/** The language of the page, read once for all components. */
export const LanguageContext = createContext<PageLanguage>('es')

/** Returns the reader's language. */
export const useLanguage = (): PageLanguage => use(LanguageContext)

/**
 * On public pages the address decides, so that server and browser agree; in the dashboard the stored choice, and on the
 * first render what the server knew.
 */
export function useLanguageOfPage(known: PageLanguage = 'es'): PageLanguage {
  const { pathname, search } = useLocation()
  const stored = useSyncExternalStore(onLanguageStored, storedLanguage, () => known)
  return isDashboardPath(pathname) ? languageOf(stored) : languageOfAddress(search)
}

/** Returns the texts of a feature in the reader's language: `useTexts({ key, es, en })`. */
export const useTexts = <T>(texts: Texts<T>): T => textIn(texts, useLanguage())

/** Returns the messages of a call's answers in the reader's language, by their numbers in the catalogue. */
export function useMessages(areaOrCall: Messages | Spoken) {
  const language = useLanguage()
  const spoken = isSpoken(areaOrCall) ? areaOrCall : { area: areaOrCall }

  return {
    /** Returns the text of an answer; the server's own text when the catalogue has no such number. */
    of: (reply: Reply<unknown>): string => textIn(entryOfReply(spoken, reply), language) ?? reply.mensaje,
    /** Returns the text of a number, as in `campos`; undefined for none. */
    numbered(code: number | undefined): string | undefined {
      return code === undefined ? undefined : textIn(entryOf(spoken.area, code) ?? coreMessages.invalid, language)
    },
  }
}

const isSpoken = (value: Messages | Spoken): value is Spoken => 'path' in value && typeof value.path === 'string'
