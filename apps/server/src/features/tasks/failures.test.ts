import { taskMessages as m } from '@portal/contract/tasks/messages'
import { partMessages } from '@portal/contract/tasks/parts/messages'
import { TaskStatus } from '@portal/contract/tasks/states'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aTask, aTaskForm, aWorker, taskOf } from '#test/tasks.ts'

let t: TestApp
let worker: Person
beforeAll(async () => {
  t = await startApp()
  worker = await aWorker(t)
})
afterAll(() => t.close())

/** Runs something while a table takes no more writes. */
async function whileFull(table: string, work: () => Promise<void>): Promise<void> {
  const { db } = t.deps
  await sql`create function full_up() returns trigger language plpgsql as $$ begin raise 'no more room'; end $$`.execute(
    db,
  )
  await sql`create trigger full_up before insert or update on ${sql.table(table)} execute function full_up()`.execute(
    db,
  )
  try {
    await work()
  } finally {
    await sql`drop function full_up cascade`.execute(db)
  }
}
const send = (method: 'POST' | 'PUT', path: string, body: object) => t.call(method, path, body, worker)

test('what cannot be stored is told, and nothing of it stays', async () => {
  const { id, version } = await aTask(t, worker, worker)
  const form = aTaskForm(worker, { titulo: 'Otra', version })
  // the history is written last, so that the task itself must be taken back
  await whileFull('tarea_evento', async () => {
    expect(await send('POST', '/v1/tarea/save', form)).toMatchObject({ status: 500, codigo: m.notSaved.code })
    expect(await send('PUT', `/v1/tarea/update/${id}`, form)).toMatchObject({ status: 500, codigo: m.notUpdated.code })
    const moved = { estado: TaskStatus.inProcess, version }
    expect(await send('PUT', `/v1/tarea/update_estado/${id}`, moved)).toMatchObject({ codigo: m.notUpdated.code })
  })
  await whileFull('tarea', async () => {
    expect(await send('PUT', `/v1/tarea/delete/${id}`, {})).toMatchObject({ status: 500, codigo: m.notUpdated.code })
    const comment = { tarea_id: id, comentario: 'Hola' }
    expect(await send('POST', '/v1/comentario/save', comment)).toMatchObject({
      status: 500,
      codigo: partMessages.notSaved.code,
    })
  })
  const { tarea, comentarios } = await taskOf(t, id, worker)
  expect(tarea).toMatchObject({ estado: TaskStatus.toDo, version })
  expect(comentarios).toEqual([])
  const { total } = (await t.call('GET', '/v1/tarea/list?buscar=otra&tab=own', undefined, worker)).datos
  expect(total).toBe(0)
})

test('a report that cannot be stored is told', async () => {
  await whileFull('archivo', async () => {
    const reply = await t.call('GET', '/v1/tarea/download?tab=own', undefined, worker)
    expect(reply).toMatchObject({ status: 500, estado: 'ERR', codigo: m.reportUnavailable.code })
  })
})
