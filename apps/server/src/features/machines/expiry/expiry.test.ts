import type { Language } from '@portal/contract/core/language'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOwner, approvedItem, aStaffMember, itemVersion, oneItem, savedItem } from '#test/items.ts'
import { auditOf } from '#test/makers.ts'
import { mailsTo, type Person } from '#test/people.ts'
import { fromElsewhere } from '#test/registration.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { processExpiry } from './expire.ts'
import { renewalToken } from './links.ts'

let t: TestApp
let staff: Person
beforeAll(async () => {
  t = await startApp()
  staff = await aStaffMember(t)
})
afterAll(() => t.close())

const set = (id: number, changes: object) =>
  t.deps.db.updateTable('clasificado').set(changes).where('id', '=', id).execute()
/** As if the item had been approved so long ago that so many days are left. */
const daysLeft = (id: number, days: number) =>
  set(id, { vence_en: sql`now() + make_interval(secs => ${days * 86_400}::float8)` })
const tend = () => processExpiry(t.deps)
const row = (id: number) =>
  t.deps.db.selectFrom('clasificado').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const reasons = async (to: Person) =>
  (await mailsTo(t, to.email)).map(({ motivo }) => motivo).filter((reason) => reason.includes('renewal'))
const renew = (token: string) => t.call('POST', '/v1/clasificado/renovar', { token }, null, fromElsewhere())
const ofOwner = async (days: number, language: Language = 'es') => {
  const owner = await anOwner(t, language)
  const id = await approvedItem(t, owner, staff)
  await daysLeft(id, days)
  return { owner, id }
}
const tokenMailedTo = async (owner: Person) => {
  const [mail] = await mailsTo(t, owner.email)
  return /\/classifieds\/renew\/([\w.-]+)/.exec(mail?.texto ?? '')?.[1] ?? ''
}
const daysUntil = (moment: Date | null) => ((moment?.getTime() ?? 0) - Date.now()) / 86_400_000

describe('the end of an item', () => {
  test('is told 7 days and 1 day before, once each', async () => {
    const { owner, id } = await ofOwner(8)
    await tend()
    expect(await reasons(owner)).toEqual([])
    await daysLeft(id, 6.5)
    await tend()
    await tend()
    expect(await reasons(owner)).toEqual(['classified.renewal.7'])
    await daysLeft(id, 0.9)
    await Promise.all([tend(), tend()])
    await tend()
    expect(await reasons(owner)).toEqual(['classified.renewal.1', 'classified.renewal.7'])
    expect(await row(id)).toMatchObject({ publicacion: 1, version: 2 })
  })

  test('is told once when the job did not run for days', async () => {
    const { owner } = await ofOwner(0.5)
    await tend()
    await tend()
    expect(await reasons(owner)).toEqual(['classified.renewal.1'])
  })

  test('is told in the owner’s language', async () => {
    const { owner } = await ofOwner(0.5, 'en')
    await tend()
    expect((await mailsTo(t, owner.email))[0]).toMatchObject({
      asunto: 'Your listing expires tomorrow',
      idioma: 'en',
      texto: expect.stringContaining('?lang=en'),
    })
  })

  test('is not told of items that nobody sees, nor to closed accounts', async () => {
    const [hidden, sold, waiting, closed] = [await ofOwner(3), await ofOwner(3), await ofOwner(3), await ofOwner(3)]
    await set(hidden.id, { publicacion: 0 })
    await set(sold.id, { vendido_en: sql`now()` })
    await set(waiting.id, { aprobacion: 0 })
    await t.deps.db.updateTable('usuario').set({ estado_id: 5 }).where('id', '=', closed.owner.id).execute()
    await tend()
    for (const { owner } of [hidden, sold, waiting, closed]) expect(await reasons(owner)).toEqual([])
  })

  test('hides it; running twice changes nothing more', async () => {
    const { owner, id } = await ofOwner(-0.1)
    await Promise.all([tend(), tend()])
    await tend()
    expect(await row(id)).toMatchObject({ publicacion: 0, aprobacion: 1, es_publico: false, version: 3 })
    const expired = (await auditOf(t, 'clasificado', id)).filter(({ accion }) => accion === 'classifieds.expired')
    expect(expired).toHaveLength(1)
    const publish = { publicacion: 1, ...(await itemVersion(t, id)) }
    expect(await t.call('PUT', `/v1/clasificado/publicar/${id}`, publish, owner)).toMatchObject({ status: 200 })
    expect(daysUntil((await row(id)).vence_en)).toBeGreaterThan(89.9)
  })

  test('waits while the item is reserved', async () => {
    const { id } = await ofOwner(-1)
    await set(id, { estado_comercial: 24 })
    await tend()
    expect(await row(id)).toMatchObject({ publicacion: 1 })
    await set(id, { estado_comercial: 25 })
    await tend()
    expect(await row(id)).toMatchObject({ publicacion: 0 })
  })

  test('comes to items that were not approved never', async () => {
    const owner = await anOwner(t)
    const id = await savedItem(t, owner)
    await tend()
    expect((await oneItem(t, id, owner)).datos).toMatchObject({ publicacion: 1, vence_en: null })
  })
})

describe('the link that renews', () => {
  test('renews once, for 90 days from then, and says so again to a second press', async () => {
    const { owner, id } = await ofOwner(6)
    await tend()
    const token = await tokenMailedTo(owner)
    expect(await renew(token)).toMatchObject({ status: 200, codigo: 3 })
    expect(daysUntil((await row(id)).vence_en)).toBeCloseTo(90, 1)
    const renewed = await row(id)
    expect(await renew(token)).toMatchObject({ status: 200, codigo: 3 })
    expect(await row(id)).toEqual(renewed)
    expect((await auditOf(t, 'clasificado', id)).at(-1)).toMatchObject({
      accion: 'classifieds.renewed',
      usuario_id: null,
    })
    await daysLeft(id, 6)
    await tend()
    await daysLeft(id, -1)
    expect(await renew(token)).toMatchObject({ status: 404, codigo: 983 })
    expect(await reasons(owner)).toEqual(['classified.renewal.7', 'classified.renewal.7'])
  })

  test('renews once for three who press it at once', async () => {
    const { owner, id } = await ofOwner(6)
    const { version } = await row(id)
    await tend()
    const token = await tokenMailedTo(owner)
    const replies = await Promise.all([renew(token), renew(token), renew(token)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await row(id)).version).toBe(version + 1)
  })

  test('shows an item that had expired again, for 30 days after its end', async () => {
    const { id } = await ofOwner(-2)
    await tend()
    const { vence_en } = await row(id)
    expect(await row(id)).toMatchObject({ publicacion: 0 })
    expect(await renew(renewalToken(t.deps, { id, vence_en: vence_en! }))).toMatchObject({ status: 200 })
    expect(await row(id)).toMatchObject({ publicacion: 1, es_publico: true })
    await daysLeft(id, -31)
    const { vence_en: longAgo } = await row(id)
    expect(await renew(renewalToken(t.deps, { id, vence_en: longAgo! }))).toMatchObject({ status: 404 })
  })

  test('leaves one hidden that its owner hid before its end', async () => {
    const { owner, id } = await ofOwner(6)
    await tend()
    await set(id, { publicacion: 0 })
    expect(await renew(await tokenMailedTo(owner))).toMatchObject({ status: 200 })
    expect(await row(id)).toMatchObject({ publicacion: 0 })
    expect(daysUntil((await row(id)).vence_en)).toBeGreaterThan(89.9)
  })

  test('opens nothing when it was made up, or belongs to an item that is sold, refused or gone', async () => {
    const { owner, id } = await ofOwner(6)
    await tend()
    const token = await tokenMailedTo(owner)
    const other = await ofOwner(6)
    for (const forged of [token.replace(`${id}.`, `${other.id}.`), `${id}.${'A'.repeat(43)}`])
      expect(await renew(forged)).toMatchObject({ status: 404, codigo: 983 })
    for (const wrong of ['x'.repeat(30), `${id}.short-short-short-short`, '../../etc/passwd/aaaaaaaaaaa'])
      expect(await renew(wrong)).toMatchObject({ status: 400, codigo: 8 })
    expect(await renew('short')).toMatchObject({ status: 400 })
    for (const changes of [{ vendido_en: new Date() }, { aprobacion: 2 }, { eliminado_en: new Date() }]) {
      await set(id, changes)
      expect(await renew(token)).toMatchObject({ status: 404 })
      await set(id, { vendido_en: null, aprobacion: 1, eliminado_en: null })
    }
    expect(await renew(token)).toMatchObject({ status: 200 })
  })
})
