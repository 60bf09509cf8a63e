import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { portalZone } from '@portal/contract/core/portal-zone'
import type { AccountSchema } from '@portal/contract/payments/schemas'
import { receiptDay, receiptTime } from '#core/calendar/dates.ts'
import type { DocumentTask } from '#core/documents/documents.ts'
import { moneyText } from '#core/documents/formats.ts'
import { conversionText } from '#features/marketplace/mail-formats.ts'
import { conversionOf } from '#features/marketplace/rules/conversion.ts'
import type { Company } from '#features/settings/service.ts'
import type { Payment } from '../queries.ts'
import { texts } from './texts.ts'

interface Goods {
  propiedad_id: number | null
  marca: string | null
  marca_en: string | null
  sku: string | null
}

type Account = Pick<Of<typeof AccountSchema>, 'devuelto' | 'debido' | 'neto'>

/** Returns the content of an approved payment's receipt in the payer's language: no personal data, of the card its last four digits. */
export function receiptTask(payment: Payment, goods: Goods, company: Company, account: Account | null): DocumentTask {
  const { idioma: language, buy_order, fecha_transaccion, confirmado_en, creado_en } = payment
  const t = texts[language]
  const conversion = conversionOf(payment)
  const at = fecha_transaccion ?? confirmado_en ?? creado_en
  const facts = [
    { label: t.order, value: buy_order },
    { label: t.amount, value: moneyText(payment.monto, payment.moneda) },
    ...movedFacts(payment, account),
    { label: t.converted, value: conversion && conversionText(conversion, language) },
    { label: t.date, value: receiptDay(at, portalZone) },
    { label: t.time, value: receiptTime(at, portalZone) },
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
    banner: t[bannerOf(account)],
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
