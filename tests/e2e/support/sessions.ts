import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { type Account, demoPassword, emailOf } from './accounts.ts'

interface Session {
  token: string
  vence_en: string
}

/** Logs accounts in through the API, each one once, and again only when a test ended its session. */
export class Sessions {
  readonly #url: string
  readonly #open = new Map<Account, Session>()

  constructor(url: string) {
    this.#url = url
  }

  /** A token that the portal accepts now. */
  async of(account: Account, request: APIRequestContext): Promise<Session> {
    const known = this.#open.get(account)
    if (known && (await this.#isAccepted(known, request))) return known

    const answer = await request.post(`${this.#url}/v1/persona/login`, {
      data: { email: emailOf(account), password: demoPassword, captcha: '' },
    })
    const envelope = (await answer.json()) as { estado: string; mensaje: string; datos: Session }
    if (envelope.estado !== 'OK') throw new Error(`${account} cannot log in: ${answer.status()} ${envelope.mensaje}`)
    this.#open.set(account, envelope.datos)
    return envelope.datos
  }

  /** Signs a browser context in as the web does it: the token in the stored item and in the cookie (decision 7). */
  async signIn(context: BrowserContext, account: Account): Promise<void> {
    const { token, vence_en } = await this.of(account, context.request)
    const { hostname } = new URL(this.#url)
    await context.setStorageState({
      cookies: [
        {
          name: 'jwtToken',
          value: token,
          domain: hostname,
          path: '/',
          expires: Date.parse(vence_en) / 1000,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax',
        },
      ],
      origins: [{ origin: this.#url, localStorage: [{ name: 'jwtToken', value: token }] }],
    })
  }

  async #isAccepted({ token }: Session, request: APIRequestContext): Promise<boolean> {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await request.get(`${this.#url}/v1/persona/sesiones`, { headers })
    return answer.ok()
  }
}
