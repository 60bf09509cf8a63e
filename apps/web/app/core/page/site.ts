import { type PageLanguage, pageLanguages } from '@portal/contract/core/language'
import { createContext, useRouteLoaderData } from 'react-router'

/** A time zone as pages say it: `hora de Perú`, `Perú`. */
export interface SiteZone {
  name: string
  hour: Readonly<Record<PageLanguage, string>>
  place: Readonly<Record<PageLanguage, string>>
}

/** Facts about the running portal; the same for every visitor. */
export interface Site {
  /** Origin for canonical addresses, without a slash at the end. */
  publicUrl: string
  /** Whether the local mailbox page exists (never in production). */
  hasMailbox: boolean
  /** Whether reservations are paid by card (rule payments/transfer). */
  takesCards: boolean
  /** Whether visitors see the site (rule opening/closed). */
  isOpen: boolean
  /** Paths of parts that the company does not use: no link leads there (rule public-site/parts). */
  unusedPaths: string[]
  /** In which languages it is read: the first one by who has not chosen (rule languages/offered). */
  languages: readonly PageLanguage[]
  /** The time zone of the house, in which public pages tell hours, with its words. */
  zone: SiteZone
  /** Changes with every build. */
  build: string
}

export const siteContext = createContext<Site>()

/** Returns the time zone of the house; undefined on the error screen of a page without data. */
export const useSiteZone = (): SiteZone | undefined => useRouteLoaderData<{ site: Site }>('root')?.site.zone

/** Returns the languages of the site in their order; all of them on the error screen of a page without data. */
export const useOfferedLanguages = (): readonly PageLanguage[] =>
  useRouteLoaderData<{ site: Site }>('root')?.site.languages ?? pageLanguages

/** Returns whether reservations are paid by card. */
export const useTakesCards = (): boolean => useRouteLoaderData<{ site: Site }>('root')?.site.takesCards ?? false

/** Called with failures during rendering. */
export const logContext = createContext<(error: unknown) => void>()

/** The texts of the page's scripts: no other script may run. */
export const scriptsContext = createContext<Set<string>>()
