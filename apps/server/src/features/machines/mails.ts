import { type Language, withLanguage } from '@portal/contract/core/language'
import { renewalPage } from '@portal/contract/machines/constants'
import { type RejectionReason, rejectionReasonNames } from '@portal/contract/machines/rejections'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { dayText } from '#core/calendar/dates.ts'
import type { Mail } from '#core/mail/mail.ts'
import { texts } from './mail-texts.ts'

interface Receiver {
  nombres: string
  email: string
  idioma: Language
}

interface Named {
  id: number
  sku: string
  marca: string
}

interface Decision {
  aprobacion: number
  motivo: string
  motivo_codigo: RejectionReason | null
  /** For an edit of an approved item. */
  isEdit: boolean
}

const nameOf = ({ marca, sku }: Named) => `${marca} (${sku})`

/** The decision of staff, in the owner's language; with the reason of a rejection (rule marketplace/rejection). */
export function decisionMail(
  publicUrl: string,
  { nombres, email, idioma }: Receiver,
  item: Named,
  { aprobacion, motivo, motivo_codigo: code, isEdit }: Decision,
): Mail {
  const t = texts[idioma]
  const isApproved = aprobacion === ApprovalStatus.approved
  const say = isApproved ? (isEdit ? t.editApproved : t.approved) : isEdit ? t.editRejected : t.rejected
  const url = isApproved
    ? withLanguage(`${publicUrl}/classifieds/${item.id}`, idioma)
    : `${publicUrl}/dashboard/clasificados/mis-clasificados/${item.id}`
  const why = [code && rejectionReasonNames[code][idioma], motivo].filter(Boolean).join('. ')
  const facts = [{ label: t.machine, value: nameOf(item) }, ...(isApproved ? [] : [{ label: t.reason, value: why }])]
  const body = { title: say.title, paragraphs: [t.hello(nombres), say.text], facts, button: { label: say.button, url } }
  const reason = `classified.${isEdit ? 'change.' : ''}${isApproved ? 'approved' : 'rejected'}`
  return { to: email, language: idioma, subject: say.title, body, reason }
}

interface Expiring extends Named {
  /** The last day in the owner's time zone, `YYYY-MM-DD`. */
  endsOn: string
  /** At most this many days are left. */
  days: number
  expiresAt: Date
}

/** Tells the owner that their item expires soon, with a link to renew it once (rule marketplace/expiry). */
export function renewalMail(
  publicUrl: string,
  { nombres, email, idioma }: Receiver,
  { endsOn, days, expiresAt, ...item }: Expiring,
  token: string,
): Mail {
  const t = texts[idioma]
  const { title, text, button, once } = t.renewal
  const body = {
    title: title(days),
    paragraphs: [t.hello(nombres), text],
    facts: [
      { label: t.machine, value: nameOf(item) },
      { label: t.endsOn, value: dayText(endsOn, idioma) },
    ],
    button: { label: button, url: withLanguage(`${publicUrl}${renewalPage}/${token}`, idioma) },
    footnote: once,
  }
  return { to: email, language: idioma, subject: title(days), body, reason: `classified.renewal.${days}`, expiresAt }
}
