import { Role } from '@portal/contract/access/constants'
import { pageLanguages } from '@portal/contract/core/language'
import { pageKeys } from '@portal/contract/settings/keys'
import { settingMessages as m } from '@portal/contract/settings/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUser, type Person, theHouse } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { shownPage } from './shown.ts'

let t: TestApp
let boss: Person
beforeAll(async () => {
  t = await startApp()
  boss = await aUser(t, { role: Role.superAdmin, enterpriseId: await theHouse(t) })
})
afterAll(() => t.close())

const page = async (key: string, language = 'es') =>
  (await t.call('GET', `/v1/ajuste/pagina?clave=${key}&idioma=${language}`)).datos
const versionOf = async (key: string) => (await t.call('GET', '/v1/ajuste', undefined, boss)).datos.ajustes[key].version
const save = async (key: string, texto: string, textoEn = '<p>English</p>') =>
  t.call('PUT', `/v1/ajuste/${key}`, { texto, texto_en: textoEn, version: await versionOf(key) }, boss)

describe('the starting texts', () => {
  test.each(pageKeys)(
    'of %s name the company of the settings in every language, and nothing is left in braces',
    async (key) => {
      for (const language of pageLanguages) {
        const { html, idioma, actualizado_en } = await page(key, language)
        expect(idioma).toBe(language)
        expect(actualizado_en).toBeNull()
        expect(html).toContain('mailto:info@example.com')
        expect(html).not.toMatch(/[{}]|undefined/)
      }
    },
  )

  test('keep the language of the reader in links to our pages', async () => {
    expect((await page('privacidad', 'en')).html).toContain('href="/privacy/request?lang=en"')
    expect((await page('privacidad', 'pt')).html).toContain('href="/privacy/request?lang=pt"')
    expect((await page('privacidad')).html).toContain('href="/privacy/request"')
  })
})

describe('a text that staff save', () => {
  test('is shown at once, cleaned of what runs or loads', async () => {
    const hostile =
      '<p onclick="x()">Hola<script>alert(1)</script><img src=x onerror=y><a href="javascript:z">no</a></p>'
    expect(await save('terminos', hostile)).toMatchObject({ estado: 'OK' })
    const { html, actualizado_en } = await page('terminos')
    expect(html).toBe('<p>Hola<a>no</a></p>')
    expect(actualizado_en).toEqual(expect.any(String))
  })

  test('stays in Spanish for readers of Portuguese until someone writes theirs', async () => {
    expect(await save('terminos', '<p>Hola</p>')).toMatchObject({ estado: 'OK' })
    expect(await page('terminos', 'pt')).toMatchObject({ html: '<p>Hola</p>', idioma: 'es' })
    const body = { texto: '<p>Hola</p>', texto_en: '<p>Hello</p>', version: await versionOf('terminos') }
    const saved = await t.call('PUT', '/v1/ajuste/terminos', { ...body, texto_pt: '<p>Olá</p>' }, boss)
    expect(saved).toMatchObject({ estado: 'OK' })
    expect(await page('terminos', 'pt')).toMatchObject({ html: '<p>Olá</p>', idioma: 'pt' })
    expect(await page('terminos', 'en')).toMatchObject({ html: '<p>Hello</p>', idioma: 'en' })
    const blank = { ...body, texto_pt: '<p> </p>', version: await versionOf('terminos') }
    expect(await t.call('PUT', '/v1/ajuste/terminos', blank, boss)).toMatchObject({ estado: 'OK' })
    expect(await page('terminos', 'pt')).toMatchObject({ html: '<p>Hola</p>', idioma: 'es' })
  })

  test.each(['', '<p></p>', '<p> &nbsp; <br></p>'])('that says nothing is refused: %s', async (text) => {
    expect(await save('cookies', text)).toMatchObject({ status: 400, campos: { texto: m.textRequired.code } })
  })

  test('that is too long is refused', async () => {
    expect(await save('cookies', `<p>${'a'.repeat(60_000)}</p>`)).toMatchObject({
      status: 400,
      campos: { texto: m.textTooLong.code },
    })
  })
})

test('what the settings hold stays text, whatever is in it', () => {
  const company = { nombre: '<b>Uno & dos</b>"', email: 'a@example.com' }
  expect(shownPage('<p>{nombre} {otro}</p>', 'es', company)).toBe('<p>&lt;b&gt;Uno &amp; dos&lt;/b&gt;" {otro}</p>')
})
