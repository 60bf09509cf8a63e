import { Role } from '@portal/contract/access/constants'
import { expect } from 'vitest'
import type { Reserved } from './crash/reservations.ts'
import { requestRow } from './machines.ts'
import { markFor } from './payments.ts'
import { aUser, type Person, theHouse } from './people.ts'
import { fromElsewhere } from './registration.ts'
import type { Answered, Signed, TestApp } from './start-app.ts'

/** An account as staff type it. */
export const anAccount = (moneda: 'USD' | 'CLP' = 'USD') => ({
  moneda,
  titular: 'Explosivos del Norte S.A.',
  identificacion: '20123456786',
  banco: 'Banco Austral',
  tipo: 'Cuenta corriente',
  numero: moneda === 'USD' ? '002-191-009876543210-55' : '123-45678-90',
  codigo: '',
})

/** Types the bank accounts in the settings, as a super administrator does. */
export async function typeAccounts(app: TestApp, accounts: readonly object[], rest: object = {}): Promise<Person> {
  const boss = await aUser(app, { role: Role.superAdmin, enterpriseId: await theHouse(app) })
  const { ajustes } = (await app.call('GET', '/v1/ajuste', undefined, boss)).datos
  const { valor, version } = ajustes.transferencias
  const form = { ...valor, ...rest, cuentas: accounts, version }
  expect(await app.call('PUT', '/v1/ajuste/transferencias', form, boss)).toMatchObject({ status: 200 })
  return boss
}

/** What the client's page sends when they accept the terms of a transfer. */
export async function acceptTransfer(app: TestApp, reserved: Reserved, changes: object = {}): Promise<Answered> {
  const { requestId, amount, currency } = reserved
  const form = {
    solicitud_clasificado_id: requestId,
    monto: amount,
    moneda: currency,
    acepta_condiciones: true,
    firma: await markFor(app, reserved),
    ...changes,
  }
  return app.call('POST', '/v1/clasificado/transferencia_reservacion', form, null, fromElsewhere())
}

/** What the client's page is shown; without the mark as a stranger sees it. */
export async function summaryOf(app: TestApp, reserved: Reserved, firma?: string | undefined): Promise<Answered> {
  const { requestId, itemId, amount, currency } = reserved
  const query = new URLSearchParams({
    solicitud_clasificado_id: `${requestId}`,
    clasificado_id: `${itemId}`,
    monto: `${amount}`,
    moneda: currency,
    ...(firma && { firma }),
  })
  return app.call('GET', `/v1/clasificado/reservacion?${query}`, undefined, null, fromElsewhere())
}

let operations = 0

/** Staff confirm what they read in the books of the bank. */
export async function confirmTransfer(
  app: TestApp,
  { requestId, amount, currency }: Reserved,
  as: Signed | null,
  changes: object = {},
): Promise<Answered> {
  const { version, hoy } = await requestRow(app, requestId).then(({ version }) => ({ version, hoy: yesterday() }))
  const form = {
    solicitud_clasificado_id: requestId,
    monto_recibido: amount,
    moneda: currency,
    fecha_banco: hoy,
    operacion: `OP-${++operations}`,
    version,
    ...changes,
  }
  return app.call('POST', '/v1/clasificado/solicitud/transferencia', form, as)
}

export const yesterday = (): string => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
