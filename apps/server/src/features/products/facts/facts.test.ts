import { Module, Role } from '@portal/contract/access/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { type Fact, type FactKey, factText } from '@portal/contract/products/fact-text'
import { factMessages as says } from '@portal/contract/products/facts/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '#test/makers.ts'
import { aUser, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { row, together } from '#test/together.ts'

let t: TestApp
let admin: Person
beforeAll(async () => {
  t = await startApp()
  admin = await aUser(t, { role: Role.administrator, modules: [Module.products] })
})
afterAll(() => t.close())

const [nextlion, next1, next3, nextthree] = [1, 3, 4, 7]
const path = '/v1/producto/dato'
const list = async (id: number, as: Person | null = admin) => t.call('GET', `${path}/list/${id}`, undefined, as)
const save = (id: number, form: object, as: Person | null = admin) =>
  t.call('PUT', `${path}/update/${id}`, { version: 0, ...form }, as)
const remove = (id: number, clave: string, as: Person | null = admin) =>
  t.call('PUT', `${path}/delete/${id}`, { clave }, as)
const factOf = async (id: number, key: string) =>
  (await list(id)).datos.datos.find(({ clave }: FactKey) => clave === key)
const shown = async (slug: string) => (await t.call('GET', `/v1/producto/catalogo/${slug}`)).datos.producto
const keysIn = (keys: readonly FactKey[]) => keys.map(({ clave }) => clave)

describe('what is not known of a product', () => {
  test('is to be confirmed where another product has it, and not shown where none has', async () => {
    const three = await shown('nextthree')
    expect(keysIn(three.por_confirmar)).toEqual([
      'tension_salida',
      'energia_disparo',
      'cargador_tension',
      'proteccion_cerrada',
    ])
    expect(keysIn(three.sin_publicar)).toEqual([
      'interfaces',
      'dimensiones',
      'peso',
      'temperatura_operacion',
      'temperatura_almacenamiento',
      'normas',
      'detonadores',
    ])
    expect(keysIn((await shown('nextlion')).sin_publicar)).toEqual([
      'interfaces',
      'formatos',
      'sistema_operativo',
      'equipo_minimo',
    ])
  })

  test('of one category is not asked of another', async () => {
    for (const slug of ['next1', 'nextone', 'nextlion', 'quamtum']) {
      const { datos, por_confirmar, sin_publicar } = await shown(slug)
      const missing = keysIn([...por_confirmar, ...sin_publicar])
      expect(missing.includes('detonadores'), slug).toBe(['next1', 'nextone'].includes(slug))
      for (const { clave } of datos as Fact[]) expect(missing, slug).not.toContain(clave)
    }
  })
})

describe('a fact', () => {
  test('that staff fill in is published at once, and what others lack is to be confirmed from then on', async () => {
    expect(await factOf(nextthree, 'peso')).toMatchObject({ dato: null, se_pide: true, lo_tiene_otro: false })
    const reply = await save(nextthree, { clave: 'peso', valor: '4,25', unidad: ' kg ', calificador: 'aprox' })
    expect(reply).toMatchObject({ status: 200, datos: { id: nextthree, version: 1 } })
    const told = async () => (await shown('nextthree')).datos.find(({ clave }: Fact) => clave === 'peso')
    await expect.poll(told).toMatchObject({ valor: 4.25, unidad: 'kg' })
    expect(factText(await told(), 'es')).toBe('aprox. 4,25\u00a0kg')
    expect(keysIn((await shown('nextthree')).sin_publicar)).not.toContain('peso')
    expect(keysIn((await shown('next1')).por_confirmar)).toContain('peso')
    expect(keysIn((await shown('nextlion')).por_confirmar)).not.toContain('peso')

    expect(await save(nextthree, { clave: 'peso', valor: 5, unidad: 'kg', version: 1 })).toMatchObject({
      datos: { version: 2 },
    })
    expect(await remove(nextthree, 'peso')).toMatchObject({ status: 200 })
    await expect.poll(async () => keysIn((await shown('next1')).sin_publicar)).toContain('peso')
    expect(await remove(nextthree, 'peso')).toMatchObject({ status: 404, codigo: says.absent.code })
    expect(await auditOf(t, 'producto', nextthree)).toMatchObject([
      { accion: 'products.factAdded', usuario_id: admin.id, despues: { clave: 'peso', valor: 4.25 } },
      { accion: 'products.factChanged', antes: { valor: 4.25, calificador: 'aprox' }, despues: { valor: 5 } },
      { accion: 'products.factRemoved', antes: { clave: 'peso', valor: 5 } },
    ])
  })

  test('is a text in both languages, as it was typed', async () => {
    const texto = '<b>ATEX</b> & «IECEx»'
    expect(await save(next1, { clave: 'normas', texto: ` ${texto}\u202e`, texto_en: texto })).toMatchObject({
      status: 200,
    })
    expect((await factOf(next1, 'normas')).dato).toMatchObject({ texto, texto_en: texto, valor: null })
    await remove(next1, 'normas')
  })

  test('may be below zero and a range', async () => {
    await save(next1, { clave: 'temperatura_operacion', valor: '-20', valor_hasta: '60', unidad: '°C' })
    expect(factText((await factOf(next1, 'temperatura_operacion')).dato, 'es')).toBe('-20–60\u00a0°C')
    await remove(next1, 'temperatura_operacion')
  })

  const text = { texto: 'Sí', texto_en: 'Yes' }
  test.each([
    [{ clave: 'nada', ...text }, 'clave', says.notRecognized],
    [{ clave: 'garantia', ...text }, 'clave', says.notRecognized],
    [{ clave: "peso'; --", ...text }, 'clave', says.notRecognized],
    [{ clave: 'peso' }, 'valor', says.valueMissing],
    [{ clave: 'peso', valor: 4, ...text }, 'texto', says.valueMissing],
    [{ clave: 'peso', texto: 'Sí' }, 'texto_en', says.englishMissing],
    [{ clave: 'peso', valor: 4, texto_en: 'Four' }, 'texto_en', says.valueMissing],
    [{ clave: 'peso', valor: 'cuatro' }, 'valor', says.figureInvalid],
    [{ clave: 'peso', valor: '1e999' }, 'valor', says.figureInvalid],
    [{ clave: 'peso', valor: 0.000_01 }, 'valor', says.figureInvalid],
    [{ clave: 'peso', valor: 5, valor_hasta: 5 }, 'valor_hasta', says.rangeInvalid],
    [{ clave: 'peso', unidad: 'kg', ...text }, 'unidad', says.unitInvalid],
    [{ clave: 'peso', valor: 5, unidad: 'x'.repeat(21) }, 'unidad', says.unitInvalid],
    [{ clave: 'peso', texto: 'x'.repeat(100_000), texto_en: 'x' }, 'texto', says.textInvalid],
  ])('refuses %j and changes nothing', async (form, field, entry) => {
    expect(await save(next3, form)).toMatchObject({ status: 400, campos: { [field]: entry.code } })
    expect((await factOf(next3, 'peso')).dato).toBeNull()
  })

  test('of a product that does not exist is refused', async () => {
    expect(await list(999_999)).toMatchObject({ status: 404, codigo: says.productAbsent.code })
    expect(await save(999_999, { clave: 'peso', ...text })).toMatchObject({ status: 404 })
    expect(await remove(999_999, 'peso')).toMatchObject({ status: 404 })
  })

  test('of two who save at once, the second sees what the first saved', async () => {
    for (const [version, names] of [
      [0, ['uno', 'dos']],
      [1, ['tres', 'cuatro']],
    ] as const) {
      const [one, two] = names.map(
        (texto) => () => save(nextlion, { clave: 'formatos', texto, texto_en: texto, version }),
      )
      const replies = await together(t, row('producto', nextlion), one!, two!)
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const second = replies.find(({ status }) => status === 409)!
      const { texto } = (await factOf(nextlion, 'formatos')).dato
      expect(second).toMatchObject({
        codigo: coreMessages.changedByOther.code,
        datos: { texto, version: version + 1 },
      })
    }
  })

  test('may be removed by one of two who remove it at once', async () => {
    const replies = await together(
      t,
      row('producto', nextlion),
      () => remove(nextlion, 'formatos'),
      () => remove(nextlion, 'formatos'),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404])
  })

  test('belongs to who holds the module of products', async () => {
    const other = await aUser(t, { role: Role.administrator, modules: [Module.users] })
    for (const [who, status] of [
      [null, 401],
      [other, 403],
    ] as const) {
      expect(await list(next1, who)).toMatchObject({ status })
      expect(await save(next1, { clave: 'peso', ...text }, who)).toMatchObject({ status })
      expect(await remove(next1, 'retardo', who)).toMatchObject({ status })
    }
  })
})

test('the mark for the owner is for staff alone', async () => {
  expect((await factOf(nextthree, 'adaptadores_consola')).dato).toMatchObject({ por_confirmar: true })
  const { adaptadores_consola: fact } = Object.fromEntries(
    (await shown('nextthree')).datos.map((fact: Fact) => [fact.clave, fact]),
  )
  expect(fact).not.toHaveProperty('por_confirmar')
})
