import { broadcastLimits } from '@portal/contract/broadcasts/constants'
import { broadcastMessages } from '@portal/contract/broadcasts/messages'
import { LinkStatus, ReviewStatus } from '@portal/contract/broadcasts/states'
import { coreMessages } from '@portal/contract/core/core-messages'
import { LRUCache } from 'lru-cache'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { contactScopeOf } from '#features/contacts/service.ts'
import { hasEmptyRow, linksIn, saysSomething } from '../body/clean.ts'
import { letterFor } from '../body/letter.ts'
import type { BroadcastDeps } from '../deps.ts'
import { type Attachment, getBroadcast } from '../queries.ts'
import { countRecipients } from '../recipients/choose.ts'
import { type Checked, checkLink, type LinkRules } from './check-link.ts'
import { isTooLarge, mailBytes, pointsOf } from './rules.ts'

export type ReviewDeps = Pick<BroadcastDeps, 'db' | 'env' | 'mailCompany' | 'linkRules'>

/** A letter as it is stored, with its files. */
interface Stored {
  asunto: string
  asunto_en: string
  mensaje: string
  mensaje_en: string
  adjuntos: readonly Pick<Attachment, 'bytes'>[]
}

/** Returns what speaks against sending a draft (rule broadcasts/review). */
export async function reviewOf(deps: ReviewDeps, actor: Actor, id: number) {
  const draft = await getBroadcast(deps.db, contactScopeOf(actor), id)
  if (!draft) throw new Refusal(coreMessages.absent)
  const [counts, bytes, links] = await Promise.all([
    countRecipients(deps.db, actor, draft.seleccion),
    bytesOf(deps, draft),
    checkLinks([draft.mensaje, draft.mensaje_en], deps.env.PUBLIC_URL, deps.linkRules),
  ])
  const part = (html: string, readers: number) => ({
    readers,
    isEmpty: !saysSomething(html),
    hasEmptyRow: hasEmptyRow(html),
  })
  const languages = [part(draft.mensaje, counts.es), part(draft.mensaje_en, counts.en)]
  const points = pointsOf({ counts, parts: languages, bytes, links })
  return {
    ...counts,
    bytes,
    max_bytes: broadcastLimits.bytes,
    enlaces: links,
    puntos: points,
    puede_enviar: points.every(({ estado }) => estado !== ReviewStatus.red),
  }
}

/** Refuses a letter that is too large or has a broken link. Call it outside transactions: it asks other servers. */
export async function refuseUnready(deps: ReviewDeps, letter: Stored): Promise<void> {
  const [bytes, links] = await Promise.all([
    bytesOf(deps, letter),
    checkLinks([letter.mensaje, letter.mensaje_en], deps.env.PUBLIC_URL, deps.linkRules),
  ])
  if (isTooLarge(bytes) || links.some(({ estado }) => estado === LinkStatus.broken))
    throw new Refusal(broadcastMessages.notReady)
}

/** Bytes of the larger one of both mails. */
async function bytesOf({ mailCompany }: ReviewDeps, letter: Stored): Promise<number> {
  const company = await mailCompany()
  const written = [
    { subject: letter.asunto, html: letter.mensaje, language: 'es' as const },
    { subject: letter.asunto_en, html: letter.mensaje_en, language: 'en' as const },
  ]
  const sizes = await Promise.all(
    written.map(async ({ language, ...text }) => {
      const { html, text: plain } = (await letterFor(text, language, company))(null, '0')
      return Buffer.byteLength(html) + Buffer.byteLength(plain)
    }),
  )
  return mailBytes(Math.max(...sizes), letter.adjuntos)
}

const mostLinks = 40
const atOnce = 8

/** Checks the web links of cleaned bodies, each once. One to our own site is not asked for where that is private. */
async function checkLinks(bodies: readonly string[], ownUrl: string, rules: Partial<LinkRules> = {}) {
  const links = [...new Set(bodies.flatMap(linksIn))]
  const found: (Checked & { direccion: string })[] = []
  const waiting = [...links.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, direccion] = next
      found[place] = { direccion, ...(place < mostLinks ? await checked(direccion, ownUrl, rules) : tooMany) }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return found
}

/** Answers of links, as a page that shows them is loaded again with each change. Tests have rules of their own. */
const known = new LRUCache<string, Checked>({ max: 500 })
const goodMs = 600_000
const troubledMs = 30_000

async function answerOf(link: string, rules: Partial<LinkRules>): Promise<Checked> {
  const before = known.get(link)
  if (before) return before
  const answer = await checkLink(link, rules)
  const isUsual = Object.keys(rules).length === 0
  if (isUsual) known.set(link, answer, { ttl: answer.estado === LinkStatus.good ? goodMs : troubledMs })
  return answer
}

const tooMany: Checked = { estado: LinkStatus.unchecked, detalle: `> ${mostLinks}` }

async function checked(link: string, ownUrl: string, rules: Partial<LinkRules>): Promise<Checked> {
  if (!URL.canParse(link)) return { estado: LinkStatus.broken, detalle: '' }
  if (/\{\{|%7B%7B/i.test(link)) return { estado: LinkStatus.unchecked, detalle: '{{ }}' }
  const answer = await answerOf(link, rules)
  const isOwn = new URL(link).origin === new URL(ownUrl).origin
  return isOwn && answer.detalle === 'private' ? { ...answer, estado: LinkStatus.unchecked } : answer
}
