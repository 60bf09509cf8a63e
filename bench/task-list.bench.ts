import { sql } from 'kysely'
import type { Db } from '../apps/server/src/core/database/database.ts'
import { fillInBulk } from './core/bulk-fill.ts'
import { chancesOf } from './core/chances.ts'
import { fixedLoad } from './core/load.ts'
import { startQuotePortal } from './core/quotes.ts'
import { report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const tasks = sizeOf('ITEMS', 1_000_000)
const people = 40
const words = [
  'consola',
  'cable',
  'manual',
  'faena',
  'catálogo',
  'detonador',
  'planta',
  'informe',
  'visita',
  'repuesto',
]
/** Titles begin with one of these and a code, so that their order says nothing of a word that is searched. */
const verbs = ['Revisar', 'Enviar', 'Preparar', 'Ordenar', 'Actualizar', 'Confirmar', 'Traducir', 'Medir']
const orders = ['fecha_termino', '-fecha_termino', 'prioridad', '-tarea_id', 'titulo']
const filters: Record<string, string>[] = [
  {},
  { abiertas: 'true' },
  { taskStatus: '8' },
  { taskStatus: '15', area_id: '5' },
  { prioridad: '12', abiertas: 'true' },
  { encargado_id: '7' },
  { creado_por: '9', taskStatus: '11' },
  { buscar: 'informe' },
  { buscar: 'cable 4711' },
  { desde: '2026-11-01', hasta: '2026-11-30' },
  { por_revisar: 'true' },
]

/** Everyone is of the house and has tasks; the first one sees all. One in twenty tasks is open. */
async function fill(db: Db): Promise<void> {
  await sql`update ajuste set valor = valor || jsonb_build_object('empresa_id', 1) where clave = 'cotizaciones'`.execute(
    db,
  )
  await sql`update usuario set empresa_id = 1, sucursal_id = null, rol_id = case when id = 1 then 5 else 3 end`.execute(
    db,
  )
  await sql`delete from acceso_modulo where clave_modulo = 'PlatformWebTareaAdmin' and usuario_id > 1`.execute(db)
  await fillInBulk(db, tasks, {
    tables: ['tarea', 'tarea_revisor'],
    insert: async (db, from, to) => {
      const { chance, oneOf, below } = chancesOf()
      const open = [6, 7, 8, 9, 15]
      const reviewer = sql`1 + ${below(people, 3)}`
      await sql`
        insert into tarea (id, titulo, descripcion, creado_por, encargado_id, interesados, area_id, prioridad, estado,
          estado_previo, fecha_termino, creado_en)
        overriding system value
        select i, ${oneOf(verbs, 11)} || ' ' || substr(md5(i::text), 1, 7) || ' ' || ${oneOf(words, 1)} || ' ' || i % 10007,
          'Detalle ' || md5((i * 7)::text), creador, encargado, array_remove(array[creador, revisor], encargado),
          1 + ${below(9, 4)}, 12 + ${below(3, 5)}, estado, case when estado in (9, 15) then 6 end,
          date '2026-12-31' - ${below(3000, 6)}, now() - make_interval(mins => ${below(500_000, 7)})
        from (select i, 1 + ${below(people, 2)} as creador, 1 + ${below(people, 8)} as encargado, ${reviewer} as revisor,
          case when ${chance(9)} < 0.05 then (${open}::int[])[1 + ${below(open.length, 10)}]
            when ${chance(9)} < 0.15 then 10 else 11 end as estado
          from generate_series(${from}::int, ${to}::int) i) filas`.execute(db)
      await sql`
        insert into tarea_revisor (tarea_id, usuario_id)
        select i, ${reviewer} from generate_series(${from}::int, ${to}::int) i`.execute(db)
    },
  })
  await sql`analyze`.execute(db)
}

/** Duration of lists, boards and palette over many tasks, for a manager and for one of the people. */
export async function run(): Promise<boolean> {
  const modules = ['PlatformWebTarea', 'PlatformWebTareaAdmin']
  const { running, tokens, stop } = await startQuotePortal({ enterprises: people, modules, more: fill })
  const targetOf = (token: string) => ({ port: running.port, headers: { authorization: `Bearer ${token}` } })
  const measure = async (token: string, paths: readonly string[]) => {
    const measured = await fixedLoad(targetOf(token), paths, paths.length, 1)
    if (measured.failed) throw new Error(`${measured.failed} of ${measured.requests} calls failed`)
    return measured
  }
  const lists = (tabs: readonly string[]) =>
    Array.from({ length: 660 }, (_, i) => {
      const asked = { ...filters[i % filters.length], orden: orders[i % orders.length]!, page: `${1 + (i % 9)}` }
      return `/v1/tarea/list?${new URLSearchParams({ ...asked, tab: tabs[i % tabs.length]!, page_row: `${10 + (i % 5)}` })}`
    })
  const boards = (tab: string) =>
    Array.from({ length: 60 }, (_, i) => `/v1/tarea/tablero?${new URLSearchParams({ tab, area_id: `${1 + (i % 9)}` })}`)
  try {
    await fixedLoad(targetOf(tokens[0]!), ['/v1/tarea/list?tab=all&page=30'], 50, 1) // warm
    const manager = await measure(tokens[0]!, lists(['all']))
    const person = await measure(tokens[6]!, lists(['own', 'assigned']))
    const board = await measure(tokens[0]!, boards('all'))
    const ownBoard = await measure(tokens[6]!, boards('own'))
    const palette = await measure(
      tokens[0]!,
      Array.from(
        { length: 200 },
        (_, i) => `/v1/buscar?${new URLSearchParams({ buscar: `${words[i % 10]} ${i * 13}` })}`,
      ),
    )
    return report(
      'task-list',
      [
        { what: 'everyone’s tasks by any filter, p95', value: manager.p95, unit: 'ms', most: 40 },
        { what: 'own and assigned by any filter, p95', value: person.p95, unit: 'ms', most: 40 },
        { what: 'board of everyone’s, p95', value: board.p95, unit: 'ms', most: 40 },
        { what: 'board of one’s own, p95', value: ownBoard.p95, unit: 'ms', most: 40 },
        { what: 'palette, p95', value: palette.p95, unit: 'ms', most: 50 },
      ],
      { tasks, manager, person, board, ownBoard, palette },
    )
  } finally {
    await stop()
  }
}
