import { expect } from '@playwright/test'
import type { Of } from '@portal/contract/core/fields'
import { mailboxCalls } from '@portal/contract/core/mailbox-calls'
import type { MailboxSchema } from '@portal/contract/core/schemas'
import { apiOf } from './api.ts'

export type Mail = Of<typeof MailboxSchema>[number]

/** Reads the mails of the local mailbox (rule platform/mailbox). */
export class Mailbox {
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** Returns all mails to this address, newest first. */
  to(address: string): Promise<readonly Mail[]> {
    return apiOf(this.#url).load(mailboxCalls.list, { params: { para: address } })
  }

  /** Waits for a mail to this address with a matching subject, and returns the newest. */
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

  /** Returns the four digits of the newest matching mail to this address. */
  async pin(address: string, subject = /./): Promise<string> {
    const { texto } = await this.newest(address, subject)
    const pin = /\b\d{4}\b/.exec(texto ?? '')?.[0]
    if (!pin) throw new Error(`no PIN in the mail to ${address}: ${texto}`)
    return pin
  }

  /** Returns the path of the one-time password link in the newest mail to this address. */
  passwordLink(address: string): Promise<string> {
    return this.link(address, /./, /\/create-password\/\S+/)
  }

  /** Returns the match of `pattern` in the newest matching mail to this address. */
  async link(address: string, subject: RegExp, pattern: RegExp): Promise<string> {
    const { texto } = await this.newest(address, subject)
    const link = pattern.exec(texto ?? '')?.[0]
    if (!link) throw new Error(`no link in the mail to ${address}: ${texto}`)
    return link
  }
}
