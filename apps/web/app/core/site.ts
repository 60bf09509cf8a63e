import { createContext } from 'react-router'

/** What a page must know of the running portal; the same for every visitor. */
export interface Site {
  /** Origin for canonical addresses, without a slash at the end. */
  publicUrl: string
  captcha: { kind: 'altcha' } | { kind: 'recaptcha'; siteKey: string } | { kind: 'off' }
  /** The local mailbox page exists (never in production). */
  hasMailbox: boolean
  /** Changes with every build of the web. */
  build: string
}

export const siteContext = createContext<Site>()
