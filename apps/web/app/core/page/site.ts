import { createContext } from 'react-router'

/** What a page must know of the running portal; the same for every visitor. */
export interface Site {
  /** Origin for canonical addresses, without a slash at the end. */
  publicUrl: string
  /** The local mailbox page exists (never in production). */
  hasMailbox: boolean
  /** Changes with every build of the web. */
  build: string
}

export const siteContext = createContext<Site>()

/** Where the server wants to be told of what failed while a page was rendered. */
export const logContext = createContext<(error: unknown) => void>()

/** The texts of the scripts that a page draws: what else is in it is allowed nothing. */
export const scriptsContext = createContext<Set<string>>()
