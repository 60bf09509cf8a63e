import { fixedLoad } from './core/load.ts'
import { startQuotePortal } from './core/quotes.ts'
import { report } from './core/report.ts'

const quotes = 1_000_000
const tabs = ['pendiente', 'aprobada', 'cancelada', 'vencida', 'todas']
const words = [
  'minera',
  'ñuble',
  'contacto 512',
  'quebrada 77',
  'OC-4711',
  'compras19',
  'EAC-2026',
  'tuneles sierra',
  '',
]
const newestFirst = ['-creado_en']
const columns = ['total', 'cliente_empresa', '-vigencia', 'codigo']

/** Addresses of the list of all quotes: any tab and search in one of these orders, mostly first pages; none twice. */
const addresses = (count: number, orders: readonly string[]) =>
  Array.from({ length: count }, (_, i) => {
    const query = new URLSearchParams({
      estado: tabs[i % tabs.length]!,
      orden: orders[i % orders.length]!,
      page: String(i % 7 === 0 ? (i % 20) + 1 : (i % 3) + 1),
      page_row: String(10 + (i % 2)),
    })
    const word = words[i % words.length]!
    if (word) query.set('buscar', i % 4 === 0 ? `${word} ${i % 90}` : word)
    return `/v1/cotizacion/list_all?${query}`
  })

/** Duration of the list of all quotes over a million of them, with uncached totals. */
export async function run(): Promise<boolean> {
  const { running, tokens, stop } = await startQuotePortal({ enterprises: 8, quotes })
  const target = { port: running.port, headers: { authorization: `Bearer ${tokens[0]}` } }
  try {
    await fixedLoad(target, ['/v1/cotizacion/list_all?estado=todas&page=30'], 50, 1) // warm
    const measure = async (paths: readonly string[]) => {
      const measured = await fixedLoad(target, paths, paths.length, 1)
      if (measured.failed) throw new Error(`${measured.failed} of ${measured.requests} calls failed`)
      return measured
    }
    const usual = await measure(addresses(900, newestFirst))
    const sorted = await measure(addresses(360, columns))
    return report(
      'quote-list',
      [
        { what: 'any tab and search, p95', value: usual.p95, unit: 'ms', most: 40 },
        { what: 'sorted by a column, p50', value: sorted.p50, unit: 'ms' },
        { what: 'sorted by a column, p95', value: sorted.p95, unit: 'ms' },
      ],
      { quotes, usual, sorted },
    )
  } finally {
    await stop()
  }
}
