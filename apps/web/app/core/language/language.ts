import { coreMessages } from '@portal/contract/core/core-messages'
import type { Language } from '@portal/contract/core/language'
import type { Messages } from '@portal/contract/core/messages'
import { createContext, use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Reply } from '../api/api.ts'
import { entryOf, entryOfReply, type Spoken } from './entries.ts'
import { isDashboardPath, languageOfAddress, onLanguageStored, storedLanguage } from './language-address.ts'

/** The language of the page, read once for all components. */
export const LanguageContext = createContext<Language>('es')

/** Returns the reader's language. */
export const useLanguage = (): Language => use(LanguageContext)

/**
 * On public pages the address decides, so that server and browser agree; in the dashboard the stored choice, and on the
 * first render what the server knew.
 */
export function useLanguageOfPage(known: Language = 'es'): Language {
  const { pathname, search } = useLocation()
  const stored = useSyncExternalStore(onLanguageStored, storedLanguage, () => known)
  return isDashboardPath(pathname) ? stored : languageOfAddress(search)
}

/** Returns the texts of a feature in the reader's language: `useTexts({ es, en })`. */
export const useTexts = <T>(texts: Readonly<Record<Language, T>>): T => texts[useLanguage()]

/** Returns the messages of a call's answers in the reader's language, by their numbers in the catalogue. */
export function useMessages(areaOrCall: Messages | Spoken) {
  const language = useLanguage()
  const spoken = isSpoken(areaOrCall) ? areaOrCall : { area: areaOrCall }

  return {
    /** Returns the text of an answer; the server's own text when the catalogue has no such number. */
    of: (reply: Reply<unknown>): string => entryOfReply(spoken, reply)?.[language] ?? reply.mensaje,
    /** Returns the text of a number, as in `campos`; undefined for none. */
    numbered(code: number | undefined): string | undefined {
      return code === undefined ? undefined : (entryOf(spoken.area, code) ?? coreMessages.invalid)[language]
    },
  }
}

const isSpoken = (value: Messages | Spoken): value is Spoken => 'path' in value && typeof value.path === 'string'
