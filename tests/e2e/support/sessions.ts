import type { BrowserContext } from '@playwright/test'
import { sessionLimits } from '@portal/contract/core/limits'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import { emailOf, passwordOf, type Who } from './accounts.ts'
import { apiOf } from './api.ts'
import { parkedIn } from './browsing.ts'

export interface Session {
  token: string
  vence_en: string
}

/** Logs people in through the API. */
export class Sessions {
  readonly #url: string
  readonly #known = new Map<string, Session>()

  constructor(url: string) {
    this.#url = url
  }

  /** Returns a valid session: the last one of this user, or a new one when a test ended it. */
  async of(who: Who): Promise<Session> {
    const known = this.#known.get(emailOf(who))
    if (known && (await apiOf(this.#url, known.token).call(sessionCalls.open, {})).ok) return known
    const opened = await this.open(who)
    this.#known.set(emailOf(who), opened)
    return opened
  }

  /** Opens another session, as in another browser. */
  open(who: Who): Promise<Session> {
    const body = { email: emailOf(who), password: passwordOf(who), captcha: '' }
    return apiOf(this.#url).load(sessionCalls.login, { body })
  }

  /** Signs a browser context in like the web: the token in local storage and in the cookie (rule access/session). */
  async put({ token, vence_en }: Session, context: BrowserContext): Promise<void> {
    const name = sessionLimits.tokenName
    const cookie = {
      name,
      value: token,
      domain: new URL(this.#url).hostname,
      path: '/',
      expires: Date.parse(vence_en) / 1000,
      httpOnly: false,
      secure: false,
      sameSite: 'Strict',
    } as const
    const parked = parkedIn(context, this.#url)
    if (!parked) {
      const origins = [{ origin: this.#url, localStorage: [{ name, value: token }] }]
      return context.setStorageState({ cookies: [cookie], origins })
    }
    await context.addCookies([cookie])
    await parked.evaluate(([name, value]) => localStorage.setItem(name, value), [name, token] as const)
  }
}
