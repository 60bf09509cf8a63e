import type { Of } from '@portal/contract/core/fields'
import { type PageLanguage, withLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { ownFirst } from '@portal/contract/core/own-first'
import { writtenReference } from '@portal/contract/payments/references'
import type { AccountSchema } from '@portal/contract/payments/schemas'
import { type DifferenceKind, differenceKindNames } from '@portal/contract/payments/states'
import { moneyText } from '#core/documents/formats.ts'
import type { Mail } from '#core/mail/mail.ts'
import { houseTexts } from './house-texts.ts'
import { texts } from './mail-texts.ts'
import type { Payment } from './queries.ts'
import type { Accepted } from './transfer/queries.ts'

interface House {
  env: { PUBLIC_URL: string }
}

/** Not their name, which a stranger may have typed. */
interface Client {
  /** Empty when the client left only a phone. */
  email: string
  idioma: PageLanguage
  marca: string | null
  marca_en: string | null
}

/** All languages in one mail, the client's first (rule payments/refund). Null without an address. */
export function refundMail(
  client: Client,
  {
    payment,
    refund,
    account,
  }: {
    payment: Payment
    refund: { monto: number; motivo: string; estado: string; tipo: string | null }
    account: Pick<Of<typeof AccountSchema>, 'recibido' | 'devuelto' | 'debido' | 'neto'> | null
  },
): Mail | null {
  if (!client.email) return null
  const { idioma: own } = client
  const how = refund.estado === 'manual' ? 'byTransfer' : refund.tipo === 'REVERSED' ? 'reversed' : 'toCard'
  const said = (amount: number) => moneyText(amount, payment.moneda)
  const paragraphs = ownFirst(own).map((language) => texts[language].refund[how](said(refund.monto)))
  const t = texts[own]
  const title = ownFirst(own)
    .map((language) => texts[language].refund.title)
    .join(' / ')
  const facts = [
    { label: t.order, value: payment.buy_order },
    { label: t.machine, value: nameIn(client, 'marca', own) },
    { label: t.refund.amount, value: said(refund.monto) },
    ...(account
      ? [
          { label: t.refund.received, value: said(account.recibido) },
          { label: t.refund.returned, value: said(account.devuelto) },
          { label: t.refund.owed, value: account.debido > 0 ? said(account.debido) : '' },
          { label: t.refund.left, value: said(account.neto - account.debido) },
        ]
      : []),
    { label: t.refund.reason, value: refund.motivo },
  ].filter(({ value }) => value !== '')
  return {
    to: client.email,
    language: own,
    subject: title,
    body: { title, paragraphs, facts },
    reason: 'payment.refunded',
  }
}

/** Tells a client who was promised a mail that their payment in doubt has failed. `path` is their own payment address. */
export function notPaidMail({ env }: House, client: Client, payment: Payment, path: string): Mail | null {
  if (!client.email) return null
  const { idioma: language } = client
  const t = texts[language]
  const url = withLanguage(`${env.PUBLIC_URL}${path}`, language)
  const body = {
    title: t.notPaid.title,
    paragraphs: [t.notPaid.text],
    facts: [
      { label: t.order, value: payment.buy_order },
      { label: t.amount, value: moneyText(payment.monto, payment.moneda) },
    ],
    button: { label: t.notPaid.button, url },
  }
  return { to: client.email, language, subject: t.notPaid.title, body, reason: 'payment.notPaid' }
}

/** A difference, or a payment that is refunded because it paid nothing. */
export type HouseNotice = DifferenceKind | 'surplus'

/** To the company, in its own language. */
export function houseMail(
  { env }: House,
  to: string,
  { notice, payment, owed }: { notice: HouseNotice; payment: Payment; owed: number | null },
): Mail {
  const t = houseTexts.es
  const what = notice === 'surplus' ? t.surplus : differenceKindNames[notice].es
  const body = {
    title: t.title(what),
    paragraphs: [notice === 'surplus' ? t.surplusText : owed === null ? t.differenceText : t.owedText],
    facts: [
      { label: t.order, value: payment.buy_order },
      { label: t.amount, value: moneyText(payment.cobrado ?? payment.monto, payment.moneda) },
      ...(owed === null ? [] : [{ label: t.owed, value: moneyText(owed, payment.moneda) }]),
    ],
    button:
      owed === null
        ? {
            label: t.button,
            url: `${env.PUBLIC_URL}/dashboard/clasificados/clasificados-solicitudes/historial/${payment.solicitud_id}`,
          }
        : { label: t.owedButton, url: `${env.PUBLIC_URL}/dashboard/clasificados/diferencias-pagos` },
  }
  return { to, language: 'es', subject: `${body.title} ${payment.buy_order}`, body, reason: `payment.house.${notice}` }
}

/** To the company, in its own language: a client says that they transferred. It repeats nothing that they typed. */
export function proofMail(
  { env }: House,
  to: string,
  { solicitud_id: id, referencia, monto, moneda }: Pick<Accepted, 'solicitud_id' | 'referencia' | 'monto' | 'moneda'>,
): Mail {
  const t = houseTexts.es
  const body = {
    title: t.proof.title,
    paragraphs: [t.proof.text],
    facts: [
      { label: t.proof.request, value: `#${id}` },
      { label: t.proof.reference, value: writtenReference(referencia) },
      { label: t.amount, value: moneyText(monto, moneda) },
    ],
    button: {
      label: t.button,
      url: `${env.PUBLIC_URL}/dashboard/clasificados/clasificados-solicitudes/historial/${id}`,
    },
  }
  return { to, language: 'es', subject: `${body.title} #${id}`, body, reason: 'payment.proof' }
}

export function alarmMail(to: string): Mail {
  const { title, text } = houseTexts.es.alarm
  return { to, language: 'es', subject: title, body: { title, paragraphs: [text] }, reason: 'payment.alarm' }
}
