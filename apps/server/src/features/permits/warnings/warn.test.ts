import { Role } from '@portal/contract/access/constants'
import { EnterpriseStatus } from '@portal/contract/enterprises/constants'
import { PermitStatus } from '@portal/contract/permits/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUser, mailsTo } from '#test/people.ts'
import { aCompanyManager, aDecider, aPermit, dayIn, upload } from '#test/permits.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { warnOfEnds } from './warn.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

/** So many days after today in Santiago, at an hour there. */
async function clockAt(days: number, hour = 9): Promise<Date> {
  const text = `${await dayIn(t, days)} ${hour}:00`
  const { rows } = await sql<{ at: Date }>`select ${text}::timestamp at time zone 'America/Santiago' as at`.execute(
    t.deps.db,
  )
  return rows[0]!.at
}

/** Two processes look at the clock at once, and one of them twice. */
async function pass(now: Date): Promise<void> {
  await Promise.all([warnOfEnds(t.deps, now), warnOfEnds(t.deps, now)])
  await warnOfEnds(t.deps, now)
}

const warningsTo = async (email: string) =>
  (await mailsTo(t, email)).filter(({ motivo }) => motivo === 'permit.ends').map(({ asunto }) => asunto)

test('a company is warned 60, 30, 7 and 1 days before the end and on the last day, once each', async () => {
  const manager = await aCompanyManager(t)
  await aPermit(t, manager.enterpriseId, { days: 100 })
  const heard: number[] = []
  for (let day = 38; day <= 103; day++) {
    const before = (await warningsTo(manager.email)).length
    await pass(await clockAt(day))
    const after = (await warningsTo(manager.email)).length
    if (after > before) heard.push(100 - day)
    expect(after - before).toBeLessThanOrEqual(1)
  }
  expect(heard).toEqual([60, 30, 7, 1, 0])
  expect((await warningsTo(manager.email)).map((subject) => subject.replace(/.* vence /, ''))).toEqual([
    'hoy',
    'mañana',
    'en 7 días',
    'en 30 días',
    'en 60 días',
  ])
})

test('missed days are made up for by the latest warning only, in the morning of the company', async () => {
  const manager = await aCompanyManager(t)
  const english = await aUser(t, { role: Role.manager, enterpriseId: manager.enterpriseId, language: 'en' })
  await aPermit(t, manager.enterpriseId, { days: 100 })
  await pass(await clockAt(95, 7))
  expect(await warningsTo(manager.email)).toEqual([])
  await pass(await clockAt(95, 8))
  expect(await warningsTo(manager.email)).toEqual([expect.stringMatching(/vence en 5 días$/)])
  expect(await warningsTo(english.email)).toEqual([expect.stringMatching(/expires in 5 days$/)])
})

test('an approval tells the end: warnings of days before it are not needed', async () => {
  const manager = await aCompanyManager(t)
  const { datos } = await upload(t, manager, { vence_el: await dayIn(t, 20) })
  await t.call('PUT', `/v1/permiso/aprobar/${datos.id}`, { version: 1 }, await aDecider(t))
  await pass(await clockAt(1))
  expect(await warningsTo(manager.email)).toEqual([])
  await pass(await clockAt(13))
  expect(await warningsTo(manager.email)).toEqual([expect.stringMatching(/en 7 días$/)])
})

test('nobody is warned of what does not count: refused, replaced, ended, or of an inactive enterprise', async () => {
  const managers = []
  for (const status of [PermitStatus.refused, PermitStatus.replaced, PermitStatus.waiting]) {
    const manager = await aCompanyManager(t)
    await aPermit(t, manager.enterpriseId, { days: 30, status })
    managers.push(manager)
  }
  const inactive = await aCompanyManager(t)
  await aPermit(t, inactive.enterpriseId, { days: 30 })
  const off = { estado_id: EnterpriseStatus.inactive }
  await t.deps.db.updateTable('empresa').set(off).where('id', '=', inactive.enterpriseId).execute()
  const ended = await aCompanyManager(t)
  await aPermit(t, ended.enterpriseId, { days: -1 })
  await pass(await clockAt(0))
  for (const { email } of [...managers, inactive, ended]) expect(await warningsTo(email)).toEqual([])
})

test('a warning whose mail could not be stored is sent by the next run', async () => {
  const manager = await aCompanyManager(t)
  await aPermit(t, manager.enterpriseId, { days: 7 })
  const broken = { ...t.deps, mails: { queue: () => Promise.reject(new Error('killed')) } }
  const now = await clockAt(0)
  await expect(warnOfEnds(broken, now)).rejects.toThrow('killed')
  await pass(now)
  expect(await warningsTo(manager.email)).toEqual([expect.stringMatching(/en 7 días$/)])
})
