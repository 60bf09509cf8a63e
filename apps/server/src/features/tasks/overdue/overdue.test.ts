import { TaskStatus } from '@portal/contract/tasks/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aTask, aTaskForm, aWorker, move, taskOf } from '#test/tasks.ts'
import { sendNotices } from '../notices/send.ts'
import { tidyTasks } from './overdue.ts'

const { toDo, inProcess, toReview, stopped, approved, closed, overdue } = TaskStatus

let t: TestApp
let creator: Person
let assignee: Person
beforeAll(async () => {
  t = await startApp()
  creator = await aWorker(t)
  assignee = await aWorker(t)
})
afterAll(() => t.close())

const tarea = async (id: number) => (await taskOf(t, id, creator)).tarea
/** Sets the due date so many days after today where the assignee is. */
const dueIn = (id: number, days: number) =>
  sql`update tarea set fecha_termino = (now() at time zone 'America/Santiago')::date + ${days}::int where id = ${id}`.execute(
    t.deps.db,
  )

describe('a task whose due date has passed', () => {
  test.each([
    [toDo, -1, overdue],
    [inProcess, -1, overdue],
    [toDo, 0, toDo],
    [toReview, -1, toReview],
    [approved, -1, approved],
    [closed, -1, closed],
  ])('in %d, %d days from today, is %d', async (estado, days, expected) => {
    const { id } = await aTask(t, creator, assignee)
    await sql`update tarea set estado = ${estado} where id = ${id}`.execute(t.deps.db)
    await dueIn(id, days)
    await Promise.all([tidyTasks(t.deps.db), tidyTasks(t.deps.db)])
    const { eventos, tarea } = await taskOf(t, id, creator)
    expect(tarea.estado).toBe(expected)
    expect(eventos.filter(({ a }: { a: number }) => a === overdue)).toHaveLength(expected === overdue ? 1 : 0)
  })

  test('goes by the day where its assignee is', async () => {
    const [{ zone }] = (
      await sql<{ zone: string }>`select z as zone from unnest(array['Pacific/Kiritimati', 'Etc/GMT+12']) z
        order by (now() at time zone z)::date limit 1`.execute(t.deps.db)
    ).rows as [{ zone: string }]
    const { id } = await aTask(t, creator, assignee)
    await sql`update empresa set zona_horaria = ${zone} where id = casa_id()`.execute(t.deps.db)
    await sql`update tarea set fecha_termino = (now() at time zone ${zone})::date where id = ${id}`.execute(t.deps.db)
    await tidyTasks(t.deps.db)
    expect((await tarea(id)).estado).toBe(toDo)
    await sql`update empresa set zona_horaria = 'America/Santiago' where id = casa_id()`.execute(t.deps.db)
  })

  test('becomes so with midnight where its assignee is, whatever day it is elsewhere', async () => {
    const { id } = await aTask(t, creator, assignee, { fecha_inicio: null, fecha_termino: '2030-06-30' })
    for (const [moment, expected] of [
      ['2030-07-01T03:59:59Z', toDo], // 23:59:59 in Santiago
      ['2030-07-01T04:00:01Z', overdue],
    ] as const) {
      await tidyTasks(t.deps.db, new Date(moment))
      expect((await tarea(id)).estado).toBe(expected)
    }
  })

  test('returns to its status when the date is moved, and may be taken up until the next day', async () => {
    const { id } = await aTask(t, creator, assignee)
    await move(t, id, inProcess, assignee)
    await dueIn(id, -1)
    await tidyTasks(t.deps.db)
    const { version } = await tarea(id)
    const form = aTaskForm(assignee, { version, fecha_termino: '2099-01-01' })
    expect(await t.call('PUT', `/v1/tarea/update/${id}`, form, creator)).toMatchObject({ datos: { estado: inProcess } })
    await dueIn(id, -1)
    await sql`update tarea set atrasada_el = null where id = ${id}`.execute(t.deps.db)
    await tidyTasks(t.deps.db)
    await move(t, id, stopped, assignee, { comentario: 'Espera' })
    await move(t, id, inProcess, assignee)
    await tidyTasks(t.deps.db)
    expect((await tarea(id)).estado).toBe(inProcess)
  })
})

test('an approved task closes by itself after 30 days', async () => {
  const { id } = await aTask(t, creator, assignee)
  for (const [days, expected] of [
    [29, approved],
    [31, closed],
  ] as const) {
    await sql`update tarea set estado = ${approved}, estado_en = now() - make_interval(days => ${days}::int)
      where id = ${id}`.execute(t.deps.db)
    await tidyTasks(t.deps.db)
    expect((await tarea(id)).estado).toBe(expected)
  }
})

describe('notices', () => {
  const noticesTo = async ({ id, email }: Person) => {
    await Promise.all([sendNotices(t.deps, id), sendNotices(t.deps, id)])
    return (await mailsTo(t, email)).filter(({ motivo }) => motivo === 'task.notices')
  }

  test('of a minute are one mail in the reader’s language, and never of one’s own changes', async () => {
    const [giver, doer] = [await aWorker(t), await aWorker(t, { language: 'en' })]
    const { id } = await aTask(t, giver, doer, { titulo: 'Cambiar el cable' })
    await t.call('POST', '/v1/comentario/save', { tarea_id: id, comentario: 'Es urgente', menciones: [doer.id] }, giver)
    const [mail, ...more] = await noticesTo(doer)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ idioma: 'en', asunto: `Task #${id}: Cambiar el cable` })
    expect(mail!.texto).toContain('assigned it to you')
    expect(mail!.texto).toContain('Es urgente')
    expect(await noticesTo(giver)).toEqual([])
    expect(await noticesTo(doer)).toHaveLength(1)
  })

  test('tell of a review, its rejection and its approval', async () => {
    const [giver, doer, checker] = [await aWorker(t), await aWorker(t), await aWorker(t)]
    const { id } = await aTask(t, giver, doer, { encargados_revision: [checker.id] })
    await move(t, id, inProcess, doer)
    await move(t, id, toReview, doer)
    expect((await noticesTo(checker))[0]!.texto).toContain('la envió a revisión')
    await move(t, id, inProcess, checker, { comentario: 'Falta la firma' })
    const texto = (await noticesTo(doer))[0]!.texto
    expect(texto).toContain('la devolvió')
    expect(texto).toContain('Falta la firma')
    await move(t, id, toReview, doer)
    await move(t, id, approved, checker)
    expect((await noticesTo(giver))[0]!.texto).toContain('la aprobó')
  })

  test('of a review say nothing to a reviewer who has approved, nor of what is not in review any more', async () => {
    const [giver, doer, checker, other] = [await aWorker(t), await aWorker(t), await aWorker(t), await aWorker(t)]
    const { id } = await aTask(t, giver, doer, { encargados_revision: [checker.id, other.id] })
    await move(t, id, inProcess, doer)
    await move(t, id, toReview, doer)
    await move(t, id, approved, checker) // within the minute of the mail
    expect(await noticesTo(checker)).toEqual([])
    expect((await noticesTo(other))[0]!.texto).toContain('la envió a revisión')
    const withdrawn = await aTask(t, giver, doer, { encargados_revision: [checker.id] })
    await move(t, withdrawn.id, inProcess, doer)
    await move(t, withdrawn.id, toReview, doer)
    await move(t, withdrawn.id, inProcess, doer)
    expect(await noticesTo(checker)).toEqual([])
  })
})
