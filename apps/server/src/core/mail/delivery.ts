import { isLoopbackHost } from '../base/ip-addresses.ts'
import { waits } from '../base/waits.ts'
import type { Env } from '../environment/env.ts'
import { pictureCid } from './layout.ts'
import type { Attachment } from './queries.ts'

/** A mail as it is sent. */
export interface OutgoingMail {
  id: number
  para: string
  /** Whom an answer reaches; null: the sender. */
  responder_a?: string | null
  asunto: string
  html: string | null
  texto: string | null
  adjuntos: readonly Attachment[]
  creado_en: Date
  /** Ends such mails by a POST. */
  url_baja?: string | null
}

/** Sends a mail; throws when the mail server did not accept it. */
export interface MailTransport {
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>
  /** Reaches the mail server and logs in; throws when that fails. */
  verify(): Promise<void>
  close(): void
}

/** Number of mails that jobs send at a time; one more connection is reserved for a PIN. */
export const mailsAtOnce = 4

const limits = { maxConnections: mailsAtOnce + 1, maxMessages: 50, idleTimeout: 30_000 }

/** The waits as nodemailer names them. */
export const smtpWaits = ({ connectMs, answerMs }: { connectMs: number; answerMs: number }) => ({
  connectionTimeout: connectMs,
  greetingTimeout: connectMs,
  socketTimeout: answerMs,
})

/**
 * Opens SMTP when a server is configured; mails leave this machine encrypted or not at all, because they carry PINs and
 * links. Without a server no mail is sent: it is read in the local mailbox, which production does not have.
 */
export async function openTransport(
  { SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
  readFile: (id: string) => Promise<Uint8Array>,
  { wholeMs, ...each }: Record<keyof typeof waits.mailServer, number> = waits.mailServer,
): Promise<MailTransport> {
  if (!SMTP_URL) return { send: async () => {}, verify: async () => {}, close: () => {} }
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: SMTP_URL,
    pool: true,
    requireTLS: !isLoopbackHost(new URL(SMTP_URL).hostname), // `?requireTLS=false` in SMTP_URL allows another server
    disableFileAccess: true,
    disableUrlAccess: true,
    ...limits,
    ...smtpWaits(each),
  })
  const host = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost'

  return {
    async send(
      { id, para, responder_a: replyTo, asunto, html, texto, adjuntos, creado_en, url_baja: unsubscribeUrl },
      signal,
    ) {
      const over = AbortSignal.timeout(wholeMs)
      const { invitation, files } = apart(adjuntos)
      const attached = files.map(async ({ archivo_id, texto, png, nombre }) => ({
        filename: oneLine(nombre),
        content:
          archivo_id === undefined ? (texto ?? Buffer.from(png, 'base64')) : Buffer.from(await readFile(archivo_id)),
        ...(png !== undefined && { cid: pictureCid, contentDisposition: 'inline' as const }),
      }))
      await transport.sendMail({
        from: MAIL_FROM,
        to: { name: '', address: para }, // as an object: in a parsed text a comma would add a recipient
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject: oneLine(asunto),
        html: html ?? '',
        text: texto ?? '',
        attachments: await Promise.all(attached),
        ...(invitation && { icalEvent: invitation }),
        messageId: `<${creado_en.getTime()}.${id}@${host}>`, // the same for each try, so that a repetition is recognised
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribeUrl && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
        signal: signal ? AbortSignal.any([signal, over]) : over,
      })
    },
    verify: async () => void (await transport.verify()),
    close: () => transport.close(),
  }
}

/**
 * Parts a calendar file that says what to do with it from the other files: it goes as an alternative of the text, with
 * its method, and as a file (RFC 6047). Only so mail programs offer to accept it.
 */
function apart(attachments: readonly Attachment[]) {
  const methodOf = ({ nombre, texto }: Attachment) =>
    nombre.endsWith('.ics') ? /^METHOD:(\w+)\r?$/m.exec(texto ?? '')?.[1] : undefined
  const calendar = attachments.find(methodOf)
  if (!calendar) return { invitation: null, files: attachments }
  const invitation = { method: methodOf(calendar)!, filename: oneLine(calendar.nombre), content: calendar.texto ?? '' }
  return { invitation, files: attachments.filter((one) => one !== calendar) }
}

/** A line break in a header would start another header. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Whether the server refused a mail for now only: it may take the same mail later. */
export function isForNow(error: unknown): boolean {
  const { responseCode = 0 } = error as { responseCode?: number }
  return responseCode >= 400 && responseCode < 500
}

/** Returns why a try failed, without address or content: the kind of failure and the server's code. */
export function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code ?? 'unknown', responseCode].filter(Boolean).join(' ')
}
