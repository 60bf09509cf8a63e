import { Module, Role } from '@portal/contract/access/constants'
import { workshopMessages as m } from '@portal/contract/workshops/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCalendar } from '#test/calendar-files.ts'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { byLink, register, registered } from '#test/workshops.ts'

let t: TestApp
let staff: Person
beforeAll(async () => {
  t = await startApp()
  staff = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t), modules: [Module.workshops] })
})
afterAll(() => t.close())

let made = 0
const aForm = () => ({
  clave: `cambio-${++made}`,
  nombre: 'Taller de cambios',
  nombre_en: 'Workshop of changes',
  lugar: 'Aula 3, Calama, Chile',
  lugar_en: 'Room 3, Calama, Chile',
  descripcion: 'Un día.',
  descripcion_en: 'One day.',
  pais_id: 152,
  inicio: '2031-03-10T09:00',
  termino: '2031-03-10T17:00',
  zona_horaria: 'America/Santiago',
  cupo: 3,
  horas: 6,
  programa: [{ dia: '2031-03-10', inicio: '09:00', termino: '10:00', titulo: 'Tema', titulo_en: 'Topic' }],
  expositores: [],
  imagenes: [],
})

const versionOf = async (id: number) => {
  const row = await t.deps.db.selectFrom('workshop').select('version').where('id', '=', id).executeTakeFirstOrThrow()
  return row.version
}
const move = async (id: number, to: 'publicar' | 'cancelar', version?: number) =>
  t.call('PUT', `/v1/workshop/taller/${to}/${id}`, { version: version ?? (await versionOf(id)) }, staff)

/** A published workshop of three places, with one confirmed in each language, one not confirmed, and one waiting. */
async function aFullWorkshop() {
  const form = aForm()
  const saved = await t.call('POST', '/v1/workshop/taller/save', form, staff)
  expect(saved).toMatchObject({ status: 200 })
  const { id } = saved.datos as { id: number }
  await move(id, 'publicar')
  const [ana, bob, eva, leo] = [
    await registered(t, id),
    await registered(t, id, { idioma: 'en' }),
    await registered(t, id),
    await registered(t, id),
  ]
  for (const { token } of [ana, bob]) await byLink(t, token, 'confirmar')
  const change = async (changes: object, version?: number) =>
    t.call(
      'PUT',
      `/v1/workshop/taller/update/${id}`,
      { ...form, ...changes, version: version ?? (await versionOf(id)) },
      staff,
    )
  return { id, form, people: [ana, bob, eva, leo], ana, bob, eva, leo, change }
}

interface File {
  nombre: string
  texto: string
}

/** The mails to someone for a reason, with the calendar file in each. */
async function mailsOf(email: string, reason: string) {
  const rows = await t.deps.db
    .selectFrom('correo')
    .select(['asunto', 'texto', 'adjuntos'])
    .where('para', '=', email)
    .where('motivo', '=', reason)
    .orderBy('id')
    .execute()
  return rows.map(({ asunto, texto, adjuntos }) => {
    const file = (adjuntos as unknown as File[]).find(({ nombre }) => nombre.endsWith('.ics'))
    return { asunto, texto, file: file && readCalendar(file.texto), text: file?.texto ?? '' }
  })
}
const told = async (people: { email: string }[], reason: string) =>
  (await Promise.all(people.map(({ email }) => mailsOf(email, reason)))).map(({ length }) => length)

describe('another date or place', () => {
  test('is told to everyone once, in his language, with the next version of his calendar entry', async () => {
    const { people, ana, bob, eva, change } = await aFullWorkshop()
    const programa = [{ dia: '2031-03-12', inicio: '09:00', termino: '10:00', titulo: 'Tema', titulo_en: 'Topic' }]
    await change({ inicio: '2031-03-12T09:00', termino: '2031-03-12T17:00', programa })
    expect(await told(people, 'workshop.changed')).toEqual([1, 1, 1, 1])
    const [spanish] = await mailsOf(ana.email, 'workshop.changed')
    const [english] = await mailsOf(bob.email, 'workshop.changed')
    expect([spanish!.asunto, english!.asunto]).toEqual([
      'Cambió la fecha o el lugar: Taller de cambios',
      'New date or place: Workshop of changes',
    ])
    for (const text of ['12 de marzo de 2031', '10 de marzo de 2031']) expect(spanish!.texto).toContain(text)
    for (const text of ['March 12, 2031', 'March 10, 2031']) expect(english!.texto).toContain(text)
    const [first] = await mailsOf(ana.email, 'workshop.confirmed')
    const [before, after] = [first!.file!.events[0]!, spanish!.file!.events[0]!]
    expect(after.uid).toBe(before.uid)
    expect(after.sequence).toBeGreaterThan(before.sequence)
    expect(after.startDate.toJSDate().toISOString()).toBe('2031-03-12T12:00:00.000Z')
    expect((await mailsOf(eva.email, 'workshop.changed'))[0]!.file).toBeUndefined()
  })

  test('is told to nobody when something else changed, and only to those whose text of the place did', async () => {
    const { people, change } = await aFullWorkshop()
    await change({ descripcion: 'Otra.', cupo: 4 })
    expect(await told(people, 'workshop.changed')).toEqual([0, 0, 0, 0])
    await change({ lugar_en: 'Room 4, Calama, Chile', cupo: 4 })
    expect(await told(people, 'workshop.changed')).toEqual([0, 1, 0, 0])
  })

  test('is told once when two save it at once', async () => {
    const { id, people, change } = await aFullWorkshop()
    const version = await versionOf(id)
    const saved = await Promise.all([1, 2].map((room) => change({ lugar: `Aula ${room}, Calama, Chile` }, version)))
    expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await told(people, 'workshop.changed')).toEqual([1, 0, 1, 1])
  })
})

describe('calling off', () => {
  test('is told to everyone once, takes the calendar entry back, and ends registration, link and edits', async () => {
    const { id, form, people, ana, bob, eva, change } = await aFullWorkshop()
    const version = await versionOf(id)
    const moved = await Promise.all([move(id, 'cancelar', version), move(id, 'cancelar', version)])
    expect(moved.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await told(people, 'workshop.calledOff')).toEqual([1, 1, 1, 1])
    const [english] = await mailsOf(bob.email, 'workshop.calledOff')
    expect(english!.asunto).toBe('The workshop will not take place: Workshop of changes')
    expect(english!.file).toMatchObject({ method: 'CANCEL' })
    expect(english!.text).toContain('STATUS:CANCELLED')
    const [first] = await mailsOf(bob.email, 'workshop.confirmed')
    expect(english!.file!.events[0]!.uid).toBe(first!.file!.events[0]!.uid)
    expect(english!.file!.events[0]!.sequence).toBeGreaterThan(first!.file!.events[0]!.sequence)

    expect((await t.call('GET', `/v1/workshop/pagina/${form.clave}`)).datos.workshop).toMatchObject({
      estado: 'cancelado',
      inscripcion: 'cerrada',
    })
    expect(await register(t, id)).toMatchObject({ status: 409, codigo: m.closed.code })
    expect(await byLink(t, eva.token, 'confirmar')).toMatchObject({ status: 409, codigo: m.calledOff.code })
    const own = (await t.call('GET', `/v1/workshop/inscripcion/${ana.token}`)).datos
    expect(own).toMatchObject({ codigo: null, vence_en: null, puede_anular: false, workshop: { estado: 'cancelado' } })
    expect(await change({ lugar: 'Aula 9, Calama, Chile' })).toMatchObject({ status: 409, codigo: m.calledOff.code })
    expect(await move(id, 'cancelar')).toMatchObject({ status: 409, codigo: m.notCallable.code })
    expect(await told(people, 'workshop.changed')).toEqual([0, 0, 0, 0])
  })

  test('is refused once the workshop has begun (52)', async () => {
    const { id } = await aFullWorkshop()
    const begun = { inicio: new Date(Date.now() - 60_000) }
    await t.deps.db.updateTable('workshop').set(begun).where('id', '=', id).execute()
    expect(await move(id, 'cancelar')).toMatchObject({ status: 409, codigo: m.notCallable.code })
  })
})
