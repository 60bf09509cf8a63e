import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gatherLog } from '#test/log-lines.ts'
import {
  admin,
  aReservation,
  buyer,
  confirm,
  fault,
  markFor,
  openShop,
  payAndReturn,
  type Shop,
  started,
  switches,
} from '#test/payments.ts'
import { providerSettings } from './provider/settings.ts'

let t: Shop
beforeAll(async () => {
  t = await openShop({ LOG_LEVEL: 'trace' })
})
afterAll(() => t.close())

const cards = ['4051885600446623', '4051884239937763', '5186059559590568']

/** Everything that the portal has written into its own tables. */
async function allRows(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(t.deps.db)
  const texts = []
  for (const { name } of tables) {
    const { rows } = await sql<{
      text: string | null
    }>`select json_agg(t)::text as text from ${sql.raw(name)} t`.execute(t.deps.db)
    texts.push(rows[0]?.text ?? '')
  }
  return texts.join('\n')
}

test('of a card only the last four digits are kept, and no log line tells a token, a session, a mark or a key', async () => {
  const lines = gatherLog(t)
  const secrets: string[] = []
  for (const card of cards) {
    // even a merchant who is sent whole numbers must not keep them
    await fault(t, { operation: 'any', kind: 'alter', set: { card_detail: { card_number: card } }, times: 3 })
    const reserved = await aReservation(t)
    const { token } = await started(t, reserved)
    secrets.push((await markFor(t, reserved))!)
    const landing = await payAndReturn(t, token, 'pay', { card })
    await confirm(t, landing)
    secrets.push(token, landing.query.session_id!)
    await admin(t, 'DELETE', '/faults')
  }
  await switches(t, { abortMethod: 'post' })
  const lost = await started(t, await aReservation(t))
  await fault(t, { operation: 'any', kind: 'drop', times: 2 })
  await buyer(t, lost.token, 'pay')
  await admin(t, 'POST', `/payments/${lost.token}/returns`, { flow: 'normal' })
  secrets.push(lost.token)
  const marks = await t.deps.db.selectFrom('pago').select(['retorno', 'session_id']).execute()
  secrets.push(...marks.flatMap(({ retorno, session_id }) => [retorno, session_id]))
  secrets.push(providerSettings(t.deps.env, t.deps.secrets.enlace).merchants[0]!.apiKey)

  const log = lines.join('\n')
  expect(lines.length).toBeGreaterThan(20)
  for (const secret of [...secrets, ...cards]) expect(log).not.toContain(secret)
  const rows = await allRows()
  expect(rows).toContain('6623')
  for (const card of cards) expect(rows).not.toContain(card)
  const audit = await t.deps.db.selectFrom('auditoria').selectAll().execute()
  for (const secret of secrets) expect(JSON.stringify(audit)).not.toContain(secret)
})
