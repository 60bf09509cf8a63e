import { broadcastLimits } from '@portal/contract/broadcasts/constants'
import { broadcastMessages } from '@portal/contract/broadcasts/messages'
import { LinkStatus, ReviewStatus } from '@portal/contract/broadcasts/states'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { contactScopeOf } from '#features/contacts/service.ts'
import { hasEmptyRow, saysSomething } from '../body/clean.ts'
import { letterFor } from '../body/letter.ts'
import type { BroadcastDeps } from '../deps.ts'
import { type Attachment, getBroadcast } from '../queries.ts'
import { countRecipients } from '../recipients/choose.ts'
import { checkLinks } from './links/links.ts'
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
