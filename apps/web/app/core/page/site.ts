import { createContext } from 'react-router'

/** Facts about the running portal; the same for every visitor. */
export interface Site {
  /** Origin for canonical addresses, without a slash at the end. */
  publicUrl: string
  /** Whether the local mailbox page exists (never in production). */
  hasMailbox: boolean
  /** Whether visitors see the site (rule opening/closed). */
  isOpen: boolean
  /** Paths of parts that the company does not use: no link leads there (rule public-site/parts). */
  unusedPaths: string[]
  /** Changes with every build. */
  build: string
}

export const siteContext = createContext<Site>()

/** Called with failures during rendering. */
export const logContext = createContext<(error: unknown) => void>()

/** The texts of the page's scripts: no other script may run. */
export const scriptsContext = createContext<Set<string>>()
