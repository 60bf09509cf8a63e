import { Module, Role } from '@portal/contract/access/constants'
import { LicenseType } from '@portal/contract/licenses/constants'
import { LicenseStatus } from '@portal/contract/licenses/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aLicense } from '#test/licenses.ts'
import { aUser, mailsTo, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { sendNotices } from './notices.ts'
import { settleDue } from './settle.ts'

let t: TestApp
let clerk: Person
beforeAll(async () => {
  t = await startApp()
  clerk = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.licenses] })
})
afterAll(() => t.close())

const stored = async (id: number) =>
  (await t.deps.db.selectFrom('licencia').select('estado_id').where('id', '=', id).executeTakeFirstOrThrow()).estado_id
const shown = async (id: number) =>
  (await t.call('GET', `/v1/licencia/list/licencia?licencia_id=${id}`, undefined, clerk)).datos.licencia
const dates = (id: number, start: string, end: string, zone = 'America/Santiago') =>
  sql`with p as (update licencia_periodo set fecha_inicio = ${start}, fecha_termino = ${end},
      creado_en = ${start}::date where licencia_id = ${id})
    update licencia set fecha_inicio = ${start}, fecha_termino = ${end}, zona_horaria = ${zone}, aviso_dias = null
    where id = ${id}`.execute(t.deps.db)
const at = (moment: string) => new Date(moment)

describe('the status of a license', () => {
  test('changes at midnight where its holder is: the last day is included, then the grace', async () => {
    const [inChile, inJapan] = [await aLicense(t), await aLicense(t)]
    await dates(inChile, '2030-01-01', '2030-06-30')
    await dates(inJapan, '2030-01-01', '2030-06-30', 'Asia/Tokyo')
    const graceEnds = '2030-07-07'
    await settleDue(t.deps.db, at(`${graceEnds}T14:59:00Z`)) // one minute before midnight in Tokyo
    expect([await stored(inChile), await stored(inJapan)]).toEqual([LicenseStatus.active, LicenseStatus.active])
    await settleDue(t.deps.db, at(`${graceEnds}T15:01:00Z`))
    expect([await stored(inChile), await stored(inJapan)]).toEqual([LicenseStatus.active, LicenseStatus.finished])
    await settleDue(t.deps.db, at('2030-07-08T04:01:00Z')) // a minute after midnight in Santiago
    expect(await stored(inChile)).toBe(LicenseStatus.finished)
  })

  test('never moves back when the clock does', async () => {
    const id = await aLicense(t, { status: LicenseStatus.inactive })
    await dates(id, '2030-03-01', '2030-04-30')
    await settleDue(t.deps.db, at('2030-02-28T12:00:00Z'))
    expect(await stored(id)).toBe(LicenseStatus.inactive)
    await settleDue(t.deps.db, at('2030-03-01T12:00:00Z'))
    expect(await stored(id)).toBe(LicenseStatus.active)
    await settleDue(t.deps.db, at('2030-02-01T12:00:00Z'))
    expect(await stored(id)).toBe(LicenseStatus.active)
    await settleDue(t.deps.db, at('2030-06-01T12:00:00Z'))
    await settleDue(t.deps.db, at('2030-03-15T12:00:00Z'))
    expect(await stored(id)).toBe(LicenseStatus.finished)
  })

  test('a suspended one has no grace and does not begin by itself', async () => {
    const id = await aLicense(t)
    await dates(id, '2030-01-01', '2030-01-31')
    await sql`update licencia set estado_id = 5, suspendida = 'Auditoría' where id = ${id}`.execute(t.deps.db)
    await settleDue(t.deps.db, at('2030-01-15T12:00:00Z'))
    expect(await stored(id)).toBe(LicenseStatus.inactive)
    await settleDue(t.deps.db, at('2030-02-01T12:00:00Z'))
    expect(await stored(id)).toBe(LicenseStatus.finished)
  })

  test('is told before the job comes, also by the list and its filters', async () => {
    const [ended, inGrace, begun] = [
      await aLicense(t, { from: -60, to: -20 }),
      await aLicense(t, { from: -60, to: -2 }),
      await aLicense(t, { from: -1, to: 9, status: LicenseStatus.inactive }),
    ]
    expect(await shown(ended)).toMatchObject({ estado_id: LicenseStatus.finished, en_gracia: false })
    expect(await shown(inGrace)).toMatchObject({ estado_id: LicenseStatus.active, en_gracia: true, dias_restantes: -2 })
    expect(await shown(begun)).toMatchObject({ estado_id: LicenseStatus.active })
    t.deps.changes.emit('change', { area: 'licencias' }) // as every write announces
    const ids = async (query: string) => {
      const { datos } = await t.call('GET', `/v1/licencia/list?page_row=100&${query}`, undefined, clerk)
      return datos.licencias.map(({ id }: { id: number }) => id)
    }
    expect(await ids('estado_id=4')).toContain(ended)
    expect(await ids('en_gracia=true')).toEqual([inGrace])
    expect(await ids('vence_dias=10')).toEqual([begun])
    expect(await stored(ended)).toBe(LicenseStatus.finished)
  })

  test('is told before the job comes by the forecast and by many that are chosen by it', async () => {
    const ended = await aLicense(t, { from: -61, to: -21 })
    t.deps.changes.emit('change', { area: 'licencias' })
    await t.call('GET', '/v1/licencia/prevision?termina_hasta=2100-01-01', undefined, clerk)
    expect(await stored(ended)).toBe(LicenseStatus.finished)

    const asked = { accion: 'renovar', filtros: { estado_id: LicenseStatus.finished }, ensayo: true }
    const chosen = async () => (await t.call('POST', '/v1/licencia/lote', asked, clerk)).datos.hechos
    const before = await chosen()
    const next = await aLicense(t, { from: -61, to: -21 })
    expect(await chosen()).toBe(before + 1)
    expect(await stored(next)).toBe(LicenseStatus.active) // a trial stores nothing
  })

  test('follows its holder to another country', async () => {
    const holder = await aUser(t)
    const id = await aLicense(t, { holderId: holder.id })
    await t.deps.db.updateTable('usuario').set({ pais_id: 392 }).where('id', '=', holder.id).execute()
    expect(await shown(id)).toMatchObject({ zona_horaria: 'Asia/Tokyo' })
  })
})

describe('the mails before an end', () => {
  test('go to holder, distributor and staff on each of the days, once, in the language of who reads them', async () => {
    const enterpriseId = await theHouse(t)
    const branch = await t.deps.db
      .insertInto('sucursal')
      .values({ nombre: 'Norte', empresa_id: enterpriseId })
      .returning('id')
      .executeTakeFirstOrThrow()
    const of = { enterpriseId, branchId: branch.id, modules: [] }
    const holder = await aUser(t, { ...of, language: 'en' })
    const distributor = await aUser(t, { ...of, role: Role.distributor })
    const id = await aLicense(t, { holderId: holder.id })
    await dates(id, '2031-01-01', '2031-12-31')
    const send = (day: string) => sendNotices(t.deps, at(`${day}T15:00:00Z`))
    await Promise.all([send('2031-11-01'), send('2031-11-01')])
    await send('2031-11-02') // the day itself was yesterday
    const mails = await mailsTo(t, holder.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.asunto).toBe('Your NextLion license ends in 60 days')
    expect(mails[0]!.texto).toContain(`/dashboard/cotizaciones/cotizar?licencia=${id}`)
    expect((await mailsTo(t, distributor.email)).map(({ asunto }) => asunto)).toEqual(['1 licencia termina pronto'])
    expect(await mailsTo(t, clerk.email)).toHaveLength(1)
    for (const day of ['2031-12-01', '2031-12-24', '2031-12-30', '2031-12-31', '2031-12-31', '2032-01-01'])
      await send(day)
    expect((await mailsTo(t, holder.email)).map(({ asunto }) => asunto)).toEqual([
      'Your NextLion license ends today',
      'Your NextLion license ends tomorrow',
      'Your NextLion license ends in 7 days',
      'Your NextLion license ends in 30 days',
      'Your NextLion license ends in 60 days',
    ])
  })

  test('begin again with each renewal, and leave out days before the period', async () => {
    const holder = await aUser(t)
    const id = await aLicense(t, { holderId: holder.id, typeId: LicenseType.monthly })
    await dates(id, '2033-03-01', '2033-03-31')
    await sendNotices(t.deps, at('2033-03-01T15:00:00Z')) // 30 days before the end it has just begun
    expect(await mailsTo(t, holder.email)).toEqual([])
    await sendNotices(t.deps, at('2033-03-24T09:00:00Z')) // six in the morning
    expect(await mailsTo(t, holder.email)).toEqual([])
    await sendNotices(t.deps, at('2033-03-26T15:00:00Z')) // the job did not run for two days
    expect((await mailsTo(t, holder.email)).map(({ asunto }) => asunto)).toEqual([
      'Su licencia de NextLion termina en 5 días',
    ])
  })

  test('are written once by runs that meet or are killed in between', async () => {
    const holder = await aUser(t)
    const ids = await Promise.all([1, 2, 3].map(() => aLicense(t, { holderId: holder.id })))
    for (const id of ids) await dates(id, '2034-01-01', '2034-06-30')
    const moment = at('2034-06-29T15:00:00Z')
    const broken = { ...t.deps, mails: { ...t.deps.mails, queueMany: () => Promise.reject(new Error('killed')) } }
    await expect(sendNotices(broken, moment)).rejects.toThrow('killed')
    expect(await mailsTo(t, holder.email)).toEqual([])
    await Promise.all([sendNotices(t.deps, moment), sendNotices(t.deps, moment), sendNotices(t.deps, moment)])
    expect(await mailsTo(t, holder.email)).toHaveLength(3)
  })
})
