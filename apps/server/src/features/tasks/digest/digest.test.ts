import { Module } from '@portal/contract/access/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aContact } from '#test/contacts.ts'
import { mailsTo, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aTask, aWorker, move } from '#test/tasks.ts'
import { sendDigests } from './send.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

/** Makes it this hour in the zone of the house. */
async function hourIs(hour: number): Promise<void> {
  const ahead = (((hour - new Date().getUTCHours() + 36) % 24) - 12) * -1
  const zone = ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '+' : '-'}${Math.abs(ahead)}`
  await t.deps.db
    .updateTable('empresa')
    .set({ zona_horaria: zone })
    .where('id', '=', await theHouse(t))
    .execute()
}
const digestsTo = async ({ email }: Person) => {
  await Promise.all([sendDigests(t.deps), sendDigests(t.deps)])
  return (await mailsTo(t, email)).filter(({ motivo }) => motivo === 'task.digest')
}

test('a digest lists what waits, in the morning of its reader, once a day', async () => {
  await hourIs(6)
  const [giver, doer] = [
    await aWorker(t),
    await aWorker(t, { language: 'en', modules: [Module.tasks, Module.contacts] }),
  ]
  const late = await aTask(t, giver, doer, { titulo: 'Cambiar fusibles' })
  await sql`update tarea set estado = 15, estado_previo = 6 where id = ${late.id}`.execute(t.deps.db)
  const due = await aTask(t, giver, doer, { titulo: 'Llamar a la mina' })
  const back = await aTask(t, giver, doer, { titulo: 'Rehacer el informe', encargados_revision: [giver.id] })
  await move(t, back.id, 7, doer)
  await move(t, back.id, 8, doer)
  await move(t, back.id, 7, giver, { comentario: 'Incompleto' })
  await sql`update tarea_evento set creado_en = creado_en - interval '1 day' where tarea_id = ${back.id}`.execute(
    t.deps.db,
  )
  const review = await aTask(t, giver, giver, { titulo: 'Mirar el plano', encargados_revision: [doer.id] })
  await sql`update tarea set estado = 8 where id = ${review.id}`.execute(t.deps.db)
  const silent = await aContact(t, doer)
  await sql`update contacto set contactado_en = now() - interval '90 days', nombre = 'Rosa Silva' where id = ${silent}`.execute(
    t.deps.db,
  )
  expect(await digestsTo(doer)).toEqual([])
  await hourIs(9)
  // its zone may be on another day than the one of six o’clock
  await sql`update tarea set fecha_termino = (now() at time zone (select zona_horaria from empresa where id = casa_id()))::date
    where id = ${due.id}`.execute(t.deps.db)
  const [mail, ...more] = await digestsTo(doer)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ idioma: 'en', asunto: 'Your day: tasks and contacts' })
  for (const said of ['Cambiar fusibles', 'Llamar a la mina', 'Rehacer el informe', 'Mirar el plano', 'Rosa Silva'])
    expect(mail!.texto).toContain(said)
  expect(await digestsTo(doer)).toHaveLength(1)
})

test('there is none without anything to say, and none for who does not want it', async () => {
  const [giver, doer] = [await aWorker(t), await aWorker(t)]
  const late = await aTask(t, giver, doer)
  await sql`update tarea set estado = 15, estado_previo = 6 where id = ${late.id}`.execute(t.deps.db)
  const choose = (isOn: boolean) => t.call('PUT', '/v1/tarea/resumen', { resumen_diario: isOn }, doer)
  expect(await choose(false)).toMatchObject({ status: 200 })
  expect((await t.call('GET', '/v1/tarea/init_data', undefined, doer)).datos.resumen_diario).toBe(false)
  expect([await digestsTo(doer), await digestsTo(giver)]).toEqual([[], []])
  await choose(true)
  expect(await digestsTo(doer)).toHaveLength(1)
})
