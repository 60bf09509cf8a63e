import { z } from 'zod'
import { type Db, inTransaction } from '../database/database.ts'
import { type Jobs, jobKind } from '../jobs/jobs.ts'
import { type MailTransport, mailsAtOnce, oneLine, reasonOf } from './delivery.ts'
import { type Company, type Language, type MailBody, renderMail } from './layout.ts'
import * as queries from './queries.ts'

export interface Mail {
  to: string
  language: Language
  subject: string
  body: MailBody
  /** What it is about, such as `pin.reset`: for staff and the log. */
  reason: string
  /** Its content is of no use after this: never sent later, and wiped. */
  expiresAt?: Date
  attachments?: readonly { fileId: string; name: string }[]
}

/** Every mail is a row first, written in the transaction of what it tells about. */
export interface Mails {
  /** Sent after the commit; five tries over 24 h, then it is `fallido` and left to the operator. Answers its id. */
  queue(db: Db, mail: Mail): Promise<number>
  /** For a PIN that somebody waits for: written now, sent by `sendNow` after the commit, and by nobody else. */
  write(db: Db, mail: Mail): Promise<number>
  /** The one try of a written mail, 5 s at most (decision 6). Whether the mail server took it. */
  sendNow(id: number): Promise<boolean>
  /** For the hourly job: ends what expired, wipes old PINs, wakes what was forgotten. Harmless when run twice. */
  tidy(): Promise<void>
  /** The handler of a mail's alarm. Harmless when run twice. */
  deliver(id: number): Promise<void>
}

interface Options {
  db: Db
  jobs: Jobs
  transport: MailTransport
  /** The company's name and address as they are set now. */
  company: () => Promise<Company>
  log: (text: string) => void
}

const sendNowMs = 5000
const deliverJob = jobKind<{ correo_id: number }>('mail-deliver', { atOnce: mailsAtOnce, maxSeconds: 180 })
const AddressSchema = z.email().max(254)

/** Opens the outbox and defines its job. */
export async function openMails({ db, jobs, transport, company, log }: Options): Promise<Mails> {
  async function write(
    db: Db,
    { to, language, subject, body, reason, expiresAt, attachments = [] }: Mail,
  ): Promise<number> {
    const { html, text } = await renderMail(body, language, await company())
    const { id } = await queries.insertMail(db, {
      to: AddressSchema.parse(to),
      subject: oneLine(subject),
      html,
      text,
      language,
      reason,
      expiresAt: expiresAt ?? null,
      attachments: attachments.map(({ fileId, name }) => ({ archivo_id: fileId, nombre: oneLine(name) })),
    })
    return id
  }

  /** Whether it is sent. Every failure is kept with the row; no content and no address reaches the log. */
  async function attempt(mail: queries.ClaimedMail, isLast: boolean, signal?: AbortSignal): Promise<boolean> {
    try {
      await transport.send(mail, signal)
    } catch (error) {
      const reason = reasonOf(error)
      log(`mail ${mail.id} (${mail.motivo}) try ${mail.intentos} failed: ${reason}`)
      await queries.markTried(db, mail.id, reason, isLast)
      return false
    }
    await queries.markSent(db, mail.id)
    return true
  }

  async function deliver(id: number): Promise<void> {
    const mail = await inTransaction(db, async (db) => {
      const claimed = await queries.claimMail(db, id)
      // set before the try: whatever happens to this process, the mail is looked at again
      if (claimed) await jobs.enqueue(db, deliverJob, { correo_id: id }, { after: claimed.proximo_en })
      return claimed
    })
    if (mail) await attempt(mail, mail.intentos >= queries.maxTries)
    else await queries.endOverdueMails(db)
  }

  await jobs.define(deliverJob, ({ correo_id }) => deliver(correo_id))

  return {
    write,
    deliver,
    async queue(db, mail) {
      const id = await write(db, mail)
      await jobs.enqueue(db, deliverJob, { correo_id: id })
      return id
    },
    async sendNow(id) {
      const mail = await inTransaction(db, (db) => queries.claimMail(db, id))
      return mail ? attempt(mail, true, AbortSignal.timeout(sendNowMs)) : false
    },
    async tidy() {
      await queries.endOverdueMails(db)
      await queries.wipeOldSecrets(db)
      for (const { id } of await queries.listForgottenMails(db)) await jobs.enqueue(db, deliverJob, { correo_id: id })
    },
  }
}
