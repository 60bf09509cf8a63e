import type { Currency, MoneyUnit } from '@portal/contract/core/currencies'
import { accountIn, type BankAccount } from '@portal/contract/settings/bank-accounts'
import type { Db } from '#core/database/database.ts'
import { settingOf } from '#features/settings/service.ts'
import type { OpenTransfer, Payable } from '../hooks.ts'
import type { Gateway } from '../provider/gateway.ts'
import * as queries from './queries.ts'

/** Returns the account of a currency; undefined while nobody has typed one: no transfer is offered then. */
export async function accountFor(db: Db, currency: string): Promise<BankAccount | undefined> {
  return accountIn((await settingOf(db, 'transferencias')).cuentas, currency)
}

/** Returns how a reservation in a currency may be paid (rule payments/transfer). */
export async function payableBy(db: Db, gateway: Pick<Gateway, 'codeFor'>, currency: MoneyUnit): Promise<Payable> {
  if (currency === 'UF') return { card: false, transfer: false }
  return { card: gateway.codeFor(currency) !== null, transfer: (await accountFor(db, currency)) !== undefined }
}

/**
 * Returns the currencies in which reservations are asked for: those of the cards, or of the accounts of a company that
 * takes none. Amounts in others become pesos (rule reservations/pesos).
 */
export async function payableCurrencies(
  db: Db,
  { currencies }: Pick<Gateway, 'currencies'>,
): Promise<readonly Currency[]> {
  if (currencies.length > 0) return currencies
  return (await settingOf(db, 'transferencias')).cuentas.map(({ moneda }) => moneda)
}

/** Returns the transfer that may pay a reservation, as its client was shown it; null where none is offered. */
export async function openTransfer(
  db: Db,
  { evento_id: eventId, moneda }: { evento_id: number | null; moneda: MoneyUnit },
): Promise<OpenTransfer | null> {
  const accepted = eventId === null ? undefined : await queries.getAccepted(db, eventId)
  const account = accepted?.cuenta ?? (await accountFor(db, moneda))
  if (!account) return null
  return {
    reference: accepted?.referencia ?? null,
    acceptedAt: accepted?.condiciones_aceptadas_en ?? null,
    account,
    proofId: accepted?.comprobante_id ?? null,
    proofAt: accepted?.comprobante_en ?? null,
  }
}
