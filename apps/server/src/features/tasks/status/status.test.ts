import { taskDoneMessages as done, taskMessages as m } from '@portal/contract/tasks/messages'
import { TaskStatus } from '@portal/contract/tasks/states'
import { type TaskRole, taskTransitions } from '@portal/contract/tasks/transitions'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aTask, aTaskManager, aWorker, move, taskOf } from '#test/tasks.ts'
import { row, together } from '#test/together.ts'

const { toDo, inProcess, toReview, stopped, approved, closed, overdue } = TaskStatus

let t: TestApp
let people: Record<Exclude<TaskRole, 'system'>, Person>
let other: Person
beforeAll(async () => {
  t = await startApp()
  const [creator, assignee, reviewer, manager] = [
    await aWorker(t),
    await aWorker(t),
    await aWorker(t),
    await aTaskManager(t),
  ]
  people = { creator, assignee, reviewer, manager }
  other = await aWorker(t)
})
afterAll(() => t.close())

/** A task in a status, with one reviewer. */
async function taskIn(estado: TaskStatus, changes: object = {}): Promise<number> {
  const { creator, assignee, reviewer } = people
  const { id } = await aTask(t, creator, assignee, { encargados_revision: [reviewer.id], ...changes })
  const saved = estado === stopped || estado === overdue ? toDo : null
  await sql`update tarea set estado = ${estado}, estado_previo = ${saved} where id = ${id}`.execute(t.deps.db)
  return id
}
const stateOf = async (id: number) => (await taskOf(t, id, people.manager)).tarea

describe('the table of transitions', () => {
  const statuses = Object.values(TaskStatus)
  const roles = ['creator', 'assignee', 'reviewer', 'manager'] as const
  const all = statuses.flatMap((from) => roles.map((role) => [from, role] as const))

  test.each(all)('from %d, what the %s may do is what the server does', async (from, role) => {
    for (const to of statuses) {
      const known = taskTransitions.filter(
        (each) => each.from === from && (each.to === 'previous' ? toDo : each.to) === to && each.by.includes(role),
      )
      const id = await taskIn(from)
      const shown = (await taskOf(t, id, people[role])).tarea.transiciones_permitidas as { estado: number }[]
      expect(shown.some(({ estado }) => estado === to)).toBe(known.length > 0)
      const { status, codigo } = await move(t, id, to, people[role], { comentario: 'Motivo' })
      if (known.length > 0) expect([status, (await stateOf(id)).estado]).toEqual([200, to])
      else {
        const isOwn = role === 'assignee' && from === toReview && to === approved
        expect([status, codigo]).toEqual(isOwn ? [403, m.ownTask.code] : [409, m.transitionNotAllowed.code])
        expect((await stateOf(id)).estado).toBe(from)
      }
    }
  })

  test.each(taskTransitions.filter(({ needsComment }) => needsComment))(
    'from $from to $to needs a comment',
    async ({ from, to, by }) => {
      const id = await taskIn(from)
      const person = people[by.find((role) => role !== 'system') as keyof typeof people]
      const refused = await move(t, id, to as TaskStatus, person, { comentario: '  ' })
      expect(refused).toMatchObject({ status: 400, campos: { comentario: m.commentRequired.code } })
      expect((await stateOf(id)).estado).toBe(from)
    },
  )

  test('is closed to those who may not see the task', async () => {
    const id = await taskIn(toDo)
    expect(await move(t, id, inProcess, other)).toMatchObject({ status: 404, codigo: m.absent.code })
    expect(await move(t, id, 99, people.assignee)).toMatchObject({ status: 400 })
    expect(await t.call('PUT', '/v1/tarea/update_estado/x', { estado: 7, version: 1 }, other)).toMatchObject({
      status: 400,
      codigo: m.notRecognized.code,
    })
  })
})

describe('a review', () => {
  test('of a task without reviewers is the creator’s', async () => {
    const id = await taskIn(inProcess, { encargados_revision: [] })
    expect(await move(t, id, toReview, people.assignee)).toMatchObject({ status: 200, codigo: done.statusChanged.code })
    const { tarea } = await taskOf(t, id, people.creator)
    expect(tarea.encargados_revision).toMatchObject([{ usuario_id: people.creator.id }])
    expect(await move(t, id, approved, people.creator)).toMatchObject({ status: 200 })
    expect((await stateOf(id)).fecha_aprobacion).not.toBeNull()
  })

  test('of an own task without another reviewer is refused', async () => {
    const { id } = await aTask(t, people.assignee, people.assignee)
    await move(t, id, inProcess, people.assignee)
    expect(await move(t, id, toReview, people.assignee)).toMatchObject({
      status: 400,
      campos: { encargados_revision: m.reviewersInvalid.code },
    })
  })

  test('by all waits for the last one, who is told; by anyone, for the first', async () => {
    const both = { encargados_revision: [people.reviewer.id, people.creator.id] }
    const id = await taskIn(toReview, both)
    const first = await move(t, id, approved, people.reviewer)
    expect(first).toMatchObject({ codigo: done.approvalStored.code, datos: { estado: toReview } })
    expect(await move(t, id, approved, people.reviewer)).toMatchObject({ status: 409 })
    expect(await move(t, id, approved, people.creator)).toMatchObject({ datos: { estado: approved } })
    const any = await taskIn(toReview, { ...both, regla_revision: 'cualquiera' })
    expect(await move(t, any, approved, people.reviewer)).toMatchObject({ datos: { estado: approved } })
  })

  test('that rejects counts a round, and what was approved is void', async () => {
    const id = await taskIn(toReview, { encargados_revision: [people.reviewer.id, people.creator.id] })
    await move(t, id, approved, people.creator)
    await move(t, id, inProcess, people.reviewer, { comentario: 'Falta el informe' })
    expect(await stateOf(id)).toMatchObject({ estado: inProcess, rondas_revision: 1 })
    await move(t, id, toReview, people.assignee)
    const { tarea, eventos } = await taskOf(t, id, people.creator)
    expect(tarea.encargados_revision.every(({ aprobada_en }: { aprobada_en: null }) => aprobada_en === null)).toBe(true)
    expect(eventos).toContainEqual(
      expect.objectContaining({ de: toReview, a: inProcess, comentario: 'Falta el informe' }),
    )
    await move(t, id, inProcess, people.assignee)
    expect((await stateOf(id)).rondas_revision).toBe(1)
  })
})

describe('two at the same time', () => {
  test('one changes the status, the other is told the stored row', async () => {
    const id = await taskIn(toReview, {
      encargados_revision: [people.reviewer.id, people.creator.id],
      regla_revision: 'cualquiera',
    })
    const outcomes = await together(
      t,
      row('tarea', id),
      () => move(t, id, approved, people.reviewer),
      () => move(t, id, inProcess, people.creator, { comentario: 'No' }),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
    const lost = outcomes.find(({ status }) => status === 409)
    expect(lost).toMatchObject({ codigo: m.changedByOther.code, datos: { id, estado: (await stateOf(id)).estado } })
  })

  test('both reviewers of a task approve at once: one of them is told to look again', async () => {
    const id = await taskIn(toReview, { encargados_revision: [people.reviewer.id, people.creator.id] })
    const outcomes = await together(
      t,
      row('tarea', id),
      () => move(t, id, approved, people.reviewer),
      () => move(t, id, approved, people.creator),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await stateOf(id)).estado).toBe(toReview)
  })
})

test('a stopped task returns to the status it had, and a closed one for 30 days', async () => {
  const id = await taskIn(inProcess)
  await move(t, id, stopped, people.manager, { comentario: 'Falta el repuesto' })
  expect(await move(t, id, toDo, people.assignee)).toMatchObject({ status: 409 })
  expect(await move(t, id, inProcess, people.assignee)).toMatchObject({ status: 200 })
  await move(t, id, closed, people.creator, { comentario: 'Cancelada' })
  await sql`update tarea set estado_en = now() - interval '31 days' where id = ${id}`.execute(t.deps.db)
  expect(await move(t, id, inProcess, people.creator, { comentario: 'Otra vez' })).toMatchObject({ status: 409 })
  await sql`update tarea set estado_en = now() - interval '29 days' where id = ${id}`.execute(t.deps.db)
  expect(await move(t, id, inProcess, people.creator, { comentario: 'Otra vez' })).toMatchObject({ status: 200 })
})
