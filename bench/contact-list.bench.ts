import { sql } from 'kysely'
import type { Db } from '../apps/server/src/core/database/database.ts'
import { fillContacts, firstNames } from './core/contacts.ts'
import { fixedLoad } from './core/load.ts'
import { startQuotePortal } from './core/quotes.ts'
import { report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const contacts = sizeOf('ITEMS', 1_000_000)
const entries = 10_000
const calls = 640
const orders = ['nombre', 'empresa', '-creado_en', 'contactado_en']

type Asked = Record<string, string>
const filters: readonly Asked[] = [
  {},
  { pais_id: '604' },
  { responsable_id: '3' },
  { idioma: 'en' },
  { sin_contacto: 'true' },
]

/** What is typed: a different text each time, but for the first names, which a hundred thousand contacts have. */
const typed: readonly ((name: string, i: number) => string)[] = [
  (name) => name,
  (name) => name.split(' ')[1]!,
  (name) => name.split(' ')[1]!.slice(0, 5),
  (_, i) => firstNames[i % firstNames.length]!,
  (name) => `minera ${name.split(' ')[2]!}`,
  (_, i) => `persona${i * 1013}`,
]
const mistyped: typeof typed = [
  (name) => slipped(name.split(' ')[1]!),
  (name) => name.split(' ').map(slipped).join(' '),
  (name) => slipped(name.split(' ')[0]!),
]

/** Swaps two letters in the middle. */
function slipped(word: string): string {
  const at = Math.floor(word.length / 2)
  return word.slice(0, at - 1) + word[at]! + word[at - 1]! + word.slice(at + 1)
}

/** Duration of list, timeline and duplicate check over many contacts. */
export async function run(): Promise<boolean> {
  let names: string[] = []
  async function fill(db: Db): Promise<void> {
    await fillContacts(db, contacts)
    await sql`
      insert into historialcontacto (contacto_id, comentario, zona_horaria, creado_en)
        select 1, 'Llamada ' || n, 'UTC', now() - make_interval(mins => n) from generate_series(1, ${entries}::int) n`.execute(
      db,
    )
    await sql`analyze`.execute(db)
    const some = db.selectFrom('contacto').select('nombre').where('id', '<=', calls)
    names = (await some.orderBy('id').execute()).map(({ nombre }) => nombre)
  }
  const modules = ['PlatformWebContacto', 'PlatformWebContactoGeneral']
  const { running, tokens, stop } = await startQuotePortal({ enterprises: 8, modules, more: fill })
  const target = { port: running.port, headers: { authorization: `Bearer ${tokens[0]}` } }
  const measure = async (paths: readonly string[]) => {
    const measured = await fixedLoad(target, paths, paths.length, 1)
    if (measured.failed) throw new Error(`${measured.failed} of ${measured.requests} calls failed`)
    return measured
  }
  const lists = (texts: readonly ((name: string, i: number) => string)[]) =>
    Array.from({ length: calls }, (_, i) => {
      const buscar = texts[i % texts.length]?.(names[i]!, i) ?? ''
      const filter = filters[Math.floor(i / texts.length) % filters.length]
      const asked = { ...filter, buscar, orden: orders[i % orders.length]!, page: `${1 + (i % 3)}` }
      return `/v1/contacto/list?${new URLSearchParams({ ...asked, page_row: `${10 + (i % 5)}` })}`
    })
  try {
    await fixedLoad(target, ['/v1/contacto/list?page=30', ...lists(typed).slice(0, 40)], 50, 1) // warm
    const filtered = await measure(lists([() => '']))
    const found = await measure(lists(typed))
    const corrected = await measure(lists(mistyped))
    const timeline = await measure(Array.from({ length: 200 }, () => '/v1/contacto/linea_tiempo/1'))
    const same = await measure(Array.from({ length: 200 }, (_, i) => `/v1/contacto/duplicados/${1 + i * 97}`))
    return report(
      'contact-list',
      [
        { what: 'any filter and order, p95', value: filtered.p95, unit: 'ms', most: 40 },
        { what: 'search with words and filters, p95', value: found.p95, unit: 'ms', most: 40 },
        { what: 'search with typing errors, p95', value: corrected.p95, unit: 'ms', most: 40 },
        { what: `timeline of ${entries} entries, p95`, value: timeline.p95, unit: 'ms', most: 30 },
        { what: 'duplicate check, p95', value: same.p95, unit: 'ms', most: 15 },
      ],
      { contacts, filtered, found, corrected, timeline, same },
    )
  } finally {
    await stop()
  }
}
