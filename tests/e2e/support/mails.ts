import { type APIRequestContext, expect } from '@playwright/test'
import type { Of } from '@portal/contract/core/fields'
import type { MailboxSchema } from '@portal/contract/core/schemas'

export type Mail = Of<typeof MailboxSchema>[number]

/** Mails of the local mailbox (decision 19). */
export class Mailbox {
  readonly #request: APIRequestContext
  readonly #url: string

  constructor(request: APIRequestContext, url: string) {
    this.#request = request
    this.#url = url
  }

  /** Every mail to this address, newest first. */
  async to(address: string): Promise<Mail[]> {
    const answer = await this.#request.get(`${this.#url}/v1/buzon`, { params: { para: address } })
    const { datos } = (await answer.json()) as { datos: Mail[] }
    return datos
  }

  /** The newest mail to this address whose subject fits; waits for it. */
  async newest(address: string, subject: RegExp): Promise<Mail> {
    let found: Mail | undefined
    await expect
      .poll(
        async () => {
          found = (await this.to(address)).find((mail) => subject.test(mail.asunto))
          return found
        },
        { message: `a mail to ${address} about ${subject}`, timeout: 10_000 },
      )
      .toBeTruthy()
    return found as Mail
  }

  /** The four digits of the newest mail to this address whose subject fits. */
  async pin(address: string, subject: RegExp): Promise<string> {
    const { texto } = await this.newest(address, subject)
    const pin = /\b\d{4}\b/.exec(texto ?? '')?.[0]
    if (!pin) throw new Error(`no PIN in the mail to ${address}: ${texto}`)
    return pin
  }
}
