import { Module, Role } from '@portal/contract/access/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUser, mailsTo, type Person } from '#test/people.ts'
import { aCompanyManager, aDecider, aPermit, dayIn, upload } from '#test/permits.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
let decider: Person
beforeAll(async () => {
  t = await startApp()
  decider = await aDecider(t)
})
afterAll(() => t.close())

type Company = Awaited<ReturnType<typeof aCompanyManager>>

const decide = (id: number, what: 'aprobar' | 'rechazar', body: object = {}, as = decider) =>
  t.call('PUT', `/v1/permiso/${what}/${id}`, { version: 1, ...body }, as)

async function waiting(manager?: Company) {
  const company = manager ?? (await aCompanyManager(t))
  const { datos } = await upload(t, company)
  return { company, id: datos.id as number }
}

const enterpriseOf = ({ enterpriseId }: Company) =>
  t.deps.db.selectFrom('empresa').selectAll().where('id', '=', enterpriseId).executeTakeFirstOrThrow()

describe('staff', () => {
  test('approve: the permit counts, the one before is replaced, and the company is told in its language', async () => {
    const company = await aCompanyManager(t)
    const english = await aUser(t, { role: Role.manager, enterpriseId: company.enterpriseId, language: 'en' })
    const before = await aPermit(t, company.enterpriseId, { days: 10 })
    const { id } = await waiting(company)
    const reply = await decide(id, 'aprobar')
    expect(reply).toMatchObject({
      status: 200,
      codigo: 1,
      datos: { estado: 'vigente', decidido_por_nombre: 'Ana Rojas' },
    })
    expect(reply.datos.anteriores).toMatchObject([{ id: before, estado: 'reemplazado' }])
    expect(reply.datos.eventos[0]).toMatchObject({ de_estado: 'pendiente', a_estado: 'aprobado' })
    expect(reply.datos.transiciones_permitidas).toEqual([])

    const { nombre, email } = await enterpriseOf(company)
    for (const address of [company.email, email])
      expect((await mailsTo(t, address))[0]).toMatchObject({
        asunto: `Aprobamos el permiso de ${nombre}`,
        idioma: 'es',
      })
    expect((await mailsTo(t, english.email))[0]).toMatchObject({ asunto: `We approved the permit of ${nombre}` })
    const [audit] = await t.deps.db
      .selectFrom('auditoria')
      .select(['accion', 'usuario_id'])
      .where('entidad', '=', 'permiso')
      .where('entidad_id', '=', String(id))
      .orderBy('id', 'desc')
      .execute()
    expect(audit).toEqual({ accion: 'permits.approved', usuario_id: decider.id })
  })

  test('refuse with a reason, which the company reads; then it may upload another one', async () => {
    const { company, id } = await waiting()
    expect(await decide(id, 'rechazar', { motivo: ' ' })).toMatchObject({ status: 400, campos: { motivo: 10 } })
    const reply = await decide(id, 'rechazar', { motivo: 'Falta la firma' })
    expect(reply).toMatchObject({ codigo: 2, datos: { estado: 'rechazado', motivo: 'Falta la firma' } })
    const [mail] = await mailsTo(t, company.email)
    expect(mail?.texto).toContain('Falta la firma')
    expect(mail?.texto).toContain('/dashboard/perfil?tab=permiso')
    const own = await t.call('GET', '/v1/permiso/empresa', undefined, company)
    expect(own.datos).toMatchObject({ actual: null, ultimo: { id, motivo: 'Falta la firma' } })
    expect((await upload(t, company)).status).toBe(200)
  })

  test('at once: one wins, the other is told and sees what was decided', async () => {
    for (let round = 0; round < 3; round++) {
      const { company, id } = await waiting()
      const other = await aDecider(t)
      const replies = await Promise.all([decide(id, 'aprobar'), decide(id, 'rechazar', { motivo: 'No' }, other)])
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const [won, lost] = replies.toSorted((a, b) => a.status - b.status) as [(typeof replies)[0], (typeof replies)[0]]
      expect(lost).toMatchObject({ codigo: 984, datos: { estado: won.datos.estado } })
      expect(await mailsTo(t, company.email)).toHaveLength(1)
    }
  })

  test('do not decide about what they have not seen, nor twice', async () => {
    const { company, id } = await waiting()
    expect(await decide(id, 'aprobar', { version: 2 })).toMatchObject({ status: 409, codigo: 984 })
    await upload(t, company)
    expect(await decide(id, 'aprobar')).toMatchObject({ status: 409, datos: { estado: 'reemplazado' } })
    const next = await waiting(company)
    await decide(next.id, 'rechazar', { motivo: 'No' })
    expect(await decide(next.id, 'aprobar', { version: 2 })).toMatchObject({ status: 409 })
    expect(await decide(900_000, 'aprobar')).toMatchObject({ status: 404, codigo: 9 })
  })

  test('cannot approve one that has ended while it waited (11), and are told of a failure (12)', async () => {
    const { db } = t.deps
    const { id } = await waiting()
    await sql`update permiso set vence_el = ${await dayIn(t, -1)} where id = ${id}`.execute(db)
    expect(await decide(id, 'aprobar')).toMatchObject({ status: 409, codigo: 11 })
    await sql`alter table permiso_evento add constraint roto check (a_estado <> 'rechazado') not valid`.execute(db)
    expect(await decide(id, 'rechazar', { motivo: 'No' })).toMatchObject({ status: 500, codigo: 12 })
    await sql`alter table permiso_evento drop constraint roto`.execute(db)
    expect(await decide(id, 'rechazar', { motivo: 'No' })).toMatchObject({ codigo: 2 })
  })
})

test('a company does not decide about its own permit, whatever module it holds', async () => {
  const { company, id } = await waiting()
  const own = await aUser(t, {
    role: Role.manager,
    enterpriseId: company.enterpriseId,
    modules: [Module.enterprises],
  })
  for (const as of [company, own]) expect(await decide(id, 'aprobar', {}, as)).toMatchObject({ status: 403 })
  const seen = await t.call('GET', `/v1/permiso/list/${id}`, undefined, own)
  expect(seen.datos.transiciones_permitidas).toEqual([])
})
