import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteContents } from '../../../migrations/reference/site-contents.ts'
import { workshopContents } from '../../../migrations/reference/workshop-contents.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { migrate } from './migrate.ts'

const migrations = join(import.meta.dirname, '../../../migrations')

/** The first migration of the release that made facts of one company content. */
const first = '0300'

let database: TestDatabase
let earlier: string

const rowsOf = async <R>(query: ReturnType<typeof sql<R>>) => (await query.execute(database.db)).rows
const storedOf = async (key: string) =>
  (await rowsOf(sql<{ valor: Record<string, unknown> }>`select valor from ajuste where clave = ${key}`))[0]?.valor
const historyOf = async (key: string) =>
  rowsOf(
    sql<{ version: number; valor: Record<string, unknown> }>`
      select version, valor from ajuste_version where clave = ${key} order by version`,
  )

/** Saves a group as the release before did: its row, and each of its values in the history. */
async function saved(key: string, values: readonly object[]): Promise<void> {
  const { db } = database
  const last = JSON.stringify(values.at(-1))
  await sql`
    insert into ajuste (clave, valor, version) values (${key}, ${last}::jsonb, ${values.length})
    on conflict (clave) do update set valor = excluded.valor, version = excluded.version`.execute(db)
  await sql`delete from ajuste_version where clave = ${key}`.execute(db)
  for (const [place, value] of values.entries())
    await sql`
      insert into ajuste_version (clave, version, valor)
      values (${key}, ${place + 1}, ${JSON.stringify(value)}::jsonb)`.execute(db)
}

const office = { pais_id: 604, ciudad: 'Lima', nombre: 'Rosa', cargo_es: 'Gerente', en_pie: true }
const slide = { id: 1, alt: 'Nuestra planta', alt_en: 'Our plant', titulo_es: 'Cada pozo, a su milisegundo.' }

/** What people had saved by the release before. */
async function saveWhatPeopleSaved(): Promise<void> {
  const { db } = database
  await saved('impuestos', [{ iva: 19 }, { iva: 16.5 }])
  await saved('oficinas', [{ mensajeria: [], oficinas: [office] }])
  await sql`update carrusel_borrador set slides = ${JSON.stringify([slide])}::jsonb`.execute(db)
  await sql`insert into carrusel_version (slides) values (${JSON.stringify([slide])}::jsonb)`.execute(db)
}

beforeAll(async () => {
  database = await openTestDatabase()
  earlier = mkdtempSync(join(tmpdir(), 'portal-migrations-'))
  for (const file of readdirSync(migrations))
    if (file.endsWith('.ts') && file < first) symlinkSync(join(migrations, file), join(earlier, file))
  symlinkSync(join(migrations, 'reference'), join(earlier, 'reference'))
  await sql`drop schema public cascade; create schema public`.execute(database.db)
  const ran = await migrate(database.db, earlier)
  expect(ran.length).toBeGreaterThan(100)
  await saveWhatPeopleSaved()
  expect((await migrate(database.db))[0]?.slice(0, 4)).toBe(first)
}, 120_000)
afterAll(async () => {
  rmSync(earlier, { recursive: true })
  await database.close()
})

describe('an upgrade keeps what people saved', () => {
  test('as the tax of Chile from its first day, next to what the release before reads', async () => {
    const of = (tasa: number) => ({ pais_id: 152, nombre: 'IVA', tasa, desde: '2003-10-01' })
    expect(await storedOf('impuestos')).toEqual({ iva: 16.5, tasas: [of(16.5)] })
    expect(await historyOf('impuestos')).toEqual([
      { version: 1, valor: { iva: 19, tasas: [of(19)] } },
      { version: 2, valor: { iva: 16.5, tasas: [of(16.5)] } },
    ])
  })

  test('of their offices, which the home page shows by its flags of before', async () => {
    expect(await storedOf('oficinas')).toMatchObject({
      presencia_paises: 6,
      oficinas: [{ ...office, en_portada: true }],
    })
  })

  test('on their slides: those that came with the portal have their Portuguese, others have none', async () => {
    const [draft] = await rowsOf(sql<{ slides: object[] }>`select slides from carrusel_borrador`)
    const shown = { ...slide, titulo_pt: 'Cada furo, no seu milissegundo.', alt_pt: '', text_nav_link_pt: '' }
    expect(draft?.slides).toMatchObject([shown])
    const versions = await rowsOf(sql<{ slides: object[] }>`select slides from carrusel_version order by id`)
    expect(versions.at(-1)?.slides).toMatchObject([shown])
  })

  test('and gives the first owner the texts that the program said, as the beginning of their history', async () => {
    for (const [key, value] of Object.entries({ ...siteContents, ...workshopContents })) {
      expect(await storedOf(key), key).toEqual(value)
      expect(await historyOf(key), key).toEqual([{ version: 1, valor: value }])
    }
  })

  test('and no fact names a product in one language only', async () => {
    const facts = await rowsOf(
      sql<{ texto: string; texto_pt: string | null }>`
        select distinct texto, texto_pt from producto_dato where texto ~ 'Next' order by texto`,
    )
    expect(facts).toEqual([
      { texto: 'Electrónicos (Next3e)', texto_pt: 'Eletrônicos (Next3e)' },
      { texto: 'Eléctricos (Next1)', texto_pt: 'Elétricos (Next1)' },
    ])
  })
})
