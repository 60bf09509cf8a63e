import { fillLicenses } from './core/licenses.ts'
import { fixedLoad } from './core/load.ts'
import { startQuotePortal } from './core/quotes.ts'
import { report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const licenses = sizeOf('ITEMS', 1_000_000)
const calls = 640
const orders = ['fecha_termino', '-fecha_termino', 'fecha_inicio', '-creado_en']

type Asked = Record<string, string>
const filters: readonly Asked[] = [
  {},
  { estado_id: '1' },
  { estado_id: '4' },
  { servicio_id: '2', estado_id: '1' },
  { tipo_licencia_id: '3' },
  { empresa_id: '3' },
  { distribuidor_id: '4' },
  { vence_dias: '30' },
  { en_gracia: 'true' },
]
const typed = [(i: number) => `titular ${i * 317}`, (i: number) => `titular${i * 211}@`, (i: number) => `elena ${i}`]

/** Duration of the list of many licenses, by filters and by words. */
export async function run(): Promise<boolean> {
  const { running, tokens, stop } = await startQuotePortal({
    enterprises: 8,
    modules: ['PlatformWebLicencias'],
    more: (db) => fillLicenses(db, licenses),
  })
  const target = { port: running.port, headers: { authorization: `Bearer ${tokens[0]}` } }
  const measure = async (paths: readonly string[]) => {
    const measured = await fixedLoad(target, paths, paths.length, 1)
    if (measured.failed) throw new Error(`${measured.failed} of ${measured.requests} calls failed`)
    return measured
  }
  const lists = (buscar: (i: number) => string) =>
    Array.from({ length: calls }, (_, i) => {
      const asked = { ...filters[i % filters.length], buscar: buscar(i), orden: orders[i % orders.length]! }
      return `/v1/licencia/list?${new URLSearchParams({ ...asked, page: `${1 + (i % 3)}`, page_row: `${10 + (i % 5)}` })}`
    })
  try {
    await fixedLoad(target, lists(() => '').slice(0, 40), 40, 1) // what was due has moved, statements are planned
    const filtered = await measure(lists(() => ''))
    const found = await measure(lists((i) => typed[i % typed.length]!(i)))
    const forecast = await measure(
      Array.from({ length: 20 }, (_, i) => `/v1/licencia/prevision?empresa_id=${1 + (i % 8)}`),
    )
    return report(
      'license-list',
      [
        { what: 'any filter and order, p95', value: filtered.p95, unit: 'ms', most: 40 },
        { what: 'words and filters, p95', value: found.p95, unit: 'ms', most: 40 },
        { what: 'forecast of an enterprise, p95', value: forecast.p95, unit: 'ms' },
      ],
      { licenses, filtered, found, forecast },
    )
  } finally {
    await stop()
  }
}
