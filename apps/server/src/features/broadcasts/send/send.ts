import { unsubscribePath } from '@portal/contract/broadcasts/constants'
import { RecipientStatus } from '@portal/contract/broadcasts/states'
import { type Db, inTransaction } from '#core/database/database.ts'
import { announceChanges } from '#core/database/events.ts'
import { addressOf, type MailLine, type Outcome } from '#core/mail/lines.ts'
import { block, itself } from '../block/block.ts'
import { letterFor, unsubscribeUrl } from '../body/letter.ts'
import type { BroadcastDeps } from '../deps.ts'
import { marked, markHeader, markOf, returnAddress } from '../returned/marks.ts'
import { currentThrottle } from '../throttle.ts'
import { unsubscribeToken } from '../unsubscribe/token.ts'
import * as queries from './queries.ts'

export type SendDeps = Pick<BroadcastDeps, 'db' | 'env' | 'files' | 'openLine' | 'mailCompany' | 'secrets'>

type Broadcast = NonNullable<Awaited<ReturnType<typeof queries.getLetter>>>

/** Connections to the mail server that one broadcast has in a process. */
const linesAtOnce = 8
/** Tries at an address that answers "later" before it counts as a soft bounce. */
const mostTries = 8
/** After this a mail has surely ended: its connection gave up before. */
const usualLease = 150
const tellEveryMs = 2000

/**
 * Sends what is due of a broadcast and returns when nothing is left for now. Each recipient is taken in a transaction
 * that is committed before their mail is handed over, so however a process ends, nobody gets it twice.
 */
export async function sendDue(
  deps: SendDeps,
  id: number,
  signal?: AbortSignal,
  leaseSeconds = usualLease,
): Promise<void> {
  const { db } = deps
  await queries.giveUpLost(db, id, leaseSeconds)
  const broadcast = await queries.getLetter(db, id)
  if (!broadcast) return
  const write = await writerOf(deps, broadcast)
  const areas = { area: 'difusiones', of: [{ enterpriseId: broadcast.empresa_id }] }
  let told = performance.now()

  const runLine = async (line: MailLine) => {
    while (!signal?.aborted) {
      const taken = await take(deps, id)
      if (!taken) return
      if (taken.impedimento) await queries.markOmitted(db, taken)
      else await store(db, broadcast, taken, await line.send(write(taken)))
      if (performance.now() - told < tellEveryMs) continue
      told = performance.now()
      await announceChanges(db, areas)
    }
  }

  const lines = Array.from({ length: linesAtOnce }, deps.openLine)
  try {
    await Promise.all(lines.map(runLine))
  } finally {
    for (const line of lines) line.close()
  }
  await queries.finishIfDone(db, id)
  await announceChanges(db, areas)
}

const take = ({ db, env }: SendDeps, id: number) =>
  inTransaction(db, async (db) => {
    const { perMinute, perHour } = await currentThrottle(db, env)
    const free = await queries.nextFree(db, perMinute, perHour)
    return free ? undefined : queries.takeNext(db, id)
  })

async function store(db: Db, broadcast: Broadcast, taken: queries.Taken, outcome: Outcome): Promise<void> {
  const { id } = broadcast
  const { answer } = outcome
  if (outcome.is === 'unknown') return queries.markAnswered(db, taken, RecipientStatus.unknown, answer)
  if (outcome.is === 'accepted') {
    await queries.markAnswered(db, taken, RecipientStatus.sent, answer)
    return queries.endWaiting(db, id)
  }
  if (outcome.isOfAddress && outcome.isForNow && taken.intentos >= mostTries)
    return queries.markAnswered(db, taken, RecipientStatus.softBounce, answer)
  if (outcome.isForNow) {
    if (!outcome.isOfAddress) await queries.deferBroadcast(db, id)
    return queries.deferRecipient(db, taken, answer, outcome.isOfAddress)
  }
  if (!outcome.isOfAddress) return queries.markAnswered(db, taken, RecipientStatus.failed, answer)
  await inTransaction(db, async (db) => {
    await queries.markAnswered(db, taken, RecipientStatus.hardBounce, answer)
    await block(db, itself, { ...taken, empresa_id: broadcast.empresa_id }, 'rebote')
  })
}

/** Prepares both languages of a broadcast and its files; returns what writes the mail to one recipient. */
async function writerOf(deps: SendDeps, broadcast: Broadcast) {
  const { id, asunto, asunto_en, mensaje, mensaje_en, adjuntos } = broadcast
  const company = await deps.mailCompany()
  const letters = {
    es: await letterFor({ subject: asunto, html: mensaje }, 'es', company),
    en: await letterFor({ subject: asunto_en || asunto, html: mensaje_en }, 'en', company),
  }
  const attachments = await Promise.all(
    adjuntos.map(async ({ archivo_id, nombre }) => ({
      name: nombre,
      content: Buffer.from(await deps.files.read(archivo_id)),
    })),
  )
  const returns = returnAddress(deps.env)
  const sender = addressOf(deps.env.MAIL_FROM)
  const host = sender.split('@')[1] ?? 'localhost'
  return (taken: queries.Taken) => {
    const token = unsubscribeToken(deps.secrets.enlace, taken.id)
    const url = unsubscribeUrl(company, token)
    const mark = markOf(deps.secrets.enlace, taken.id)
    return {
      ...letters[taken.idioma](taken, token),
      messageId: `<difusion.${id}.${mark}@${host}>`,
      to: taken.email,
      returnPath: returns && marked(returns, mark),
      language: taken.idioma,
      replyTo: { name: taken.responsable, address: taken.responder_a },
      headers: {
        'List-Unsubscribe': `<mailto:${returns ?? sender}?subject=${encodeURIComponent(`${unsubscribePath}/${token}`)}>, <${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        Precedence: 'bulk',
        [markHeader]: mark,
      },
      attachments,
      reason: 'broadcast',
    }
  }
}
