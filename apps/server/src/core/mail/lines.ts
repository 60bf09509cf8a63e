import { Readable } from 'node:stream'
import type { PageLanguage } from '@portal/contract/core/language'
import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { waits } from '../base/waits.ts'
import type { Db } from '../database/database.ts'
import type { Env } from '../environment/env.ts'
import { oneLine, smtpWaits } from './delivery.ts'

/** A mail to one of many, with what it needs to be answered and ended. */
export interface LineMail {
  messageId: string
  to: string
  /** Where reports about it go; absent: the sender. */
  returnPath?: string | undefined
  subject: string
  html: string
  text: string
  language: PageLanguage
  replyTo: { name: string; address: string }
  headers: Readonly<Record<string, string>>
  attachments: readonly { name: string; content: Buffer }[]
  /** For staff and the log. */
  reason: string
}

/**
 * What became of it. `unknown`: the mail server may have it, its answer was lost. `refused`: by 4xx (`isForNow`) or 5xx;
 * `isOfAddress`: this recipient only.
 */
export type Outcome =
  | { is: 'accepted'; answer: string }
  | { is: 'refused'; answer: string; isForNow: boolean; isOfAddress: boolean }
  | { is: 'unknown'; answer: string }

/** One connection to the mail server, for one mail after the other. */
export interface MailLine {
  send(mail: LineMail): Promise<Outcome>
  close(): void
}

/**
 * Returns what opens a line. Unlike a pool it never sends a mail again by itself, and it knows whether the mail server
 * had begun to read it. Without a mail server mails are read in the local mailbox.
 */
export function mailLines(db: Db, { SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): () => MailLine {
  return SMTP_URL ? () => new SmtpLine(SMTP_URL, MAIL_FROM) : () => mailboxLine(db)
}

class SmtpLine implements MailLine {
  readonly #url: URL
  readonly #from: string
  #open: Promise<SMTPConnection> | undefined

  constructor(url: string, from: string) {
    this.#url = new URL(url)
    this.#from = from
  }

  async send(mail: LineMail): Promise<Outcome> {
    let connection: SMTPConnection
    let content: Buffer
    try {
      content = await composed(mail, this.#from)
      this.#open ??= this.#connect()
      connection = await this.#open
    } catch (error) {
      this.close()
      return { is: 'refused', answer: answerOf(error), isForNow: true, isOfAddress: false }
    }
    let isHandedOver = false
    const reading = new Readable({
      // read only after the mail server has asked for the mail
      read() {
        isHandedOver = true
        this.push(content)
        this.push(null)
      },
    })
    const from = mail.returnPath ?? addressOf(this.#from)
    return new Promise((resolve) => {
      connection.send({ from, to: [mail.to], size: content.length }, reading, (error, info) => {
        if (!error) return resolve({ is: 'accepted', answer: (info?.response ?? '').slice(0, 300) })
        const { responseCode = 0, command } = error as { responseCode?: number; command?: string }
        if (!responseCode || command !== 'RCPT TO') this.close()
        if (responseCode < 400) {
          if (isHandedOver) return resolve({ is: 'unknown', answer: answerOf(error) })
          return resolve({ is: 'refused', answer: answerOf(error), isForNow: true, isOfAddress: false })
        }
        const isOfAddress = command === 'RCPT TO'
        if (isOfAddress) connection.reset(() => {})
        resolve({ is: 'refused', answer: answerOf(error), isForNow: responseCode < 500, isOfAddress })
      })
    })
  }

  close(): void {
    const open = this.#open
    this.#open = undefined
    open?.then(
      (connection) => connection.close(),
      () => {}, // never opened
    )
  }

  #connect(): Promise<SMTPConnection> {
    const { hostname, port, protocol, username, password, searchParams } = this.#url
    const secure = protocol === 'smtps:'
    const connection = new SMTPConnection({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 465 : 587),
      secure,
      ignoreTLS: searchParams.get('ignoreTLS') === 'true',
      ...smtpWaits(waits.mailServer),
    })
    return new Promise((resolve, reject) => {
      connection.on('error', (error) => {
        this.#open = undefined // the next mail opens another one
        reject(error)
      })
      connection.on('end', () => {
        this.#open = undefined
        reject(new Error('the mail server closed the connection'))
      })
      connection.connect(() => {
        if (!username) return resolve(connection)
        const credentials = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
        connection.login({ ...credentials, credentials } as never, (error) =>
          error ? reject(error) : resolve(connection),
        )
      })
    })
  }
}

/** Returns the address of `Name <address>`. */
export const addressOf = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender

/** Returns the name of `Name <address>`; of an address alone, its host. */
export const senderName = (sender: string): string =>
  (/^\s*(.*?)\s*</.exec(sender)?.[1] || addressOf(sender).split('@')[1]) ?? sender

function composed(mail: LineMail, from: string): Promise<Buffer> {
  const { to, subject, html, text, replyTo, headers, messageId, attachments } = mail
  return new MailComposer({
    from,
    to: { name: '', address: to },
    replyTo: { name: oneLine(replyTo.name), address: replyTo.address },
    subject: oneLine(subject),
    html,
    text,
    messageId,
    headers: { ...headers },
    attachments: attachments.map(({ name, content }) => ({ filename: oneLine(name), content })),
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

/** What the mail server said, or how the connection failed, in one line. */
function answerOf(error: unknown): string {
  const { response, code, message } = error as { response?: string; code?: string; message?: string }
  return oneLine(response || code || message || 'unknown').slice(0, 300)
}

const mailboxLine = (db: Db): MailLine => ({
  async send({ to, subject, html, text, language, reason }) {
    const row = { para: to, asunto: oneLine(subject), html, texto: text, idioma: language, motivo: reason }
    await db
      .insertInto('correo')
      .values({ ...row, estado: 'enviado', enviado_en: new Date(), adjuntos: '[]' } as never)
      .execute()
    return { is: 'accepted', answer: '' }
  },
  close() {},
})
