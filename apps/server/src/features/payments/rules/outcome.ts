import { paymentLimits } from '@portal/contract/payments/constants'
import { DifferenceKind, doubtfulStatuses, PaymentStatus } from '@portal/contract/payments/states'
import type { Flow } from './returns.ts'
import type { Verdict } from './verdict.ts'

/** Why a payment does not pay its reservation, where its state alone does not say it. */
export type Reason = 'diferente' | 'no_disponible' | 'ya_pagada'

export interface Standing {
  estado: PaymentStatus
  flujo: Flow | null
  motivo: Reason | null
  creado_en: Date
  confirmando_en: Date | null
  /** The database's clock. */
  ahora: Date
}

/** What becomes of a payment, and what a person has to look at. */
export interface Outcome {
  estado?: PaymentStatus
  motivo?: Reason
  difference?: DifferenceKind
}

const s = PaymentStatus
const d = DifferenceKind
const open: readonly PaymentStatus[] = [s.created, s.redirected, ...doubtfulStatuses]

/** What the provider's word changes here: only ever forward (A5.4). Of what has ended, a word that disagrees is a difference. */
export function outcomeOf(verdict: Verdict, payment: Standing): Outcome {
  if (open.includes(payment.estado)) return outcomeOfOpen(verdict, payment)
  if (payment.estado === s.approved) return differenceOfPaid(verdict)
  const isCharged = ['paid', 'other_amount', 'other_order', 'incomplete'].includes(verdict)
  const wasNeverPaid = endsWithoutMoney.includes(payment.estado)
  return isCharged && wasNeverPaid ? { difference: d.authorizedThere } : {}
}

const endsWithoutMoney: readonly PaymentStatus[] = [
  s.rejected,
  s.aborted,
  s.timedOut,
  s.formFailed,
  s.closedWithoutAnswer,
]

function outcomeOfOpen(verdict: Verdict, payment: Standing): Outcome {
  switch (verdict) {
    case 'paid':
      return { estado: s.approved }
    case 'other_amount':
      return { estado: s.approved, motivo: 'diferente', difference: d.otherAmount }
    case 'other_order':
      return { estado: s.approved, motivo: 'diferente', difference: d.otherOrder }
    case 'partly_nullified':
      return { estado: s.approved, motivo: 'diferente', difference: d.givenBackThere }
    case 'reversed':
      return { estado: s.reversed, difference: d.givenBackThere }
    case 'nullified':
      return { estado: s.refunded, difference: d.givenBackThere }
    case 'incomplete':
      return { estado: s.unknown, difference: d.incompleteAnswer }
    case 'rejected':
      return { estado: s.rejected }
    case 'aborted':
      return { estado: s.aborted }
    case 'waiting':
      return endOfWaiting(payment)
    case 'pending':
      return payment.estado === s.redirected ? {} : { estado: s.pendingConfirmation }
  }
}

function differenceOfPaid(verdict: Verdict): Outcome {
  if (verdict === 'other_amount') return { difference: d.otherAmount }
  if (verdict === 'other_order') return { difference: d.otherOrder }
  if (verdict === 'waiting' || verdict === 'rejected') return { difference: d.notChargedThere }
  if (verdict === 'reversed' || verdict === 'nullified' || verdict === 'partly_nullified')
    return { difference: d.givenBackThere }
  return {}
}

const minutes = (since: Date, now: Date) => (now.getTime() - since.getTime()) / 60_000

/** Nothing was committed: over at once if the buyer or we gave it up, else when no form can be open any more (decision 38). */
function endOfWaiting({ estado, flujo, motivo, creado_en, confirmando_en, ahora }: Standing): Outcome {
  if (motivo !== null) return { estado: s.aborted }
  if (flujo === 'aborted') return { estado: s.aborted }
  if (flujo === 'timeout') return { estado: s.timedOut }
  if (flujo === 'form_error') return { estado: s.formFailed }
  // a commit of ours may still be on its way
  const isAtWork =
    estado === s.confirming &&
    confirmando_en !== null &&
    minutes(confirmando_en, ahora) < paymentLimits.sweptAfterMinutes
  return minutes(creado_en, ahora) >= paymentLimits.timeOutMinutes && !isAtWork ? { estado: s.timedOut } : {}
}
