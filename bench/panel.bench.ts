import { sql } from 'kysely'
import type { Db } from '../apps/server/src/core/database/database.ts'
import { fillInBulk } from './core/bulk-fill.ts'
import { chancesOf } from './core/chances.ts'
import { fixedLoad } from './core/load.ts'
import { saveQuote, startQuotePortal } from './core/quotes.ts'
import { report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const rows = sizeOf('ITEMS', 1_000_000)
const enterprises = 40
const days = 1460
const modules = [
  'PlatformWebPanelSuperAdmin',
  'PlatformWebDistribuidorMaster',
  'PlatformWebDistribuidor',
  'PlatformWebAdministrarClasificados',
  'PlatformWebAdministrarPropiedades',
  'PlatformWebLicencias',
  'PlatformWebTarea',
  'PlatformWebTareaAdmin',
  'PlatformWebImportador',
  'PlatformWebImportadorUsuario',
  'PlatformWebContacto',
  'PlatformWebDescarga',
]

/** Adds repair requests and tasks to the quotes, over as many days. */
async function fill(db: Db): Promise<void> {
  await sql`update ajuste set valor = valor || jsonb_build_object('empresa_id', 1) where clave = 'cotizaciones'`.execute(
    db,
  )
  await fillInBulk(db, rows, {
    tables: ['solicitud_clasificado'],
    insert: async (db, from, to) => {
      await sql`
        insert into solicitud_clasificado (id, tipo, nombre, email, telefono, empresa, mensaje, marca, estado_id, creado_en)
        overriding system value
        select i, 'reparacion', 'Persona ' || i, 'p' || i || '@example.com', '', '', '', 'Marca ' || i % 97,
          case when i % 500 = 0 then 21 else 11 end, now() - make_interval(secs => i * ${(days * 86_400) / rows}::float8)
        from generate_series(${from}::int, ${to}::int) i`.execute(db)
    },
  })
  await fillInBulk(db, rows, {
    tables: ['tarea'],
    insert: async (db, from, to) => {
      const { chance, below } = chancesOf()
      await sql`
        insert into tarea (id, titulo, descripcion, creado_por, encargado_id, interesados, area_id, prioridad, estado,
          estado_previo, fecha_termino, creado_en)
        overriding system value
        select i, 'Tarea ' || i, '', 1, 1, '{}', 1 + ${below(9, 4)}, 12, estado, case when estado = 15 then 6 end,
          current_date - ${below(1400, 6)}, now() - make_interval(mins => ${below(500_000, 7)})
        from (select i, case when ${chance(9)} < 0.01 then 15 else 11 end as estado
          from generate_series(${from}::int, ${to}::int) i) filas`.execute(db)
    },
  })
  await sql`vacuum (analyze)`.execute(db)
}

const periods = ['mes', 'trimestre', 'anio', 'doce_meses', 'rango&desde=2023-01-01']

/** Duration of panels over many quotes, requests and tasks, cached and after a write, and how soon they are true. */
export async function run(): Promise<boolean> {
  const { running, tokens, stop } = await startQuotePortal({ enterprises, quotes: rows, days, modules, more: fill })
  const [boss, seller] = [tokens[0]!, tokens[5]!]
  const of = (token: string) => ({ port: running.port, headers: { authorization: `Bearer ${token}` } })
  const addresses = (panel: string, count: number) =>
    Array.from({ length: count }, (_, i) => `/v1/resumen/${panel}?periodo=${periods[i % periods.length]}`)
  const made = async () => {
    const reply = await fetch(`http://127.0.0.1:${running.port}/v1/resumen/distribuidor?periodo=mes`, of(seller))
    const { datos } = (await reply.json()) as {
      datos: { mosaicos: { mosaico: string; actual: { total: number } }[] }
    }
    return datos.mosaicos.find(({ mosaico }) => mosaico === 'cotizaciones_por_estado')!.actual.total
  }
  const measure = async (token: string, paths: readonly string[]) => {
    const measured = await fixedLoad(of(token), paths, paths.length, 1)
    if (measured.failed) throw new Error(`${measured.failed} of ${measured.requests} calls failed`)
    return measured
  }
  try {
    await fixedLoad(of(boss), addresses('super_admin', 5), 10, 1) // warm
    const asked = await measure(boss, addresses('super_admin', 200))
    const network = await measure(seller, addresses('distribuidor_master', 200))
    const own = await measure(seller, addresses('distribuidor', 200))
    const fresh: number[] = []
    const seen: number[] = []
    for (let round = 0; round < 20; round++) {
      const before = await made()
      await saveQuote(running, seller)
      const since = performance.now()
      while ((await made()) === before && performance.now() - since < 5000);
      seen.push(performance.now() - since)
      const at = performance.now()
      const path = addresses('super_admin', 20)[round]!
      const reply = await fetch(`http://127.0.0.1:${running.port}${path}`, of(boss))
      await reply.arrayBuffer()
      fresh.push(performance.now() - at)
    }
    return report(
      'panel',
      [
        { what: 'super admin panel, p95', value: asked.p95, unit: 'ms', most: 150 },
        { what: 'master distributor panel, p95', value: network.p95, unit: 'ms', most: 150 },
        { what: 'distributor panel, p95', value: own.p95, unit: 'ms', most: 150 },
        { what: 'super admin panel right after a write, longest', value: Math.max(...fresh), unit: 'ms', most: 150 },
        { what: 'from a save to a true number, longest', value: Math.max(...seen), unit: 'ms', most: 1000 },
      ],
      { rows, asked, network, own, fresh, seen },
    )
  } finally {
    await stop()
  }
}
