import { sql } from 'kysely'
import type { Db } from '../apps/server/src/core/database/database.ts'
import { fillInBulk } from './core/bulk-fill.ts'
import { fixedLoad } from './core/load.ts'
import { startQuotePortal } from './core/quotes.ts'
import { report } from './core/report.ts'

/** `CONTACTS=20000` measures with fewer. */
const contacts = Number(process.env.CONTACTS ?? 1_000_000)
const entries = 10_000
const names = ['Ana', 'Luis', 'Elena', 'Joaquín', 'Emily', 'Rosa', 'Diego', 'Fernanda', 'Íñigo', 'Valentina']
const orders = ['nombre', 'empresa', '-creado_en', 'contactado_en']
const filters: Record<string, string>[] = [
  {},
  { buscar: 'elena' },
  { buscar: 'minera 77' },
  { buscar: 'persona4711' },
  { pais_id: '604' },
  { responsable_id: '3' },
  { idioma: 'en', buscar: 'rosa' },
  { sin_contacto: 'true' },
]

/** Contacts of several persons, and one of them with a long history. */
async function fill(db: Db): Promise<void> {
  await fillInBulk(db, contacts, {
    tables: ['contacto'],
    insert: async (db, from, to) => {
      await sql`
        insert into contacto (id, nombre, email, telefono, pais_id, empresa, idioma, responsable_id, empresa_id, creado_en, contactado_en)
        overriding system value
        select i, (${names}::text[])[1 + i % 10] || ' ' || substr(md5(i::text), 1, 7) || ' ' || substr(md5((i * 7)::text), 1, 5),
          'persona' || i || '@example.com', '+569' || lpad(i::text, 8, '0'), case when i % 3 = 0 then 604 else 152 end,
          'Minera ' || i % 5003, case when i % 4 = 0 then 'en' else 'es' end, u.id, u.empresa_id,
          now() - make_interval(mins => i % 500000), now() - make_interval(mins => i % 200000)
        from generate_series(${from}::int, ${to}::int) i
        join usuario u on u.id = 1 + i % (select count(*) from usuario)`.execute(db)
    },
  })
  await sql`
    insert into historialcontacto (contacto_id, comentario, zona_horaria, creado_en)
      select 1, 'Llamada ' || n, 'UTC', now() - make_interval(mins => n) from generate_series(1, ${entries}::int) n`.execute(
    db,
  )
  await sql`analyze`.execute(db)
}

/** Duration of list, timeline and duplicate check over many contacts. */
export async function run(): Promise<boolean> {
  const modules = ['PlatformWebContacto', 'PlatformWebContactoGeneral']
  const { running, tokens, stop } = await startQuotePortal({ enterprises: 8, modules, more: fill })
  const target = { port: running.port, headers: { authorization: `Bearer ${tokens[0]}` } }
  const measure = async (paths: readonly string[]) => {
    const measured = await fixedLoad(target, paths, paths.length, 1)
    if (measured.failed) throw new Error(`${measured.failed} of ${measured.requests} calls failed`)
    return measured
  }
  try {
    await fixedLoad(target, ['/v1/contacto/list?page=30'], 50, 1) // warm
    const lists = Array.from({ length: 640 }, (_, i) => {
      const asked = { ...filters[i % filters.length], orden: orders[i % orders.length]!, page: `${1 + (i % 9)}` }
      return `/v1/contacto/list?${new URLSearchParams({ ...asked, page_row: `${10 + (i % 5)}` })}`
    })
    const list = await measure(lists)
    const timeline = await measure(Array.from({ length: 200 }, () => '/v1/contacto/linea_tiempo/1'))
    const same = await measure(Array.from({ length: 200 }, (_, i) => `/v1/contacto/duplicados/${1 + i * 97}`))
    return report(
      'contact-list',
      [
        { what: 'any filter and search, p95', value: list.p95, unit: 'ms', most: 40 },
        { what: `timeline of ${entries} entries, p95`, value: timeline.p95, unit: 'ms', most: 30 },
        { what: 'duplicate check, p95', value: same.p95, unit: 'ms', most: 15 },
      ],
      { contacts, list, timeline, same },
    )
  } finally {
    await stop()
  }
}
