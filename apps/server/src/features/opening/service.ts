import { randomInt } from 'node:crypto'
import type { In } from '@portal/contract/core/fields'
import { type OpeningLineKey, openingLimits, openingLineKeys, openingLines } from '@portal/contract/opening/lines'
import { openingMessages as messages, openingDoneMessages } from '@portal/contract/opening/messages'
import type { OpeningSchema } from '@portal/contract/opening/schemas'
import type { Actor } from '#core/base/actor.ts'
import { Answer } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { answerCache } from '#core/database/answer-cache.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import { record } from '#core/database/record.ts'
import type { Env } from '#core/environment/env.ts'
import type { Mails } from '#core/mail/mail.ts'
import type { CompanyReader } from '#features/settings/service.ts'
import { testMail } from './mails.ts'
import * as queries from './queries.ts'
import { hasArrived, isCodeOf } from './rules.ts'

/** What is missing for a line, by what is stored: names of fields, groups or units. None: the line is done. */
export type OpeningSources = Readonly<
  Record<Exclude<OpeningLineKey, 'consultas' | 'respaldo'>, (db: Db) => Promise<string[]>>
>

export interface OpeningDeps {
  db: Db
  env: Pick<Env, 'MAIL_FROM'>
  mails: Pick<Mails, 'queue'>
  company: CompanyReader
  sources: OpeningSources
  /** Whether this portal begins closed: in production. */
  beginsClosed: boolean
}

type Opening = In<typeof OpeningSchema>

const dayMs = 24 * 3600_000

/**
 * Returns whether visitors see the site. Every request asks, so it is cached until a change is announced: a database that
 * hangs keeps no page waiting that needs nothing else of it. Without a first run they always do.
 */
export function openReader(db: Db, changes: Changes, beginsClosed: boolean): () => Promise<boolean> {
  if (!beginsClosed) return async () => true
  const recall = answerCache<boolean>(changes, ['apertura'], { ms: dayMs, max: 1 })
  return () => recall('open', async () => (await queries.getOpening(db)).abierto_en !== null)
}

/** Returns every line of the first run with what is missing, and whether the site is open. */
export async function readOpening(deps: OpeningDeps, within?: Db): Promise<Opening> {
  const db = within ?? deps.db
  const { abierto_en: openedAt, autor, ...mail } = await queries.getOpening(db)
  const confirmed = new Map((await queries.listConfirmed(db)).map((line) => [line.clave, line]))
  const { email } = await deps.company(within)
  const lines: Opening['lineas'] = []
  for (const key of openingLineKeys) {
    const missing = await missingOf(deps, db, key, hasArrived(mail, email))
    const byHand = confirmed.get(key)
    const state = missing.length === 0 ? 'hecha' : byHand ? 'confirmada' : 'pendiente'
    lines.push({
      clave: key,
      estado: state,
      faltan: missing,
      autor: byHand?.autor ?? null,
      confirmada_en: byHand?.creado_en ?? null,
    })
  }
  const { prueba_correo: to, prueba_enviada_en: sentAt, prueba_llegada_en: arrivedAt } = mail
  const test = to && sentAt && { correo: to, remitente: deps.env.MAIL_FROM, enviada_en: sentAt, llegada_en: arrivedAt }
  return {
    abierto: openedAt !== null || !deps.beginsClosed,
    abierto_en: openedAt,
    autor: (openedAt && autor) || null,
    lineas: lines,
    prueba: test || null,
  }
}

/**
 * Returns how many steps are left until the site opens, opening it included; 0 for an open one, whose lines nobody has to
 * read.
 */
export async function linesLeft(deps: OpeningDeps): Promise<number> {
  const { abierto_en: openedAt } = await queries.getOpening(deps.db)
  if (openedAt) return 0
  const { lineas } = await readOpening(deps)
  return lineas.filter(({ estado }) => estado === 'pendiente').length + 1
}

async function missingOf({ sources }: OpeningDeps, db: Db, key: OpeningLineKey, arrived: boolean): Promise<string[]> {
  if (key === 'consultas') return arrived ? [] : ['prueba']
  if (key === 'respaldo') return (await queries.isArchiving(db, openingLimits.archiveDays)) ? [] : ['copia']
  return sources[key](db)
}

/** Notes what happened to the site, in the transaction of the change. */
const note = (db: Db, actor: Actor, action: string, after?: object): Promise<void> =>
  record(db, actor, { action, entity: 'apertura', id: null, after, announces: [{ area: 'apertura' }] })

/** Confirms a line as it is, or takes that back. Throws `notByHand` for a line that its data alone fulfil. */
export function confirmLine(
  deps: OpeningDeps,
  actor: Actor,
  key: OpeningLineKey,
  isConfirmed: boolean,
): Promise<Opening> {
  if (!openingLines[key].byHand) throw new Refusal(messages.notByHand)
  return inTransaction(deps.db, async (db) => {
    const isChanged = isConfirmed
      ? await queries.insertConfirmed(db, key, actor.id)
      : await queries.deleteConfirmed(db, key)
    if (isChanged) {
      const action = isConfirmed ? 'opening.lineConfirmed' : 'opening.lineTakenBack'
      await record(db, actor, { action, entity: 'apertura_linea', id: key, announces: [{ area: 'apertura' }] })
    }
    return readOpening(deps, db)
  })
}

/** Mails a new code to the address that gets inquiries; an earlier one ends. Throws `addressMissing` without one. */
export function sendTest(deps: OpeningDeps, actor: Actor): Promise<Opening> {
  return inTransaction(deps.db, async (db) => {
    await queries.lockOpening(db)
    const { email } = await deps.company(db)
    if (!email) throw new Refusal(messages.addressMissing)
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await queries.setTestMail(db, email, code)
    const expiresAt = new Date(Date.now() + openingLimits.codeMinutes * 60_000)
    const language = await queries.getLanguage(db, actor.id)
    await deps.mails.queue(db, { ...testMail(email, code, language), expiresAt })
    await note(db, actor, 'opening.testSent', { prueba_correo: email })
    return readOpening(deps, db)
  })
}

/** Notes that the test mail arrived. Throws `codeWrong` for another code, an old one, or one of an earlier address. */
export function confirmTest(deps: OpeningDeps, actor: Actor, typed: string): Promise<Opening> {
  return inTransaction(deps.db, async (db) => {
    const mail = await queries.lockOpening(db)
    const { email } = await deps.company(db)
    if (mail.prueba_correo !== email || !isCodeOf(mail, typed, new Date()))
      throw fieldRefusal('codigo', messages.codeWrong)
    await queries.setArrived(db)
    await note(db, actor, 'opening.testArrived', { prueba_correo: email })
    return readOpening(deps, db)
  })
}

/** Opens the site to visitors, or closes it. Throws `linesLeft` with the state while a line is pending. */
export function setOpen(deps: OpeningDeps, actor: Actor, isOpen: boolean): Promise<Answer<Opening>> {
  return inTransaction(deps.db, async (db) => {
    const { abierto_en: before } = await queries.lockOpening(db)
    if (isOpen !== (before !== null)) {
      const state = await readOpening(deps, db)
      if (isOpen && state.lineas.some(({ estado }) => estado === 'pendiente'))
        throw new Refusal(messages.linesLeft, { data: state })
      await queries.setOpen(db, isOpen, actor.id)
      const action = isOpen ? 'opening.opened' : 'opening.closed'
      await note(db, actor, action)
    }
    return new Answer(await readOpening(deps, db), isOpen ? openingDoneMessages.opened : openingDoneMessages.closed)
  })
}
