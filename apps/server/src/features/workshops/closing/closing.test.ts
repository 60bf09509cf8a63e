import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { licenseDeleteMessages } from '@portal/contract/licenses/messages'
import { ClosingOutcome, ClosingStep, RegistrationStatus as Status } from '@portal/contract/workshops/constants'
import { workshopMessages as m } from '@portal/contract/workshops/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { actorFor } from '#core/identity/sessions.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aWorkshop } from '#test/workshops.ts'
import { watchClosings } from '../jobs.ts'
import type { ClosingParts } from './deps.ts'
import { runClosing } from './run.ts'
import { closingView, startClosing, undoClosing } from './start.ts'

let t: TestApp
let clerk: Person
let actor: Actor
const never = new AbortController().signal
beforeAll(async () => {
  t = await startApp()
  clerk = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.workshops] })
  actor = (await actorFor(t.deps.db, clerk.id, 'test'))!
  await sql`
    create table prueba_emision (
      tipo text not null, clave int not null, usuario_id int not null, retirado boolean not null default false,
      id int generated always as identity primary key)`.execute(t.deps.db)
  // an honest double: two live ones of a person are a broken promise
  await sql`create unique index prueba_una on prueba_emision (tipo, clave) where not retirado`.execute(t.deps.db)
})
afterAll(() => t.close())

/** Certificates and licenses as rows of a table, in the caller's transaction; some people are refused or break. */
function doubles({ refused = new Set<number>(), breaksAt = Infinity, renewed = new Set<number>() } = {}): ClosingParts {
  let calls = 0
  const insert = async (tx: typeof t.deps.db, tipo: string, clave: number) => {
    if (++calls > breaksAt) throw new Error('killed')
    const { rows } = await sql<{ id: number }>`
      insert into prueba_emision (tipo, clave, usuario_id) values (${tipo}, ${clave}, ${clerk.id}) returning id`.execute(
      tx,
    )
    return rows[0]!.id
  }
  const withdraw = (tx: typeof t.deps.db, id: number) =>
    sql`update prueba_emision set retirado = true where id = ${id} and not retirado`.execute(tx).then(() => {})
  return {
    certificates: {
      issue: async (tx, _, { registrationId }) => ({ certificateId: await insert(tx, 'certificado', registrationId) }),
      revoke: (tx, _, { certificateId }) => withdraw(tx, certificateId),
    },
    licenses: {
      async grantByEmail(tx, _, { registrationId }) {
        if (refused.has(registrationId)) throw new Refusal(coreMessages.absent)
        return { licenseId: await insert(tx, 'licencia', registrationId) }
      },
      async withdraw(tx, _, { licenseId }) {
        if (renewed.has(licenseId)) throw new Refusal(licenseDeleteMessages.insufficientHierarchy)
        await withdraw(tx, licenseId)
      },
    },
  }
}

/** A workshop that has begun, with so many who attended and one who did not come. */
async function attended(count: number): Promise<{ id: number; people: number[] }> {
  const id = await aWorkshop(t, -1, { horas: 5 })
  const person = (at: number, estadoId: number) => ({
    workshop_id: id,
    nombre: `Persona ${at}`,
    email: `cierre${id}.${at}@example.com`,
    estado_id: estadoId,
  })
  const made = await t.deps.db
    .insertInto('workshop_registro')
    .values([
      ...Array.from({ length: count }, (_, at) => person(at, Status.attended)),
      person(count, Status.registered),
    ])
    .returning(['id', 'estado_id'])
    .execute()
  return { id, people: made.filter((one) => one.estado_id === Status.attended).map((one) => one.id) }
}
const form = { tipo_licencia_id: 2, servicio_id: 1 } as const
const live = async (tipo: string, people: readonly number[]) => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from prueba_emision
    where tipo = ${tipo} and clave = any(${people}::int[]) and not retirado`.execute(t.deps.db)
  return rows[0]!.total
}
const outcomes = async (id: number) =>
  (await closingView({ db: t.deps.db, closing: null }, id)).cierre!.personas.map(({ resultado }) => resultado)
const statusOf = async (id: number) =>
  (await t.deps.db.selectFrom('workshop').select('estado').where('id', '=', id).executeTakeFirstOrThrow()).estado
const withParts = (closing: ClosingParts | null) => ({ ...t.deps, closing })

describe('closing a workshop', () => {
  test('issues both to those who were there, says who got nothing, and is undone with both', async () => {
    const { id, people } = await attended(30)
    const refused = new Set(people.slice(0, 2))
    const deps = withParts(doubles({ refused }))
    const started = await startClosing(deps, actor, id, form)
    expect(await statusOf(id)).toBe('cerrado')
    await runClosing(deps, started.id, never)
    expect([await live('certificado', people), await live('licencia', people)]).toEqual([28, 28])
    const view = await closingView(deps, id)
    expect(view.cierre).toMatchObject({ estado: ClosingStep.done, total: 30, hechas: 30, puede_deshacer: true })
    const without = view.cierre!.personas.filter(({ resultado }) => resultado === ClosingOutcome.refused)
    expect(without.map(({ registro_id }) => registro_id).toSorted((a, b) => a - b)).toEqual([...refused])
    expect(without[0]).toMatchObject({ motivo: coreMessages.absent.es, motivo_en: coreMessages.absent.en })

    await undoClosing(deps, actor, id)
    await runClosing(deps, started.id, never)
    expect([await live('certificado', people), await live('licencia', people)]).toEqual([0, 0])
    expect(new Set(await outcomes(id))).toEqual(new Set([ClosingOutcome.withdrawn, ClosingOutcome.refused]))
    expect(await statusOf(id)).toBe('publicado')
    const again = await startClosing(deps, actor, id, form)
    await runClosing(deps, again.id, never)
    expect(await live('certificado', people)).toBe(28)
  })

  test('goes on after it was killed, and gives no one two, also from two processes', async () => {
    const { id, people } = await attended(60)
    const started = await startClosing(withParts(doubles()), actor, id, form)
    await expect(runClosing(withParts(doubles({ breaksAt: 71 })), started.id, never)).rejects.toThrow('killed')
    expect(await live('certificado', people)).toBe(25)
    const deps = withParts(doubles())
    await Promise.all([runClosing(deps, started.id, never), runClosing(deps, started.id, never)])
    expect([await live('certificado', people), await live('licencia', people)]).toEqual([60, 60])
    await runClosing(deps, started.id, never)
    expect(new Set(await outcomes(id))).toEqual(new Set([ClosingOutcome.issued]))
  })

  test('is started again by the watch when its process ended', async () => {
    const { id } = await attended(1)
    const deps = withParts(doubles())
    const { id: closing } = await startClosing(deps, actor, id, form)
    const jobs = async () => {
      const { rows } = await sql`
        select from pgboss.job where name = 'workshop-closing' and data ->> 'cierre_id' = ${`${closing}`}
          and state < 'completed'`.execute(t.deps.db)
      return rows.length
    }
    await expect.poll(jobs, { timeout: 20_000 }).toBe(0) // the portal of this test has no parts: its job does nothing
    await watchClosings(deps)
    expect(await jobs()).toBe(1)
  })

  test('at once by two people is one closing', async () => {
    const { id } = await attended(2)
    const deps = withParts(doubles())
    const both = await Promise.allSettled([startClosing(deps, actor, id, form), startClosing(deps, actor, id, form)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('that cannot be undone for someone says why and leaves both', async () => {
    const { id, people } = await attended(2)
    const deps = withParts(doubles())
    const { id: closing } = await startClosing(deps, actor, id, form)
    await runClosing(deps, closing, never)
    const { rows } = await sql<{ id: number }>`
      select id from prueba_emision where tipo = 'licencia' and clave = ${people[0]!} and not retirado`.execute(
      t.deps.db,
    )
    const stubborn = withParts(doubles({ renewed: new Set([rows[0]!.id]) }))
    await undoClosing(stubborn, actor, id)
    await runClosing(stubborn, closing, never)
    expect([await live('certificado', people), await live('licencia', people)]).toEqual([1, 1])
    expect((await outcomes(id)).toSorted()).toEqual([ClosingOutcome.notWithdrawn, ClosingOutcome.withdrawn])
    const renaming = await t.call(
      'PUT',
      `/v1/workshop/nombre/${people[0]}`,
      { nombre: 'Otro Nombre', version: 1 },
      clerk,
    )
    expect(renaming).toMatchObject({ status: 409, codigo: m.certificateIssued.code })
  })

  test('issues nothing in the name of someone who has left', async () => {
    const { id, people } = await attended(2)
    const leaver = await aUser(t, { enterpriseId: await theHouse(t), modules: [Module.workshops] })
    const deps = withParts(doubles())
    const { id: closing } = await startClosing(deps, (await actorFor(t.deps.db, leaver.id, 'test'))!, id, form)
    await t.deps.db.updateTable('usuario').set({ estado_id: 5 }).where('id', '=', leaver.id).execute()
    await runClosing(deps, closing, never)
    expect(await live('certificado', people)).toBe(0)
    expect(await outcomes(id)).toEqual([ClosingOutcome.refused, ClosingOutcome.refused])
  })

  test('of 500 people takes less than 30 s, without the PDFs', async () => {
    const { id, people } = await attended(500)
    const deps = withParts(doubles())
    const { id: closing } = await startClosing(deps, actor, id, form)
    const begun = performance.now()
    await runClosing(deps, closing, never)
    expect(performance.now() - begun).toBeLessThan(30_000)
    expect(await live('certificado', people)).toBe(500)
  })
})

describe('closing is refused', () => {
  const deps = () => withParts(doubles())
  const refusedWith = (work: () => Promise<unknown>) =>
    Promise.resolve()
      .then(work)
      .then(
        () => null,
        (error: unknown) => (error as Refusal).entry.code,
      )

  test('before it begins, as a draft, twice (42, 3), and with no one there (43)', async () => {
    const start = (id: number) => refusedWith(() => startClosing(deps(), actor, id, form))
    expect(await start(await aWorkshop(t))).toBe(m.notPublished.code)
    expect(await start(await aWorkshop(t, -1, { estado: 'borrador' }))).toBe(m.workshopAbsent.code)
    expect(await start(await aWorkshop(t, -1))).toBe(m.nobodyAttended.code)
    const { id } = await attended(1)
    expect(await start(id)).toBeNull()
    expect(await start(id)).toBe(m.notPublished.code)
    expect(await start(999_999)).toBe(m.workshopAbsent.code)
  })

  test('for a service of none (46), and to undo what is not done, or too old (45)', async () => {
    const { id } = await attended(1)
    const start = (servicioId: number) => startClosing(deps(), actor, id, { ...form, servicio_id: servicioId })
    expect(await refusedWith(() => start(999_999))).toBe(m.serviceInvalid.code)
    expect(await refusedWith(() => undoClosing(deps(), actor, id))).toBe(m.closingUndoEnded.code)
    const { id: closing } = await start(1)
    expect(await refusedWith(() => undoClosing(deps(), actor, id))).toBe(m.closingUndoEnded.code)
    await runClosing(deps(), closing, never)
    await t.deps.db
      .updateTable('workshop_cierre')
      .set({ creado_en: sql<Date>`now() - interval '31 days'` })
      .where('id', '=', closing)
      .execute()
    expect(await refusedWith(() => undoClosing(deps(), actor, id))).toBe(m.closingUndoEnded.code)
  })

  test('where certificates and licenses are not issued (41)', async () => {
    const { id } = await attended(1)
    expect(await refusedWith(() => startClosing(withParts(null), actor, id, form))).toBe(m.closingUnavailable.code)
    expect(await refusedWith(() => undoClosing(withParts(null), actor, id))).toBe(m.closingUnavailable.code)
    expect(await closingView(withParts(null), id)).toMatchObject({ disponible: false, asistieron: 1, cierre: null })
  })

  test('for another license than student and business (44)', async () => {
    const { id } = await attended(1)
    const reply = await t.call('POST', `/v1/workshop/cierre/${id}`, { ...form, tipo_licencia_id: 1 }, clerk)
    expect(reply).toMatchObject({ status: 400, codigo: m.licenseTypeInvalid.code })
    expect(await t.call('GET', `/v1/workshop/cierre/${id}`, undefined, clerk)).toMatchObject({
      status: 200,
      datos: { asistieron: 1, cierre: null },
    })
  })
})
