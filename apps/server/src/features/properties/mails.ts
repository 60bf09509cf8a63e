import { withLanguage } from '@portal/contract/core/language'
import { type RejectionReason, rejectionReasonNames } from '@portal/contract/machines/rejections'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import type { Mail } from '#core/mail/mail.ts'
import type { Decision, Receiver } from '#features/marketplace/items/kind.ts'
import { texts } from './mail-texts.ts'

interface Named {
  id: number
  sku: string
  titulo: string
}

/** The decision of staff, in the owner's language; with the reason of a rejection. */
export function decisionMail(
  publicUrl: string,
  { nombres, email, idioma }: Receiver,
  { id, sku, titulo }: Named,
  { aprobacion, motivo, motivo_codigo: code, isEdit }: Decision & { isEdit: boolean },
): Mail {
  const t = texts[idioma]
  const isApproved = aprobacion === ApprovalStatus.approved
  const say = isApproved ? (isEdit ? t.editApproved : t.approved) : isEdit ? t.editRejected : t.rejected
  const url = isApproved
    ? withLanguage(`${publicUrl}/properties/${id}`, idioma)
    : `${publicUrl}/dashboard/propiedades/mis-propiedades/${id}`
  const why = [code && rejectionReasonNames[code as RejectionReason][idioma], motivo].filter(Boolean).join('. ')
  const facts = [
    { label: t.property, value: `${titulo} (${sku})` },
    ...(isApproved ? [] : [{ label: t.reason, value: why }]),
  ]
  const body = { title: say.title, paragraphs: [t.hello(nombres), say.text], facts, button: { label: say.button, url } }
  const reason = `property.${isEdit ? 'change.' : ''}${isApproved ? 'approved' : 'rejected'}`
  return { to: email, language: idioma, subject: say.title, body, reason }
}
