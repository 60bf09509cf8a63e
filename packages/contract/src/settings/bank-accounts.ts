import type { Currency } from '../core/currencies.ts'

/** An account to which clients transfer money, in one currency. */
export interface BankAccount {
  moneda: Currency
  titular: string
  /** Tax id of the holder, as banks of its country ask for it. */
  identificacion: string
  banco: string
  /** Current account, savings account. */
  tipo: string
  /** Number of the account, IBAN or CCI. */
  numero: string
  /** SWIFT, branch or another code; empty where none is needed. */
  codigo: string
}

/** Until someone types an account there is none, and no transfer is offered (rule payments/transfer). */
export const startingTransfers: {
  correo: string
  nota: string
  nota_en: string
  nota_pt: string
  cuentas: readonly BankAccount[]
} = { correo: '', nota: '', nota_en: '', nota_pt: '', cuentas: [] }

export const bankLimits = { accounts: 10, note: 600, line: 80, number: 40 } as const

const ibanPattern = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

/** Whether the check digits of an IBAN are right; true for a number that is none, which only its bank can check. */
export function isRightNumber(typed: string): boolean {
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  if (!ibanPattern.test(code)) return true
  const digits = [...`${code.slice(4)}${code.slice(0, 4)}`].map((one) => Number.parseInt(one, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** Returns the account of a currency; undefined where there is none. */
export const accountIn = (accounts: readonly BankAccount[], currency: string): BankAccount | undefined =>
  accounts.find(({ moneda }) => moneda === currency)
