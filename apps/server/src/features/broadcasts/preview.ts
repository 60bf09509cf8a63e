import { broadcastMessages } from '@portal/contract/broadcasts/messages'
import type { PreviewFormSchema } from '@portal/contract/broadcasts/schemas'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import { fieldRefusal } from '#core/base/errors.ts'
import { contactScopeOf } from '#features/contacts/service.ts'
import { cleanBody } from './body/clean.ts'
import { letterFor } from './body/letter.ts'
import type { BroadcastDeps } from './deps.ts'
import { getReader } from './queries.ts'

type Form = z.output<typeof PreviewFormSchema>
type Deps = Pick<BroadcastDeps, 'db' | 'mailCompany'>

/** Returns a letter as a chosen contact would get it. */
export async function previewOf({ db, mailCompany }: Deps, actor: Actor, form: Form) {
  const { asunto, asunto_en, mensaje, mensaje_en, idioma, contacto_id: contactId } = form
  const reader = contactId === null ? null : await getReader(db, contactScopeOf(actor), contactId, idioma)
  if (reader === undefined) throw fieldRefusal('contacto_id', broadcastMessages.contactsNotRecognized)
  const written =
    idioma === 'en'
      ? { subject: asunto_en || asunto, html: cleanBody(mensaje_en) }
      : { subject: asunto, html: cleanBody(mensaje) }
  const write = await letterFor(written, idioma, await mailCompany())
  const { subject, html, text } = write(reader, '0')
  return { asunto: subject, html, texto: text, idioma, bytes: Buffer.byteLength(html) + Buffer.byteLength(text) }
}
