import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import type { AccountSchema } from '@portal/contract/payments/schemas'
import { PaymentWay } from '@portal/contract/payments/states'
import { isSameSecret } from '#core/base/secrets.ts'
import { dayText, placeName, receiptDay, receiptTime } from '#core/calendar/dates.ts'
import { inTransaction } from '#core/database/database.ts'
import { zoneOfHouse } from '#core/database/days.ts'
import type { DocumentTask } from '#core/documents/documents.ts'
import { moneyText } from '#core/documents/formats.ts'
import type { Visit } from '#core/http/redirects.ts'
import { accountOf } from '#features/marketplace/ledger-queries.ts'
import { conversionText } from '#features/marketplace/mail-formats.ts'
import { conversionOf } from '#features/marketplace/rules/conversion.ts'
import type { Company } from '#features/settings/service.ts'
import type { PaymentDeps } from '../deps.ts'
import { systemCaller, write } from '../move.ts'
import type { Payment } from '../queries.ts'
import * as shared from '../queries.ts'
import { hasReceipt, paymentOpenedBy, sessionNamedBy } from './link.ts'
import { texts } from './texts.ts'

const mostTries = 5
const mostBytes = 5 * 1024 * 1024

/** Redirects to the receipt for the secret link, or for the order and session of the payment; null otherwise. */
export async function openReceipt(deps: PaymentDeps, { params }: Visit): Promise<string | null> {
  const mark = params.mark ?? ''
  const id = paymentOpenedBy(deps.secrets.enlace, mark) ?? (await paidUnder(deps, mark))
  const fileId = id === null ? null : await receiptFile(deps, id)
  return fileId && deps.files.signedPath(fileId, new Date())
}

async function paidUnder({ db }: PaymentDeps, mark: string): Promise<number | null> {
  const named = sessionNamedBy(mark)
  const payment = named && (await shared.getPayment(db, { buy_order: named.buyOrder }))
  return payment && isSameSecret(payment.session_id, named.sessionId) ? payment.id : null
}

/**
 * Returns the file of a payment's receipt, made once and again after a refund. Null when there is no receipt. Of two
 * concurrent calls, the first one's file is stored.
 */
export async function receiptFile(deps: PaymentDeps, id: number): Promise<string | null> {
  for (let tries = 0; tries < mostTries; tries++) {
    const made = await makeReceipt(deps, id)
    if (made !== 'changed') return made
  }
  throw new Error('a payment changes each time its receipt is made')
}

async function makeReceipt(deps: PaymentDeps, id: number): Promise<string | null | 'changed'> {
  const payment = await shared.getPayment(deps.db, { id })
  if (!payment || !hasReceipt(payment)) return null
  if (payment.comprobante_id) return payment.comprobante_id

  const goods = await deps.hooks.clientOf(deps.db, payment.solicitud_id)
  const account = await accountOf(deps.db, payment.id)
  const zone = await zoneOfHouse(deps.db)
  const task = receiptTask(payment, goods, await deps.company(), account ?? null, zone)
  const content = await deps.workers.document(task)
  const name = `comprobante_${payment.buy_order}.pdf`
  const written = await deps.files.write({ name, content, allowed: ['pdf'], maxBytes: mostBytes })
  return inTransaction(deps.db, async (db) => {
    const locked = await shared.lockPayment(db, id)
    if (locked.comprobante_id) return locked.comprobante_id // our own file has no row and will be swept
    const now = await accountOf(db, id)
    if (JSON.stringify(now) !== JSON.stringify(account)) return 'changed' // something was given back meanwhile
    const by = systemCaller('receipt')
    const fileId = await deps.files.keep(db, by, written)
    await write(db, by, locked, { comprobante_id: fileId })
    return fileId
  })
}

interface Goods {
  propiedad_id: number | null
  marca: string | null
  marca_en: string | null
  sku: string | null
}

type Account = Pick<Of<typeof AccountSchema>, 'devuelto' | 'debido' | 'neto'>

/**
 * Returns the content of an approved payment's receipt in the payer's language: no personal data, of the card its last four digits.
 * `zone`: on whose clocks it was paid.
 */
export function receiptTask(
  payment: Payment,
  goods: Goods,
  company: Company,
  account: Account | null,
  zone: string,
): DocumentTask {
  const { idioma: language, buy_order, fecha_transaccion, confirmado_en, creado_en } = payment
  const t = texts[language]
  const conversion = conversionOf(payment)
  const isTransfer = payment.medio === PaymentWay.transfer
  const at = fecha_transaccion ?? confirmado_en ?? creado_en
  const facts = [
    { label: t.order, value: buy_order },
    {
      label: t.amount,
      value: moneyText(isTransfer ? (payment.cobrado ?? payment.monto) : payment.monto, payment.moneda),
    },
    { label: t.way, value: isTransfer && t.transfer },
    { label: t.bankDay, value: payment.fecha_banco && dayText(payment.fecha_banco, language) },
    { label: t.operation, value: isTransfer && payment.referencia },
    ...movedFacts(payment, account),
    { label: t.converted, value: conversion && conversionText(conversion, language) },
    { label: t.date, value: receiptDay(at, zone) },
    { label: t.time(placeName(zone, language)), value: receiptTime(at, zone) },
    { label: t.card, value: payment.tarjeta && `**** **** **** ${payment.tarjeta}` },
    { label: t.type, value: typeText(payment) },
    { label: t.authorization, value: payment.codigo_autorizacion },
    { label: t.installments, value: installmentsText(payment) },
    { label: t.goods, value: [nameIn(goods, 'marca', language), goods.sku].filter(Boolean).join(' · ') },
  ].filter((fact): fact is { label: string; value: string } => Boolean(fact.value))
  return {
    language,
    company: { name: company.nombre, lines: [company.direccion, company.sitio] },
    title: t.title,
    banner: isTransfer && bannerOf(account) === 'approved' ? t.transferReceived : t[bannerOf(account)],
    facts,
    notes: [
      bannerOf(account) === 'approved'
        ? t.note[goods.propiedad_id === null ? 'clasificado' : 'propiedad']
        : t.returnedNote,
    ],
    footer: [company.nombre, company.email, company.telefono, company.sitio].filter(Boolean).join(' · '),
    madeAt: confirmado_en ?? creado_en,
  }
}

/** Whether all, a part or nothing of it was given back or is to be. */
function bannerOf(account: Account | null): 'approved' | 'partlyReturned' | 'returned' | 'owed' {
  if (!account || (account.devuelto === 0 && account.debido === 0)) return 'approved'
  if (account.debido > 0) return 'owed'
  return account.neto === 0 ? 'returned' : 'partlyReturned'
}

function movedFacts({ moneda, idioma }: Payment, account: Account | null) {
  const t = texts[idioma]
  if (!account || bannerOf(account) === 'approved') return []
  const said = (amount: number) => moneyText(amount, moneda)
  return [
    { label: t.returnedAmount, value: said(account.devuelto) },
    { label: t.owedAmount, value: account.debido > 0 && said(account.debido) },
    { label: t.leftAmount, value: said(account.neto - account.debido) },
  ]
}

function typeText({ tipo_pago, idioma }: Payment): string | null {
  const { types } = texts[idioma]
  if (tipo_pago === null) return null
  return tipo_pago === 'VD' ? types.debit : tipo_pago === 'VP' ? types.prepaid : types.credit
}

/** `6 × CLP 20,000`; the amount of each only when the provider reported it. */
function installmentsText({ cuotas, monto_cuota, moneda }: Payment): string | null {
  if (!cuotas) return null
  return monto_cuota === null ? `${cuotas}` : `${cuotas} × ${moneyText(monto_cuota, moneda)}`
}
