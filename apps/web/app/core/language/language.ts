import { coreMessages } from '@portal/contract/core/core-messages'
import type { Messages } from '@portal/contract/core/messages'
import { createContext, use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Reply } from '../api/api.ts'
import { entryOf, entryOfReply, type Spoken } from './entries.ts'
import {
  isDashboardPath,
  type Language,
  languageOfAddress,
  onLanguageStored,
  storedLanguage,
} from './language-address.ts'

/** The language of what is drawn: read once for a page, as every component asks for it. */
export const LanguageContext = createContext<Language>('es')

/** The reader's language. */
export const useLanguage = (): Language => use(LanguageContext)

/**
 * On public pages the address decides, so that server and browser agree; in the dashboard the stored choice, which for
 * its first drawing is what the server knew of it.
 */
export function useLanguageOfPage(known: Language = 'es'): Language {
  const { pathname, search } = useLocation()
  const stored = useSyncExternalStore(onLanguageStored, storedLanguage, () => known)
  return isDashboardPath(pathname) ? stored : languageOfAddress(search)
}

/** The texts of a feature in the reader's language: `useTexts({ es, en })`. */
export const useTexts = <T>(texts: Readonly<Record<Language, T>>): T => texts[useLanguage()]

/** What the server answered, in the reader's language, found by its number in the catalogue. */
export function useMessages(areaOrCall: Messages | Spoken) {
  const language = useLanguage()
  const spoken = isSpoken(areaOrCall) ? areaOrCall : { area: areaOrCall }

  return {
    /** The text of a whole answer; the server's own words where the catalogue has no such number. */
    of: (reply: Reply<unknown>): string => entryOfReply(spoken, reply)?.[language] ?? reply.mensaje,
    /** The text of one number, as `campos` gives it for a field; nothing for none. */
    numbered(code: number | undefined): string | undefined {
      return code === undefined ? undefined : (entryOf(spoken.area, code) ?? coreMessages.invalid)[language]
    },
  }
}

const isSpoken = (value: Messages | Spoken): value is Spoken => 'path' in value && typeof value.path === 'string'
