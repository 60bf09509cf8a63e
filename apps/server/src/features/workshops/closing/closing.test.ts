import { Module } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { licenseDeleteMessages } from '@portal/contract/licenses/messages'
import { ClosingOutcome, ClosingStep, RegistrationStatus as Status } from '@portal/contract/workshops/constants'
import { workshopMessages as m } from '@portal/contract/workshops/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#core/base/actor.ts'
import { Refusal } from '#core/base/errors.ts'
import { actorFor } from '#core/identity/people.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aWorkshop } from '#test/workshops.ts'
import { closingDeps } from '../../../closing-deps.ts'
import { watchClosings } from '../jobs.ts'
import type { ClosingDeps } from './deps.ts'
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
})
afterAll(() => t.close())

/** The certificates and licenses of the portal, refused for some, failing after some calls, or not to be taken back. */
function faulty({ refused = [] as readonly string[], breaksAt = Infinity, renewed = [] as readonly number[] } = {}) {
  const { certificates, licenses } = closingDeps(t.deps)
  let calls = 0
  const failing: ClosingDeps = {
    certificates: {
      ...certificates,
      issue(tx, actor, order) {
        if (++calls > breaksAt) throw new Error('killed')
        return certificates.issue(tx, actor, order)
      },
    },
    licenses: {
      async grantByEmail(tx, actor, grant) {
        if (refused.includes(grant.email)) throw new Refusal(coreMessages.absent)
        return licenses.grantByEmail(tx, actor, grant)
      },
      async withdrawGrant(tx, actor, ref) {
        if (renewed.includes(ref)) throw new Refusal(licenseDeleteMessages.insufficientHierarchy)
        await licenses.withdrawGrant(tx, actor, ref)
      },
    },
  }
  return failing
}

const emailOf = (id: number, at: number) => `cierre${id}.${at}@example.com`

/** A workshop that has begun, with so many who attended and one who did not come. */
async function attended(count: number): Promise<{ id: number; people: number[] }> {
  const id = await aWorkshop(t, -1, { horas: 5 })
  const person = (at: number, estadoId: number) => ({
    workshop_id: id,
    nombre: `Persona ${at}`,
    email: emailOf(id, at),
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
/** How many of these registrations have a valid certificate, and a grant that was not withdrawn. */
async function live(people: readonly number[]): Promise<[number, number]> {
  const { rows } = await sql<{ certificados: number; licencias: number }>`
    select (select count(*)::int from certificado where registro_id = any(${people}::int[]) and estado = 'vigente') as certificados,
      (select count(*)::int from licencia_pendiente p join workshop_registro r on lower(r.email) = p.email
        where r.id = any(${people}::int[]) and p.retirada_en is null) as licencias`.execute(t.deps.db)
  return [rows[0]!.certificados, rows[0]!.licencias]
}
const refOf = async (registrationId: number) => {
  const { rows } = await sql<{ id: number }>`
    select p.id from licencia_pendiente p join workshop_registro r on lower(r.email) = p.email
    where r.id = ${registrationId} and p.retirada_en is null`.execute(t.deps.db)
  return rows[0]!.id
}
const outcomes = async (id: number) =>
  (await closingView(t.deps, id)).cierre!.personas.map(({ resultado }) => resultado)
const statusOf = async (id: number) =>
  (await t.deps.db.selectFrom('workshop').select('estado').where('id', '=', id).executeTakeFirstOrThrow()).estado
/** With these certificates and licenses, and without the job of the portal, so that only the test does its work. */
const withDeps = (closing: ClosingDeps = faulty()) => ({
  ...t.deps,
  closing,
  jobs: { ...t.deps.jobs, enqueue: async () => {} },
})

describe('closing a workshop', () => {
  test('issues both to those who were there, says who got nothing, and is undone with both', async () => {
    const { id, people } = await attended(30)
    const refused = people.slice(0, 2)
    const deps = withDeps(faulty({ refused: [0, 1].map((at) => emailOf(id, at)) }))
    const started = await startClosing(deps, actor, id, form)
    expect(await statusOf(id)).toBe('cerrado')
    await runClosing(deps, started.id, never)
    expect(await live(people)).toEqual([28, 28])
    const view = await closingView(deps, id)
    expect(view.cierre).toMatchObject({ estado: ClosingStep.done, total: 30, hechas: 30, puede_deshacer: true })
    const without = view.cierre!.personas.filter(({ resultado }) => resultado === ClosingOutcome.refused)
    expect(without.map(({ registro_id }) => registro_id).toSorted((a, b) => a - b)).toEqual(refused)
    expect(without[0]).toMatchObject({ motivo: coreMessages.absent.es, motivo_en: coreMessages.absent.en })

    await undoClosing(deps, actor, id)
    await runClosing(deps, started.id, never)
    expect(await live(people)).toEqual([0, 0])
    expect(new Set(await outcomes(id))).toEqual(new Set([ClosingOutcome.withdrawn, ClosingOutcome.refused]))
    expect(await statusOf(id)).toBe('publicado')
    const again = await startClosing(deps, actor, id, form)
    await runClosing(deps, again.id, never)
    expect(await live(people)).toEqual([28, 28])
  })

  test('goes on after it was killed, and gives no one two, also from two processes', async () => {
    const { id, people } = await attended(60)
    const started = await startClosing(withDeps(), actor, id, form)
    await expect(runClosing(withDeps(faulty({ breaksAt: 35 })), started.id, never)).rejects.toThrow('killed')
    expect(await live(people)).toEqual([25, 25])
    const deps = withDeps()
    await Promise.all([runClosing(deps, started.id, never), runClosing(deps, started.id, never)])
    expect(await live(people)).toEqual([60, 60])
    await runClosing(deps, started.id, never)
    expect(new Set(await outcomes(id))).toEqual(new Set([ClosingOutcome.issued]))
  })

  test('is started by the watch when its process ended, and tells each person of both', async () => {
    const { id, people } = await attended(2)
    const holder = await aUser(t, { enterpriseId: await theHouse(t) })
    await t.deps.db.updateTable('workshop_registro').set({ email: holder.email }).where('id', '=', people[0]!).execute()
    await startClosing(withDeps(), actor, id, form)
    await watchClosings(t.deps)
    const isDone = async () => (await closingView(t.deps, id)).cierre?.estado
    await expect.poll(isDone, { timeout: 20_000 }).toBe(ClosingStep.done)
    expect(await live(people)).toEqual([2, 2])
    const { rows } = await sql<{ texto: string }>`
      select texto from correo where motivo = 'certificate.sent' and para in (${holder.email}, ${emailOf(id, 1)})
      order by para = ${holder.email} desc`.execute(t.deps.db)
    expect(rows[0]?.texto).toContain('Ya está en su cuenta')
    expect(rows[1]?.texto).toContain('/create-account')
    const licenses = await sql`select 1 from licencia where usuario_id = ${holder.id} and estado_id = 1`.execute(
      t.deps.db,
    )
    expect(licenses.rows).toHaveLength(1)
  })

  test('leaves the certificate that someone had before, also when it is undone', async () => {
    const { id, people } = await attended(1)
    const first = { workshopId: id, registrationId: people[0]!, name: 'Persona 0', email: emailOf(id, 0) }
    const titled = {
      title: { es: 'Taller', en: 'Workshop' },
      hours: 5,
      issuedOn: '2026-01-05',
      language: 'es' as const,
    }
    await closingDeps(t.deps).certificates.issue(t.deps.db, actor, { ...first, ...titled })
    const deps = withDeps()
    const { id: closing } = await startClosing(deps, actor, id, form)
    await runClosing(deps, closing, never)
    await undoClosing(deps, actor, id)
    await runClosing(deps, closing, never)
    expect(await live(people)).toEqual([1, 0])
  })

  test('at once by two people is one closing', async () => {
    const { id } = await attended(2)
    const deps = withDeps()
    const both = await Promise.allSettled([startClosing(deps, actor, id, form), startClosing(deps, actor, id, form)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('that cannot be undone for someone says why and leaves both', async () => {
    const { id, people } = await attended(2)
    const deps = withDeps()
    const { id: closing } = await startClosing(deps, actor, id, form)
    await runClosing(deps, closing, never)
    const stubborn = withDeps(faulty({ renewed: [await refOf(people[0]!)] }))
    await undoClosing(stubborn, actor, id)
    await runClosing(stubborn, closing, never)
    expect(await live(people)).toEqual([1, 1])
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
    const deps = withDeps()
    const { id: closing } = await startClosing(deps, (await actorFor(t.deps.db, leaver.id, 'test'))!, id, form)
    await t.deps.db.updateTable('usuario').set({ estado_id: 5 }).where('id', '=', leaver.id).execute()
    await runClosing(deps, closing, never)
    expect(await live(people)).toEqual([0, 0])
    expect(await outcomes(id)).toEqual([ClosingOutcome.refused, ClosingOutcome.refused])
  })

  test('of 500 people takes less than 30 s, with their mails; documents are made when they are opened', {
    timeout: 60_000,
  }, async () => {
    const { id, people } = await attended(500)
    const deps = withDeps()
    const { id: closing } = await startClosing(deps, actor, id, form)
    const begun = performance.now()
    await runClosing(deps, closing, never)
    expect(performance.now() - begun).toBeLessThan(30_000)
    expect(await live(people)).toEqual([500, 500])
  })
})

describe('closing is refused', () => {
  const deps = () => withDeps()
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
    expect(await refusedWith(() => closingView(t.deps, 999_999))).toBe(m.workshopAbsent.code)
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
