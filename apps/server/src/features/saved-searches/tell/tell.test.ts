import { savedSearchMessages as m } from '@portal/contract/saved-searches/messages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { failing } from '#test/failing.ts'
import { anItem } from '#test/machines.ts'
import { mailsTo } from '#test/people.ts'
import { aProperty } from '#test/properties.ts'
import {
  anAddress,
  aSearch,
  byLink,
  findAndTell,
  foundMails,
  saveSearch,
  searchToken,
  untilMorning,
} from '#test/saved-searches.ts'
import { spanish } from '#test/spanish.ts'
import { startApp, type TestApp } from '#test/start-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp({ PORTAL_ROLES: 'web' })
})
afterAll(() => t.close())

const setItem = (id: number, changes: object) =>
  t.deps.db.updateTable('clasificado').set(changes).where('id', '=', id).execute()
const titles = async (email: string) =>
  (await foundMails(t, email)).map(({ texto }) =>
    [...(texto ?? '').matchAll(/\/classifieds\/(\d+)/g)].map(([, id]) => Number(id)),
  )
let brands = 0
/** A word that no other item has. */
const aBrand = () => `Zorbak${String.fromCharCode(97 + (brands % 26))}${'q'.repeat(1 + (brands++ % 7))}x`
const words = (brand: string) => ({ filtro: `buscar=${brand}` })

describe('a new item', () => {
  test('is told once to each search that finds it, by several processes at once', async () => {
    const brand = aBrand()
    await anItem(t, { marca: brand }) // there before
    const [one, dear, english] = [
      await aSearch(t, { filtro: `buscar=${brand}&precio_hasta=50000` }),
      await aSearch(t, { filtro: `buscar=${brand}&precio_desde=50000` }),
      await aSearch(t, { ...words(brand), idioma: 'en' }),
    ]
    const item = await anItem(t, {
      marca: brand,
      imagenes: JSON.stringify([{ id: 'a', ancho: 800, alto: 600, urls: { 320: '/v1/archivo/a' } }]),
    })
    await Promise.all([findAndTell(t), findAndTell(t), findAndTell(t)])
    await findAndTell(t)
    expect(await titles(one.email)).toEqual([[item.id]])
    expect(await titles(dear.email)).toEqual([])
    const [mail] = await foundMails(t, english.email)
    expect(mail).toMatchObject({ idioma: 'en', asunto: expect.stringContaining('A new machine for your search') })
    expect(mail!.texto?.replaceAll('\u00a0', ' ')).toContain('USD 40,000.00')
    expect(mail!.html).toMatch(/<img src="http[^"]+\/v1\/archivo\/a"/)
    expect(mail!.url_baja).toMatch(/\/v1\/busqueda_guardada\/terminar\/\d+-[\w-]{43}$/)
    expect(mail!.texto).toContain(`${mail!.url_baja}`)
  })

  test('is told in Portuguese to who saved the search in it', async () => {
    const brand = aBrand()
    const { email, token } = await aSearch(t, {
      filtro: `buscar=${brand}&pais_id=152&precio_hasta=50000`,
      idioma: 'pt',
    })
    await anItem(t, { marca: brand, ciudad: 'Calama' })
    await findAndTell(t)
    const mails = await mailsTo(t, email)
    expect(mails.map(({ asunto }) => asunto)).toEqual([
      `Uma máquina nova para sua busca: “${brand}” · Chile · Preço até 50.000`,
      'Confirme sua busca salva',
    ])
    for (const { idioma, texto } of mails) {
      expect(idioma).toBe('pt')
      expect(texto).toContain('lang=pt')
      expect(texto).not.toMatch(spanish)
    }
    await saveSearch(t, email, { filtro: `buscar=${brand}&pais_id=152&precio_hasta=50000`, idioma: 'pt' })
    const [again] = await mailsTo(t, email)
    expect(again?.texto).toMatch(/Busca: “\w+” · Chile · Preço até 50\.000\nFrequência: Assim que é publicado/)
    const page = await t.app.inject({ method: 'GET', url: `/v1/busqueda_guardada/terminar/${token}` })
    expect(page.body).toContain('Não receber mais')
  })

  test('is not told of when its price changes, nor when it was there and comes back, but is when it comes later', async () => {
    const brand = aBrand()
    const [old, hidden] = [await anItem(t, { marca: brand }), await anItem(t, { marca: brand, publicacion: 0 })]
    const fromFifty = await aSearch(t, { filtro: `buscar=${brand}&precio_desde=50000` })
    const every = await aSearch(t, words(brand))
    await setItem(old.id, { precio: 60_000, precio_final: 60_000 })
    await findAndTell(t)
    await setItem(old.id, { publicacion: 0 })
    await setItem(old.id, { publicacion: 1 })
    await findAndTell(t)
    expect(await titles(every.email)).toEqual([])
    await setItem(hidden.id, { publicacion: 1 })
    await findAndTell(t)
    await setItem(hidden.id, { publicacion: 0 })
    await setItem(hidden.id, { publicacion: 1, precio: 70_000, precio_final: 70_000 })
    await findAndTell(t)
    expect(await titles(every.email)).toEqual([[hidden.id]])
    expect(await titles(fromFifty.email)).toEqual([[hidden.id]])
  })

  test('is told in one mail a day or a week, with the number of all, without what is gone by then', async () => {
    const [daily, weekly] = [
      await aSearch(t, { tipo: 'propiedad', filtro: 'ciudad=Zorbak', frecuencia: 'diaria' }),
      await aSearch(t, { tipo: 'propiedad', filtro: 'ciudad=zorbák&metros_desde=10', frecuencia: 'semanal' }),
    ]
    const made = []
    for (let i = 0; i < 13; i++) made.push(await aProperty(t, { ciudad: 'Zorbák' }))
    await findAndTell(t)
    const { rows } = await sql<{ id: number; local: string; isAhead: boolean }>`
      select distinct busqueda_id as id, to_char(enviar_en at time zone 'America/Santiago', 'HH24:MI') ||
        case when busqueda_id = ${weekly.id} then to_char(enviar_en at time zone 'America/Santiago', ' ID') else '' end as local,
        enviar_en between now() and now() + interval '7 days' as "isAhead"
      from busqueda_aviso where busqueda_id in (${daily.id}, ${weekly.id}) order by 1`.execute(t.deps.db)
    expect(rows).toEqual([
      { id: daily.id, local: '08:00', isAhead: true },
      { id: weekly.id, local: '08:00 1', isAhead: true },
    ])
    expect(await foundMails(t, daily.email)).toEqual([])
    const [sold] = made
    await t.deps.db.updateTable('propiedad').set({ vendido_en: new Date() }).where('id', '=', sold!.id).execute()
    await untilMorning(t)
    await Promise.all([findAndTell(t), findAndTell(t)])
    const mails = await foundMails(t, daily.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]!.asunto).toContain('12 propiedades nuevas')
    expect(mails[0]!.texto).toContain('Aquí están las 10 más recientes')
    expect(mails[0]!.texto!.match(/\/properties\/\d+/g)).toHaveLength(10)
    expect(mails[0]!.texto).not.toContain(`${sold!.titulo}\n`)
    expect(await foundMails(t, weekly.email)).toHaveLength(1)
  })

  test('is told once to an address with two searches that find it, and not twice within two minutes', async () => {
    const brand = aBrand()
    const { email, id } = await aSearch(t, words(brand))
    await aSearch(t, { filtro: `buscar=${brand}&condicion=0`, frecuencia: 'diaria' }, email)
    const item = await anItem(t, { marca: brand })
    await findAndTell(t)
    await untilMorning(t)
    await findAndTell(t)
    expect(await titles(email)).toEqual([[item.id]])
    const [second, third] = [await anItem(t, { marca: brand }), await anItem(t, { marca: brand })]
    await findAndTell(t)
    expect(await titles(email)).toHaveLength(1)
    await sql`update busqueda_aviso set enviar_en = now() where busqueda_id = ${id} and avisado_en is null`.execute(
      t.deps.db,
    )
    await findAndTell(t)
    expect((await titles(email))[0]).toEqual([third.id, second.id])
  })

  test('is told once when the process dies between finding, marking and mailing', async () => {
    const brand = aBrand()
    const { email } = await aSearch(t, words(brand))
    const item = await anItem(t, { marca: brand })
    for (const table of ['busqueda_aviso', 'correo', 'auditoria'])
      await expect(failing(t, table, () => findAndTell(t))).rejects.toThrow('full_disk')
    expect(await titles(email)).toEqual([])
    await findAndTell(t)
    expect(await titles(email)).toEqual([[item.id]])
  })

  test('withdrawn before it is compared is told when it is back', async () => {
    const brand = aBrand()
    const { email } = await aSearch(t, words(brand))
    const item = await anItem(t, { marca: brand })
    await setItem(item.id, { publicacion: 0 })
    await findAndTell(t)
    expect(await titles(email)).toEqual([])
    await setItem(item.id, { publicacion: 1 })
    await findAndTell(t)
    expect(await titles(email)).toEqual([[item.id]])
  })
})

describe('its link', () => {
  test('ends a search by one click of a mail program, and only by a POST', async () => {
    const brand = aBrand()
    const { email, token } = await aSearch(t, words(brand))
    await anItem(t, { marca: brand })
    await findAndTell(t)
    const url = new URL((await foundMails(t, email))[0]!.url_baja!).pathname
    const shown = await t.app.inject({ method: 'GET', url })
    expect([shown.statusCode, shown.body]).toEqual([200, expect.stringContaining('No recibir más')])
    expect((await byLink(t, token, '')).datos.estado).toBe('activa')
    const post = () =>
      t.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    expect((await Promise.all([post(), post()])).map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await byLink(t, token, '')).datos.estado).toBe('terminada')
    expect(await byLink(t, token, 'confirmar')).toMatchObject({ status: 409, codigo: m.ended.code })
    await anItem(t, { marca: brand })
    await findAndTell(t)
    expect(await foundMails(t, email)).toHaveLength(1)
    expect((await t.app.inject({ method: 'POST', url: url.replace(/.$/, '!') })).statusCode).toBe(404)
  })

  test('changes when what waits is told', async () => {
    const brand = aBrand()
    const { email, token } = await aSearch(t, { ...words(brand), frecuencia: 'semanal' })
    const item = await anItem(t, { marca: brand })
    await findAndTell(t)
    const change = (frecuencia: string) =>
      t.call('PUT', `/v1/busqueda_guardada/enlace/${token}/frecuencia`, { frecuencia })
    expect(await change('nunca')).toMatchObject({ status: 400, campos: { frecuencia: m.frequencyInvalid.code } })
    expect(await change('inmediata')).toMatchObject({ status: 200, datos: { frecuencia: 'inmediata' } })
    await findAndTell(t)
    expect(await titles(email)).toEqual([[item.id]])
  })

  test('of another search, of a made up one and of a late one opens nothing', async () => {
    const [one, other] = [await aSearch(t), await aSearch(t)]
    const forged = one.token.replace(/^\d+/, `${other.id}`)
    for (const token of [forged, `${one.id}-x`, 'x', '0-0', `99999999999-${'a'.repeat(43)}`])
      for (const how of ['', 'confirmar', 'terminar'] as const)
        expect(await byLink(t, token, how)).toMatchObject({ status: 404, codigo: m.absent.code })
    const email = anAddress()
    await saveSearch(t, email)
    const token = await searchToken(t, email)
    await sql`update busqueda_guardada set pedida_en = now() - interval '8 days' where email = ${email}`.execute(
      t.deps.db,
    )
    expect(await byLink(t, token, 'confirmar')).toMatchObject({ status: 404 })
  })
})
