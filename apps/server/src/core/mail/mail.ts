import { setTimeout as sleep } from 'node:timers/promises'
import { emailField } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { waits } from '../base/waits.ts'
import { type Db, inTransaction } from '../database/database.ts'
import { type Jobs, jobKind } from '../jobs/jobs.ts'
import { refuseBeyondCaused } from './caused.ts'
import { isForNow, type MailTransport, mailsAtOnce, oneLine, reasonOf } from './delivery.ts'
import { type Company, type MailBody, renderMail } from './layout.ts'
import * as queries from './queries.ts'

export interface Mail {
  to: string
  language: PageLanguage
  /** Whom an answer reaches; the sender of all mails by default. */
  replyTo?: string | undefined
  subject: string
  body: MailBody
  /** The reason of the mail, such as `pin.reset`: for staff and the log. */
  reason: string
  /** After this the content is useless: it is never sent and is wiped. */
  expiresAt?: Date
  /** Stored files, or short texts such as a calendar entry. */
  attachments?: readonly ({ name: string } & ({ fileId: string } | { text: string }))[]
  /** Ends such mails by a POST, without a question: for the button of mail programs (RFC 8058). */
  unsubscribeUrl?: string
}

/** Mails are stored first, in the transaction of the change they report. */
export interface Mails {
  /**
   * Enqueues a mail; it is sent after the commit, with five tries over 24 h, then it is `fallido` and left to the
   * operator. Returns its id.
   */
  queue(db: Db, mail: Mail): Promise<number>
  /** The same for many, in one statement. Returns their ids in order. */
  queueMany(db: Db, mails: readonly Mail[]): Promise<number[]>
  /** Writes a mail that `sendNow` sends after the commit: for a PIN that someone waits for. */
  write(db: Db, mail: Mail): Promise<number>
  /**
   * Tries to send a written mail, 5 s at most (rule pins/mailed-at-once). Returns whether the mail server accepted it,
   * or said that it will a little later, as servers that do not know us do (4xx): then it is tried again while its
   * content is of use.
   */
  sendNow(id: number): Promise<boolean>
  /** Hourly: ends expired mails, wipes old PINs, retries lost ones. Safe to run twice. */
  tidy(): Promise<void>
  /** Sends one mail; handler of its job. Safe to run twice. */
  deliver(id: number): Promise<void>
}

interface Options {
  db: Db
  jobs: Jobs
  transport: MailTransport
  /** The current name and address of the company, read in the transaction of the mail. */
  company: (db: Db) => Promise<Company>
  log: (text: string) => void
}

/** The server has the mail: this fact is worth waiting for another primary. */
const noteNowMs = 60_000
/** The same where nobody waits: until shortly before the next try. */
const noteMs = 240_000
const notePauseMs = 100
/** A mail with a shorter life is of little use at its regular next tries. */
const shortLifeMs = 3_600_000
/** Between the tries of such a mail. */
const shortPausesMs = [60_000, 60_000, 120_000, 120_000]
const deliverJob = jobKind<{ correo_id: number }>('mail-deliver', { atOnce: mailsAtOnce, maxSeconds: 360 })
const AddressSchema = emailField('address')

/** Opens the outbox and defines its job. */
export async function openMails({ db, jobs, transport, company, log }: Options): Promise<Mails> {
  async function rendered(
    { to, replyTo, language, subject, body, reason, expiresAt, attachments = [], unsubscribeUrl }: Mail,
    from: Company,
  ): Promise<Omit<queries.NewMail, 'cause'>> {
    const { html, text } = await renderMail(body, language, from)
    return {
      to: AddressSchema.parse(to),
      replyTo: replyTo === undefined ? null : AddressSchema.parse(replyTo),
      subject: oneLine(subject),
      html,
      text,
      language,
      reason,
      expiresAt: expiresAt ?? null,
      unsubscribeUrl: unsubscribeUrl ?? null,
      attachments: [
        ...attachments.map(({ name, ...content }) => ({
          nombre: oneLine(name),
          ...('fileId' in content ? { archivo_id: content.fileId } : { texto: content.text }),
        })),
        ...(body.picture ? [{ nombre: body.picture.name, png: Buffer.from(body.picture.png).toString('base64') }] : []),
      ],
    }
  }

  async function write(db: Db, mail: Mail): Promise<number> {
    const cause = await refuseBeyondCaused(db, [mail.to])
    const ready = { ...(await rendered(mail, await company(db))), cause }
    const [{ id }] = (await queries.insertMails(db, [ready])) as [{ id: number }]
    return id
  }

  /**
   * Stores that the server has the mail, whatever hinders it for up to `forMs`: a mail that is not marked is sent again.
   * To store it twice changes nothing.
   */
  async function noteSent({ id, motivo }: queries.ClaimedMail, forMs: number): Promise<void> {
    const until = performance.now() + forMs
    for (let failures = 0; ; failures++) {
      try {
        return await queries.markSent(db, id)
      } catch (error) {
        if (failures === 0)
          log(`mail ${id} (${motivo}) was accepted, which is not noted yet: ${(error as Error).message}`)
        if (performance.now() > until) throw error
        await sleep(notePauseMs, undefined, { ref: false })
      }
    }
  }

  /** Tries a mail again before its content dies, when the server said that it may come later. Returns whether it does. */
  async function postponed(mail: queries.ClaimedMail, error: unknown): Promise<boolean> {
    const { id, intentos: tries, vence_en: ends, creado_en: written } = mail
    const next = new Date(Date.now() + (shortPausesMs[tries - 1] ?? Number.POSITIVE_INFINITY))
    if (!isForNow(error) || !ends || ends.getTime() - written.getTime() > shortLifeMs || !(next < ends)) return false
    await inTransaction(db, async (db) => {
      await queries.postpone(db, id, reasonOf(error), next)
      await jobs.enqueue(db, deliverJob, { correo_id: id }, { after: next })
    })
    return true
  }

  /** Returns whether the mail was sent, or soon will be. Each failure is stored with the row; no content and no address is logged. */
  async function attempt(
    mail: queries.ClaimedMail,
    { isLast, signal, forMs }: { isLast: boolean; signal?: AbortSignal; forMs: number },
  ): Promise<boolean> {
    try {
      await transport.send(mail, signal)
    } catch (error) {
      const reason = reasonOf(error)
      log(`mail ${mail.id} (${mail.motivo}) try ${mail.intentos} failed: ${reason}`)
      if (await postponed(mail, error)) return true
      await queries.markTried(db, mail.id, reason, isLast)
      return false
    }
    await noteSent(mail, forMs)
    return true
  }

  async function deliver(id: number): Promise<void> {
    const mail = await inTransaction(db, async (db) => {
      const claimed = await queries.claimMail(db, id)
      // enqueued before the try: if the process dies, the mail is tried again
      if (claimed) await jobs.enqueue(db, deliverJob, { correo_id: id }, { after: claimed.proximo_en })
      return claimed
    })
    if (mail) await attempt(mail, { isLast: mail.intentos >= queries.maxTries, forMs: noteMs })
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
    async queueMany(db, mails) {
      if (mails.length === 0) return []
      const cause = await refuseBeyondCaused(
        db,
        mails.map(({ to }) => to),
      )
      const from = await company(db)
      const ready = []
      for (const mail of mails) ready.push({ ...(await rendered(mail, from)), cause })
      const ids = (await queries.insertMails(db, ready)).map(({ id }) => id)
      await jobs.enqueueMany(
        db,
        deliverJob,
        ids.map((id) => ({ correo_id: id })),
      )
      return ids
    },
    async sendNow(id) {
      const mail = await inTransaction(db, (db) => queries.claimMail(db, id))
      if (!mail) return false
      return attempt(mail, { isLast: true, signal: AbortSignal.timeout(waits.pinMail.wholeMs), forMs: noteNowMs })
    },
    async tidy() {
      await queries.endOverdueMails(db)
      await queries.wipeOldSecrets(db)
      await queries.forgetCauses(db)
      for (const { id } of await queries.listForgottenMails(db)) await jobs.enqueue(db, deliverJob, { correo_id: id })
    },
  }
}
