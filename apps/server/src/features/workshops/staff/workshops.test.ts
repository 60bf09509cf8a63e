import { Module } from '@portal/contract/access/constants'
import { staffWorkshopCalls as calls } from '@portal/contract/workshops/calls'
import { workshopMessages as m } from '@portal/contract/workshops/messages'
import { workshop as schemas } from '@portal/contract/workshops/staff-schemas'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aPhoto, sendForm } from '#test/items.ts'
import { recordBehaviour } from '#test/records/behaviour.ts'
import { registered } from '#test/workshops.ts'
import { sweepPictures } from './pictures.ts'

const line = { dia: '2031-03-10', inicio: '09:00', termino: '10:00', titulo: 'Tema', titulo_en: 'Topic' }
const speaker = {
  nombre: 'Ana Rojas',
  cargo: 'Ingeniera',
  cargo_en: 'Engineer',
  texto: '',
  texto_en: '',
  archivo_id: null,
}

const kit = recordBehaviour({
  calls,
  schemas,
  table: 'workshop',
  name: 'workshops.workshop',
  module: Module.workshops,
  messages: {
    absent: m.workshopAbsent,
    insufficientHierarchy: m.insufficientHierarchy,
    notRecognized: m.workshopAbsent,
    inUse: m.hasRegistrations,
    notSaved: m.workshopNotSaved,
    notDeleted: m.workshopNotDeleted,
  },
  form: (number) => ({
    clave: `taller-${number}`,
    nombre: `Taller de prueba ${number}`,
    nombre_en: `Test workshop ${number}`,
    lugar: 'Aula 3, Calama, Chile',
    lugar_en: 'Room 3, Calama, Chile',
    descripcion: 'Un día.',
    descripcion_en: 'One day.',
    pais_id: 152,
    inicio: '2031-03-10T09:00',
    termino: '2031-03-10T17:00',
    zona_horaria: 'America/Santiago',
    mapa_url: '',
    cupo: 3,
    abre: '',
    cierra: '',
    horas: 6,
    programa: [line],
    expositores: [speaker],
    imagenes: [],
  }),
  text: 'nombre',
  refuses: [
    [{ nombre: 'a' }, 'nombre', m.titleInvalid],
    [{ lugar: '' }, 'lugar', m.placeInvalid],
    [{ clave: 'Con Espacio' }, 'clave', m.keyInvalid],
    [{ clave: 'chile' }, 'clave', m.keyTaken],
    [{ descripcion: 'x'.repeat(2001) }, 'descripcion', m.descriptionInvalid],
    [{ pais_id: 999_999 }, 'pais_id', m.countryInvalid],
    [{ inicio: 'mañana' }, 'inicio', m.datesInvalid],
    [{ termino: '2031-03-10T09:00' }, 'termino', m.datesInvalid],
    [{ zona_horaria: 'Luna/Mar' }, 'zona_horaria', m.zoneInvalid],
    [{ cupo: 0 }, 'cupo', m.capacityInvalid],
    [{ cupo: '1,5' }, 'cupo', m.capacityInvalid],
    [{ mapa_url: 'javascript:alert(1)' }, 'mapa_url', m.mapInvalid],
    [{ mapa_url: 'http://example.com' }, 'mapa_url', m.mapInvalid],
    [{ horas: 201 }, 'horas', m.hoursInvalid],
    [{ cierra: '2031-03-10T09:01' }, 'cierra', m.registrationDatesInvalid],
    [{ abre: '2031-03-01T09:00', cierra: '2031-02-01T09:00' }, 'abre', m.registrationDatesInvalid],
    [{ programa: [{ ...line, dia: '2031-03-11' }] }, 'programa', m.scheduleInvalid],
    [{ programa: [{ ...line, termino: '08:00' }] }, 'programa', m.scheduleInvalid],
    [{ programa: 'x' }, 'programa', m.scheduleInvalid],
    [{ expositores: [{ ...speaker, cargo: '' }] }, 'expositores', m.speakersInvalid],
    [{ imagenes: [{ archivo_id: 'x', texto: 'Aula' }] }, 'imagenes', m.picturesInvalid],
    [
      { imagenes: [{ archivo_id: '00000000-0000-4000-8000-000000000000', texto: 'Aula' }] },
      'imagenes',
      m.picturesInvalid,
    ],
  ],
  unique: {
    field: 'clave',
    same: (letter) => [`unica-${letter.toLowerCase()}`, `unica-${letter.toLowerCase()}`],
    entry: m.keyTaken,
  },
  use: (id) =>
    kit.app.deps.db
      .insertInto('workshop_registro')
      .values({ workshop_id: id, nombre: 'Ana Rojas', email: 'uso@example.com' })
      .execute(),
})

const versionOf = async (id: number) => Number((await kit.found(id))?.version)
const move = async (id: number, to: 'publicar' | 'despublicar', version?: number) =>
  kit.app.call('PUT', `/v1/workshop/taller/${to}/${id}`, { version: version ?? (await versionOf(id)) }, kit.admin)
const publish = (id: number) => move(id, 'publicar')
const page = (clave: string) => kit.app.call('GET', `/v1/workshop/pagina/${clave}`)
const changed = async (id: number, changes: object) => {
  const row = (await kit.found(id))!
  return kit.update(id, { ...kit.aForm(), clave: row.clave, ...changes, version: row.version })
}

describe('publishing', () => {
  test('shows a draft to visitors in its zone; before it is 404', async () => {
    const id = await kit.saved({ clave: 'publica' })
    expect(await page('publica')).toMatchObject({ status: 404, codigo: m.workshopAbsent.code })
    expect(await publish(id)).toMatchObject({ status: 200 })
    expect((await page('publica')).datos).toMatchObject({
      workshop: {
        inicio: '2031-03-10T12:00:00.000Z',
        inscripcion: 'abierta',
        lugares: 3,
        programa: [line],
        expositores: [speaker],
      },
    })
    expect((await page('nada')).status).toBe(404)
    const { datos } = await kit.app.call('GET', '/v1/workshop/calendario/publica?idioma=en')
    expect(datos.texto).toContain('DTSTART:20310310T120000Z')
    expect((await kit.app.call('GET', '/v1/workshop/calendario/nada')).status).toBe(404)
  })

  test.each([
    { nombre_en: '' },
    { lugar_en: '' },
    { descripcion: '' },
    { horas: '' },
    { programa: [] },
    { programa: [{ ...line, titulo_en: '' }] },
  ])('is refused while something is missing (33): %o; and so is taking it away later', async (changes) => {
    const id = await kit.saved(changes)
    expect(await publish(id)).toMatchObject({ status: 409, codigo: m.notComplete.code })
    await changed(id, {})
    expect(await publish(id)).toMatchObject({ status: 200 })
    expect(await changed(id, changes)).toMatchObject({ status: 409, codigo: m.notComplete.code })
  })

  test('twice, back with registrations, or of an older version is refused (34, 35, 984)', async () => {
    const id = await kit.saved()
    expect(await move(id, 'publicar', 99)).toMatchObject({ status: 409, datos: { id, version: 1 } })
    await publish(id)
    expect(await publish(id)).toMatchObject({ status: 409, codigo: m.notDraft.code })
    expect(await move(id, 'despublicar')).toMatchObject({ status: 200 })
    expect(await move(id, 'despublicar')).toMatchObject({ status: 409, codigo: m.notDraft.code })
    await publish(id)
    await registered(kit.app, id)
    expect(await move(id, 'despublicar')).toMatchObject({ status: 409, codigo: m.hasRegistrations.code })
    expect(await kit.remove(id)).toMatchObject({ status: 409, codigo: m.hasRegistrations.code })
  })
})

test('a raised capacity gives places to those who wait, a lowered one takes none away', async () => {
  const id = await kit.saved({ cupo: 2 })
  await publish(id)
  const people = []
  for (let count = 0; count < 4; count++) people.push(await registered(kit.app, id))
  expect(people.map(({ posicion }) => posicion)).toEqual([null, null, 1, 2])
  await changed(id, { cupo: 3 })
  expect(await kit.found(id)).toMatchObject({ inscritos: 3, en_espera: 1 })
  await changed(id, { cupo: 1 })
  expect(await kit.found(id)).toMatchObject({ inscritos: 3, en_espera: 1 })
  await kit.app.call('POST', `/v1/workshop/inscripcion/${people[0]!.token}/anular`, {})
  expect(await kit.found(id)).toMatchObject({ inscritos: 2, en_espera: 1 })
  await changed(id, { cupo: '' })
  expect(await kit.found(id)).toMatchObject({ inscritos: 3, en_espera: 0, cupo: null })
})

describe('pictures', () => {
  const upload = async (bytes: Uint8Array) =>
    sendForm(kit.app, calls.picture.path, {}, kit.admin, [{ field: 'archivo', name: 'foto.jpg', bytes }])
  const isServed = async (id: string) => (await kit.app.app.inject(`/v1/archivo/${id}`)).statusCode === 200

  test('are drawn again, bound by saving, and deleted when they are not shown any more', async () => {
    const { archivo_id: first } = (await upload(await aPhoto().jpeg().toBuffer())).datos
    const reply = await kit.app.app.inject(`/v1/archivo/${first}`)
    expect((await sharp(reply.rawPayload).metadata()).format).toBe('webp')
    const id = await kit.saved({ imagenes: [{ archivo_id: first, texto: 'Aula', texto_en: 'Room' }] })
    const foreign = await kit.save({ imagenes: [{ archivo_id: first, texto: 'Aula' }] })
    expect(foreign).toMatchObject({ status: 400, codigo: m.picturesInvalid.code })
    await changed(id, { expositores: [{ ...speaker, archivo_id: first }] })
    expect(await isServed(first)).toBe(true)
    await changed(id, { expositores: [] })
    expect(await isServed(first)).toBe(false)
  })

  test('of a form that was never saved are swept after a day', async () => {
    const [old, young] = [
      (await upload(await aPhoto().png().toBuffer())).datos.archivo_id,
      (await upload(await aPhoto().png().toBuffer())).datos.archivo_id,
    ]
    await kit.app.deps.db
      .updateTable('workshop_imagen')
      .set({ creado_en: sql<Date>`now() - interval '25 hours'` })
      .where('archivo_id', '=', old)
      .execute()
    await sweepPictures(kit.app.deps)
    expect([await isServed(old), await isServed(young)]).toEqual([false, true])
  })

  test('that are none are refused (32)', async () => {
    expect(await upload(Buffer.from('MZ program'))).toMatchObject({ status: 415, codigo: m.pictureInvalid.code })
    expect(await sendForm(kit.app, calls.picture.path, {}, kit.admin, [])).toMatchObject({
      codigo: m.pictureInvalid.code,
    })
  })
})
