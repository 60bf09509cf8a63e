import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message, Messages } from '@portal/contract/core/messages'
import { createContext, use, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Reply } from './api.ts'
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

/** On public pages the address decides, so that server and browser agree; in the dashboard the stored choice. */
export function useLanguageOfPage(): Language {
  const { pathname, search } = useLocation()
  const stored = useSyncExternalStore(onLanguageStored, storedLanguage, () => 'es' as const)
  return isDashboardPath(pathname) ? stored : languageOfAddress(search)
}

/** The texts of a feature in the reader's language: `useTexts({ es, en })`. */
export const useTexts = <T>(texts: Readonly<Record<Language, T>>): T => texts[useLanguage()]

interface Sent {
  readonly area: Messages
  readonly done?: Message
}

/** What the server answered, in the reader's language, found by its number in the catalogue. */
export function useMessages(areaOrCall: Messages | Sent) {
  const language = useLanguage()
  const { area, done } = isSent(areaOrCall) ? areaOrCall : { area: areaOrCall, done: undefined }
  const entryOf = (code: number) => numberedIn(code >= coreMessages.unexpected.code ? coreMessages : area, code)

  return {
    /** The text of a whole answer; the server's own words where the catalogue has no such number. */
    of(reply: Reply<unknown>): string {
      const isDone = reply.ok && (reply.codigo === undefined || reply.codigo === done?.code)
      const entry = isDone ? done : entryOf(reply.codigo ?? -1)
      return entry?.[language] ?? reply.mensaje
    },
    /** The text of one number, as `campos` gives it for a field; nothing for none. */
    numbered(code: number | undefined): string | undefined {
      return code === undefined ? undefined : (entryOf(code) ?? coreMessages.invalid)[language]
    },
  }
}

const isSent = (value: Messages | Sent): value is Sent => 'path' in value && typeof value.path === 'string'

const numberedIn = (area: Messages, code: number) => Object.values(area).find((entry) => entry.code === code)
