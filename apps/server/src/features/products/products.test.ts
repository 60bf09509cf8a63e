import { languages } from '@portal/contract/core/language'
import { drawnProducts } from '@portal/contract/products/constants'
import { type Fact, factText } from '@portal/contract/products/fact-text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { announceChanges } from '#core/database/events.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { productArea } from './areas.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

interface Product {
  slug: string
  datos: Fact[]
  [name: string]: unknown
}
const catalogue = async (): Promise<{ productos: Product[]; condiciones: Fact[] }> =>
  (await t.call('GET', '/v1/producto/catalogo')).datos
const one = (slug: string) => t.call('GET', `/v1/producto/catalogo/${slug}`)

/** Without the no-break spaces between figures and units. */
const plain = (text: string) => text.replace(/\s/gu, ' ')

describe('the products', () => {
  test('are the eight of the site, in their order, each with its category', async () => {
    const { productos } = await catalogue()
    expect(productos.map(({ slug }) => slug)).toEqual([...drawnProducts])
    expect(productos.map(({ categoria_id }) => categoria_id)).toEqual([3, 1, 1, 2, 2, 2, 2, 4])
    for (const product of productos)
      for (const name of ['nombre', 'resumen', 'resumen_en', 'descripcion', 'descripcion_en', 'categoria_nombre_en'])
        expect(product[name], `${product.slug} ${name}`).toBeTruthy()
  })

  test('say no figure outside their facts', async () => {
    for (const { slug, resumen, resumen_en, descripcion, descripcion_en } of (await catalogue()).productos)
      for (const text of [resumen, resumen_en, descripcion, descripcion_en]) expect(text, slug).not.toMatch(/\d/)
  })

  test('have facts that are complete in both languages', async () => {
    const { productos, condiciones } = await catalogue()
    for (const fact of [...productos.flatMap(({ datos }) => datos), ...condiciones]) {
      expect(fact.nombre && fact.nombre_en, fact.clave).toBeTruthy()
      for (const language of languages) expect(factText(fact, language), fact.clave).toBeTruthy()
      if (fact.texto !== null && /\s/.test(fact.texto)) expect(fact.texto_en, fact.clave).not.toBeNull()
    }
  })

  test('say each figure that is known in one row', async () => {
    const { productos, condiciones } = await catalogue()
    const said = Object.fromEntries(
      productos.map(({ slug, datos }) => [
        slug,
        Object.fromEntries(datos.map((fact) => [fact.clave, plain(factText(fact, 'en'))])),
      ]),
    )
    expect(said).toMatchObject({
      nextlion: {
        funciones: 'Blast design and analysis',
        analisis: 'Relief and particle velocity',
        unidad_alivio: 'ms/m',
        unidad_velocidad: 'mm/s',
      },
      next1: { retardo: '0–30,000 ms', retardo_paso: '1 ms', cable_hilos: '2', cable_calibre: '22 AWG' },
      next3: { retardo: '0–30,000 ms', retardo_paso: '1 ms' },
      nextone: { temporizador: 'up to 60 min', adaptadores_serie: '3', tension_salida: '30 V', activaciones: '10' },
      nextoneplus: {
        adaptadores_serie: 'up to 150',
        tension_salida: '700 V DC',
        energia_disparo: '30 J',
        bateria_duracion: 'about 2 h',
      },
      nextthree: {
        adaptadores_consola: '200',
        adaptadores_enlazados: 'up to 2,400',
        consolas_enlazadas: 'up to 12',
        idiomas: '7',
        bateria_duracion: '7 h',
        acceso: 'Password and RFID card',
      },
      nextremote: {
        area_seguridad: 'more than 500 m',
        alcance: '1 km',
        consolas_enlazadas: 'up to 12',
        tiempo_armado: '1–2 min',
        idiomas_lista: 'Spanish and English',
        bateria_tension: '12 V',
        bateria_capacidad: '1.2 Ah',
        bateria_duracion: 'up to 2 h',
        cargador_tension: '110–240 V',
        cargador_frecuencia: '50–60 Hz',
        proteccion_abierta: 'IP50',
        proteccion_cerrada: 'IP66',
      },
      quamtum: { precision_gps: '1–5 m', idiomas: '7', versiones: '3' },
    })
    expect(condiciones.map((fact) => plain(factText(fact, 'en')))).toEqual([
      '12 months',
      'about 20 business days',
      'No order processing',
      'FOB within Mexico',
      'International transfer',
    ])
  })

  test('mark for staff alone what the owner must confirm', async () => {
    const marked = await t.deps.db
      .selectFrom('producto_dato')
      .innerJoin('producto', 'producto.id', 'producto_id')
      .select(['slug', 'clave'])
      .where('por_confirmar', '=', true)
      .execute()
    expect(marked.map(({ slug, clave }) => `${slug} ${clave}`).toSorted()).toEqual([
      'next1 tipo_adaptador',
      'next3 tipo_adaptador',
      'nextone adaptadores',
      'nextoneplus adaptadores_serie',
      'nextremote adaptadores_enlazados',
      'nextremote alcance',
      'nextthree adaptadores',
      'nextthree adaptadores_consola',
      'nextthree adaptadores_enlazados',
      'quamtum idiomas',
    ])
    for (const { datos } of (await catalogue()).productos) expect(JSON.stringify(datos)).not.toContain('por_confirmar')
  })
})

describe('one product', () => {
  test('comes with the others and the terms of delivery, which software does not have', async () => {
    const { datos } = await one('nextone')
    expect(datos.producto.slug).toBe('nextone')
    expect(datos.otros).toHaveLength(drawnProducts.length - 1)
    expect(datos.condiciones).toHaveLength(5)
    expect((await one('nextlion')).datos.condiciones).toEqual([])
  })

  test('that no one sells any more is retired (24), one that never was is absent (21)', async () => {
    expect(await one('next9')).toMatchObject({ status: 404, codigo: 21 })
    const { db } = t.deps
    const setStatus = async (status: number) => {
      await db.updateTable('producto').set({ estado_id: status }).where('slug', '=', 'next1').execute()
      await announceChanges(db, { area: productArea })
    }
    await setStatus(5)
    await expect.poll(() => one('next1')).toMatchObject({ status: 404, codigo: 24 })
    await setStatus(1)
    await expect.poll(() => one('next1')).toMatchObject({ status: 200 })
  })

  test('says a changed fact as soon as the change is told', async () => {
    const { db } = t.deps
    const gauge = async () =>
      (await one('next1')).datos.producto.datos.find(({ clave }: Fact) => clave === 'cable_calibre').valor
    expect(await gauge()).toBe(22)
    const change = async (valor: number) => {
      await db.updateTable('producto_dato').set({ valor }).where('clave', '=', 'cable_calibre').execute()
      await announceChanges(db, { area: productArea })
    }
    await change(24)
    await expect.poll(gauge).toBe(24)
    await change(22)
    await expect.poll(gauge).toBe(22)
  })
})
