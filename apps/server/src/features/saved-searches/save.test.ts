import { savedSearchMessages as m } from '@portal/contract/saved-searches/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anItem } from '#test/machines.ts'
import { aUser, mailsTo } from '#test/people.ts'
import { countCodes } from '#test/pins.ts'
import { anAddress, aSearch, byLink, findAndTell, foundMails, saveSearch, searchToken } from '#test/saved-searches.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'
import { forgetOld } from './queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' })
})
afterAll(() => t.close())

const rowsOf = (email: string) =>
  t.deps.db.selectFrom('busqueda_guardada').selectAll().where('email', '=', email).execute()

describe('saving', () => {
  test('mails a link that confirms by a button only, any number of times, and two at once', async () => {
    const email = anAddress()
    expect(await saveSearch(t, email, { idioma: 'en' })).toMatchObject({ status: 200, datos: null })
    const [mail] = await mailsTo(t, email)
    expect(mail).toMatchObject({ asunto: 'Confirm your saved search', idioma: 'en' })
    const token = await searchToken(t, email)
    expect((await byLink(t, token, '')).datos).toMatchObject({ estado: 'por_confirmar', email })
    expect((await byLink(t, token, '')).datos.estado).toBe('por_confirmar')
    const id = Number.parseInt(token, 10)
    const confirm = () => byLink(t, token, 'confirmar')
    const replies = await together(t, row('busqueda_guardada', id), confirm, confirm)
    expect(replies.map(({ status, datos }) => [status, datos.estado])).toEqual([
      [200, 'activa'],
      [200, 'activa'],
    ])
    const { rows } = await sql`
      select from auditoria where entidad = 'busqueda_guardada' and entidad_id = ${`${id}`}
        and accion = 'savedSearches.confirmed'`.execute(t.deps.db)
    expect(rows).toHaveLength(1)
  })

  test('of the same search twice, also at once and in another order, stores one', async () => {
    const email = anAddress()
    const [one, other] = ['?categoria_id=1&precio_hasta=90.000&lang=en', 'precio_hasta=90000&categoria_id=1&page=3']
    const replies = await Promise.all([one, other, one].map((filtro) => saveSearch(t, email, { filtro })))
    expect(replies.map(({ status, datos }) => [status, datos])).toEqual(replies.map(() => [200, null]))
    expect(await rowsOf(email)).toMatchObject([{ filtro: 'categoria_id=1&precio_hasta=90000' }])
    await byLink(t, await searchToken(t, email), 'confirmar')
    expect(await saveSearch(t, email.toUpperCase(), { filtro: one, frecuencia: 'semanal' })).toMatchObject({
      status: 200,
    })
    expect(await rowsOf(email)).toMatchObject([{ frecuencia: 'inmediata', confirmada_en: expect.any(Date) }])
    expect((await mailsTo(t, email))[0]!.asunto).toBe('Esta búsqueda ya está activa')
  })

  test.each([
    [
      'maquinaria',
      '?categoria_id=999&pais_id=152&anio_desde=20&precio_desde=9&precio_hasta=3&x=1',
      'pais_id=152&precio_desde=3&precio_hasta=9',
      'Chile · Precio desde 3 · Precio hasta 9',
    ],
    [
      'maquinaria',
      '?tipo=arriendo&buscar=%20pala%00&dias=3&condicion=7&moneda=EUR',
      'buscar=pala&tipo=arriendo',
      '«pala» · Arriendo',
    ],
    [
      'propiedad',
      '?recuadro=-70.50,-24,-68,-22&recuadro=1&banos=2&metros_desde=1.200',
      'metros_desde=1200&banos=2&recuadro=-70.5%2C-24%2C-68%2C-22',
      'Desde 1.200\u00a0m² · 2 o más baños · Zona del mapa',
    ],
    ['propiedad', '%E0%A4%A&=&buscar', '', 'Todo lo que se publique'],
  ])('of %s with %s reads what the list reads', async (tipo, filtro, read, resumen) => {
    const query = new URLSearchParams({ tipo, filtro })
    const { status, datos } = await t.call('GET', `/v1/busqueda_guardada/resumen?${query}`)
    expect({ status, filtro: datos.filtro, resumen: datos.resumen }).toEqual({ status: 200, filtro: read, resumen })
  })

  test('is said in each language', async () => {
    const query = new URLSearchParams({ tipo: 'propiedad', filtro: 'condicion=0&pais_id=840&banos=2' })
    expect((await t.call('GET', `/v1/busqueda_guardada/resumen?${query}`)).datos).toMatchObject({
      resumen_en: expect.stringContaining('United States · 2 or more bathrooms'),
      resumen_pt: expect.stringContaining('Estados Unidos · 2 ou mais banheiros'),
    })
  })

  test.each([
    ['tipo', { tipo: 'barcos' }, m.kindInvalid],
    ['email', { email: 'no es correo' }, m.emailInvalid],
    ['frecuencia', { frecuencia: 'anual' }, m.frequencyInvalid],
    ['idioma', { idioma: 'de' }, m.languageInvalid],
  ])('with a wrong %s is refused', async (field, changes, entry) => {
    expect(await saveSearch(t, anAddress(), changes)).toMatchObject({ status: 400, campos: { [field]: entry.code } })
  })

  test('ten times a day for an address, and never for a program', async () => {
    const email = anAddress()
    await saveSearch(t, email, { sitio_web: 'https://spam.example' })
    expect(await rowsOf(email)).toEqual([])
    const replies = []
    for (let i = 0; i < 11; i++) replies.push(await saveSearch(t, email, { filtro: `anio_desde=${2000 + i}` }))
    expect(replies.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429])
    expect(replies.at(-1)!.codigo).toBe(m.tooManyAsks.code)
  })

  test('leaves an address twenty active searches, also of two confirmed at once', async () => {
    const email = anAddress()
    for (const filtro of ['anio_desde=2001', 'anio_desde=2002']) await saveSearch(t, email, { filtro })
    const mails = await mailsTo(t, email)
    const tokens = mails.map(({ texto }) => /\/saved-search\/([\w-]+)/.exec(texto!)![1]!)
    await sql`
      insert into busqueda_guardada (tipo, filtro, email, idioma, frecuencia, confirmada_en)
      select 'maquinaria', 'anio_desde=' || n, ${email}, 'es', 'diaria', now() from generate_series(1950, 1968) n`.execute(
      t.deps.db,
    )
    const replies = await Promise.all(tokens.map((token) => byLink(t, token, 'confirmar')))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(countCodes(replies)).toMatchObject({ [m.tooManyActive.code]: 1 })
  })

  test('does not write to who bounced or complained, and answers the same', async () => {
    const [bounced, unsubscribed] = [anAddress(), anAddress()]
    const { id } = await aUser(t)
    await sql`
      insert into contacto (nombre, telefono, empresa, pais_id, email, responsable_id, creado_por, no_contactar_en, no_contactar_motivo)
      values ('Uno', '', '', 152, ${bounced}, ${id}, ${id}, now(), 'rebote'), ('Otro', '', '', 152, ${unsubscribed}, ${id}, ${id}, now(), 'baja')`.execute(
      t.deps.db,
    )
    for (const email of [bounced, unsubscribed])
      expect(await saveSearch(t, email)).toMatchObject({ status: 200, datos: null })
    expect(await rowsOf(bounced)).toEqual([])
    expect(await rowsOf(unsubscribed)).toHaveLength(1) // asked for it later themselves
    const brand = 'Zorbakone'
    const { email } = await aSearch(t, { filtro: `buscar=${brand}` }, unsubscribed)
    await sql`update contacto set no_contactar_en = now() where email = ${email}`.execute(t.deps.db)
    await anItem(t, { marca: brand })
    await findAndTell(t)
    expect(await foundMails(t, email)).toEqual([])
    expect((await rowsOf(email)).find(({ filtro }) => filtro)).toMatchObject({ terminada_en: expect.any(Date) })
  })
})

test('what is not confirmed is forgotten after 7 days, what ended after 30, and times that no search asks for', async () => {
  const [late, ended, fresh] = [anAddress(), await aSearch(t), await aSearch(t)]
  await saveSearch(t, late)
  await byLink(t, ended.token, 'terminar')
  await forgetOld(t.deps.db)
  for (const email of [late, ended.email, fresh.email]) expect(await rowsOf(email)).toHaveLength(1)
  await sql`update busqueda_guardada set pedida_en = now() - interval '8 days' where email = ${late}`.execute(t.deps.db)
  await sql`update busqueda_guardada set terminada_en = now() - interval '31 days' where id = ${ended.id}`.execute(
    t.deps.db,
  )
  await sql`update a_la_vista set desde = now() - interval '9 days', hasta = now() - interval '8 days',
    comparada_en = now() - interval '8 days'`.execute(t.deps.db)
  await forgetOld(t.deps.db)
  expect(await rowsOf(late)).toEqual([])
  expect(await rowsOf(ended.email)).toEqual([])
  expect(await rowsOf(fresh.email)).toHaveLength(1)
  const { rows } = await sql`select from a_la_vista`.execute(t.deps.db)
  expect(rows).toEqual([])
})
