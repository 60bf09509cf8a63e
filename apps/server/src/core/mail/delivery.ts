import type { Env } from '../environment/env.ts'
import type { Attachment } from './queries.ts'

/** A mail as it leaves the house. */
export interface OutgoingMail {
  id: number
  para: string
  asunto: string
  html: string | null
  texto: string | null
  adjuntos: readonly Attachment[]
  creado_en: Date
}

/** Hands a letter to the mail server; throws when that did not take it. */
export interface MailTransport {
  send(mail: OutgoingMail, signal?: AbortSignal): Promise<void>
  close(): void
}

/** Jobs carry this many mails at once; one more connection is kept free for a PIN that somebody waits for. */
export const mailsAtOnce = 4

const limits = {
  maxConnections: mailsAtOnce + 1,
  maxMessages: 50,
  idleTimeout: 30_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
}

/** SMTP when there is a server. Else nothing leaves: mails are read in the local mailbox, which production does not have. */
export async function openTransport(
  { SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
  readFile: (id: string) => Promise<Uint8Array>,
): Promise<MailTransport> {
  if (!SMTP_URL) return { send: async () => {}, close: () => {} }
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url: SMTP_URL,
    pool: true,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...limits,
  })
  const host = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost'

  return {
    async send({ id, para, asunto, html, texto, adjuntos, creado_en }, signal) {
      const attached = adjuntos.map(async ({ archivo_id, nombre }) => ({
        filename: oneLine(nombre),
        content: Buffer.from(await readFile(archivo_id)),
      }))
      await transport.sendMail({
        from: MAIL_FROM,
        to: { name: '', address: para }, // as an object: a text would be parsed, and a comma in it would add a receiver
        subject: oneLine(asunto),
        html: html ?? '',
        text: texto ?? '',
        attachments: await Promise.all(attached),
        messageId: `<${creado_en.getTime()}.${id}@${host}>`, // the same for each try: a repetition can be told
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(signal && { signal }),
      })
    },
    close: () => transport.close(),
  }
}

/** A line break in a header begins another header. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Why a try failed, without address or content: the kind of failure and the server's number. */
export function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code ?? 'unknown', responseCode].filter(Boolean).join(' ')
}
