import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#core/environment/env.ts'
import { openSandbox, paymentsWith } from '#test/card-shop.ts'
import { type ChildPortal, childPortal } from '#test/crash/child-portal.ts'
import { manyReservations, type Reserved } from '#test/crash/reservations.ts'
import { openTestDatabase, type TestDatabase, urlOf } from '#test/test-database.ts'
import { openDeps } from '../../../deps.ts'
import type { PaymentDeps } from '../deps.ts'
import { compareBooks } from '../sweep/compare.ts'
import { sweep } from '../sweep/sweep.ts'

const count = 12

describe.each(['stripe', 'mercadopago'] as const)('a portal that is killed while cards are paid at %s', (provider) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-killed-'))
  let database: TestDatabase
  let portal: ChildPortal
  let sandbox: Awaited<ReturnType<typeof openSandbox>>
  beforeAll(async () => {
    database = await openTestDatabase()
    sandbox = await openSandbox(provider)
    const variables = { ...sandbox.variables, DATABASE_URL: urlOf(database.config), DATA_DIR: folder }
    portal = await childPortal(variables)
    await portal.start()
  })
  afterAll(async () => {
    await portal.kill()
    await sandbox.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** Again until someone answers: what breaks in the hands of a buyer is tried once more. */
  const stubborn = async (ask: () => Promise<Response>): Promise<Response | null> => {
    for (const until = Date.now() + 40_000; Date.now() < until; await sleep(100)) {
      const reply = await ask().catch(() => null)
      if (reply && reply.status < 500) return reply
    }
    return null
  }

  /** Every fourth buyer closes the window once they have paid, every sixth cancels. */
  async function buy({ requestId, amount, currency, firma }: Reserved, nth: number): Promise<string | null> {
    const form = {
      solicitud_clasificado_id: requestId,
      monto: amount,
      moneda: currency,
      acepta_condiciones: true,
      firma,
    }
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${nth}.7` }
    const url = `${portal.url}/v1/clasificado/init_reservacion`
    const reply = await stubborn(() => fetch(url, { method: 'POST', headers, body: JSON.stringify(form) }))
    const token: string | undefined = ((await reply?.json()) as { datos?: { token?: string } } | undefined)?.datos
      ?.token
    if (!token) return null
    const back = nth % 6 === 5 ? sandbox.at.cancel(token) : sandbox.at.pay(token)
    if (back !== null && nth % 4 !== 2) await stubborn(() => fetch(back, { redirect: 'manual' }))
    return token
  }

  async function settle(payments: PaymentDeps): Promise<void> {
    for (const minutes of [3, 3, 20, 20]) {
      const earlier = sql`make_interval(mins => ${minutes}::int)`
      await sql`update pago set creado_en = creado_en - ${earlier}, confirmando_en = confirmando_en - ${earlier},
        consultado_en = consultado_en - ${earlier}`.execute(payments.db)
      await sweep(payments)
    }
    await compareBooks(payments)
  }

  test('agrees with it to the cent, and each charge is a reservation', async () => {
    const reservations = await manyReservations(database.db, count)
    let done = 0
    const waiting = [...reservations.entries()]
    const buyers = Array.from({ length: 4 }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        await buy(next[1], next[0])
        done++
      }
    })
    for (const after of [count / 4, count / 2]) {
      await expect.poll(() => done, { timeout: 60_000, interval: 10 }).toBeGreaterThanOrEqual(after)
      await portal.kill()
      await portal.start()
    }
    await Promise.all(buyers)

    const env = readEnv({
      NODE_ENV: 'test',
      CAPTCHA: 'off',
      PORTAL_ROLES: 'web',
      DATA_DIR: folder,
      PUBLIC_URL: portal.url,
      ...sandbox.variables,
    })
    const log = { info() {}, warn() {}, error: console.error }
    const { deps, close } = await openDeps(
      env,
      { config: database.config, direct: database.config as never },
      log as never,
    )
    const payments = await paymentsWith(deps)
    await settle(payments)
    const rows = await deps.db.selectFrom('pago').select(['token', 'saldo', 'estado', 'motivo']).execute()
    const { rows: counts } = await sql<{ reserved: number; differences: number }>`select
      (select count(*)::int from solicitud_clasificado where estado_id = 24) as reserved,
      (select count(*)::int from pago_diferencia) as differences`.execute(deps.db)
    await close()

    const ours = rows.filter(({ estado }) => estado === 'aprobada')
    expect(ours.length).toBeGreaterThan(count / 2)
    for (const { token, saldo, estado } of rows) {
      const { charged, refunded } = token ? sandbox.at.books(token) : { charged: 0, refunded: 0 }
      const kept = (charged - refunded) / (provider === 'stripe' ? 100 : 1)
      expect(kept, estado).toBe(estado === 'aprobada' ? saldo : 0)
    }
    expect(ours.every(({ motivo }) => motivo === null)).toBe(true)
    expect(counts[0]).toEqual({ reserved: ours.length, differences: 0 })
  }, 300_000)
})
