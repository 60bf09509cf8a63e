import { cities, countries, makers } from './machines.ts'

/** Returns random numbers from 0 to 1, the same in every run (mulberry32). */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Words for categories as people type them: with and without accents, in both languages, singular and plural. */
const categoryWords = [
  ...[
    'excavadora',
    'Excavadoras',
    'cargador frontal',
    'perforadora',
    'camion minero',
    'camiones',
    'chancador',
    'bulldozer',
  ],
  ...[
    'generador',
    'generadores',
    'compresor',
    'torre de iluminación',
    'torre iluminacion',
    'bomba',
    'bombas',
    'repuestos',
  ],
  ...['excavator', 'wheel loader', 'drill rig', 'haul truck', 'generator', 'light tower', 'pump', 'spare parts'],
]
const describing = [
  'motor diésel',
  'orugas',
  'aire acondicionado',
  'un solo dueño',
  'garantia',
  'martillo',
  'horometro',
  'relaves',
]
const mistyped = [
  'excabadora',
  'catterpillar',
  'komatzu',
  'perforadra',
  'generadro',
  'liebher',
  'compresro',
  'vulldozer',
  'buldozer',
  'sandvick',
]

type Query = Record<string, string>

const path = '/v1/clasificado/list_all'
const rowsOfPage = 18

/** A visit: a list, from its first page on. */
interface Visit {
  query: Query
  pages: number
}

/** Draws visits: random filters and orders, a search in one of five; half of them read several pages. */
export function visitors(seed: number, { termShare = 0.2 } = {}): () => Visit {
  const roll = dice(seed)
  const isDue = (share: number) => roll() < share
  const one = <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)]!
  const skewed = (most: number, power: number) => Math.floor(most * roll() ** power)

  const term = (): string => {
    const at = roll()
    const model = `${String.fromCharCode(65 + Math.floor(roll() * 25))}${100 + Math.floor(roll() * 180) * 5}`
    if (at < 0.3) return one(makers)
    if (at < 0.5) return one(categoryWords)
    if (at < 0.7) return `${one(makers)} ${model}`
    if (at < 0.85) return `${one(categoryWords)} ${one(makers)}`
    if (at < 0.95) return one(describing)
    return one(mistyped)
  }
  const filters = (query: Query, share: number): void => {
    if (isDue(0.45 * share)) query.categoria_id = String(1 + skewed(12, 1.3))
    if (isDue(0.35 * share)) query.pais_id = String(countries[skewed(15, 1.8)])
    if (isDue(0.15 * share)) query.condicion = String(Math.floor(roll() * 2))
    if (isDue(0.05 * share)) query.ciudad = one(cities)
    if (isDue(0.2 * share)) query.tipo = one(['venta', 'arriendo', 'arriendo', 'oferta', 'subasta'])
    if (isDue(0.2 * share)) {
      query.anio_desde = String(2000 + Math.floor(roll() * 24))
      if (isDue(0.3)) query.anio_hasta = String(Number(query.anio_desde) + 1 + Math.floor(roll() * 5))
    }
    if (isDue(0.2 * share)) {
      query.moneda = 'USD'
      const from = Math.round(Math.exp(8 + roll() * 4) / 500) * 500
      if (isDue(0.6)) query.precio_desde = String(from)
      if (isDue(0.8) || !query.precio_desde)
        query.precio_hasta = String(Math.round((from * (1.3 + roll() * 3)) / 500) * 500)
    }
    if (isDue(0.08 * share)) query.dias = one(['1', '7', '30'])
  }
  return () => {
    const query: Query = {}
    const isSearch = isDue(termShare)
    if (isSearch) query.buscar = term()
    filters(query, isSearch ? 0.3 : 1)
    if (isDue(0.25)) query.orden = one(['precio', 'precio', 'precio', '-precio', '-anio', '-anio', 'anio'])
    let pages = 1
    while (pages < 10 && isDue(0.55)) pages++
    return { query, pages }
  }
}

const urlOf = (query: Query, page = 1) =>
  `${path}?${new URLSearchParams(page === 1 ? query : { ...query, page: String(page) })}`

/**
 * Returns distinct addresses as twenty concurrent visitors request them, never beyond the end of a list: `totalOf`
 * returns the rows of an address.
 */
export async function coldUrls(
  draw: () => Visit,
  count: number,
  seen: Set<string>,
  totalOf: (url: string) => Promise<number>,
): Promise<string[]> {
  const found: string[] = []
  const reading: (Visit & { next: number; last: number })[] = []
  for (let turn = 0; found.length < count; turn++) {
    while (reading.length < 20) {
      const visit = draw()
      const url = urlOf(visit.query)
      if (seen.has(url)) continue
      seen.add(url)
      const last = Math.min(visit.pages, Math.max(1, Math.ceil((await totalOf(url)) / rowsOfPage)))
      reading.push({ ...visit, next: 1, last })
    }
    const place = (turn * 7) % reading.length
    const visit = reading[place]!
    found.push(urlOf(visit.query, visit.next++))
    if (visit.next > visit.last) reading.splice(place, 1)
  }
  return found
}

/** Returns first pages of different lists, none of them seen before. */
export function differentUrls(draw: () => Visit, count: number, seen: Set<string>): string[] {
  const found: string[] = []
  while (found.length < count) {
    const url = urlOf(draw().query)
    if (seen.has(url)) continue
    seen.add(url)
    found.push(url)
  }
  return found
}

/** Returns the most requested addresses of these visits. */
export function hotUrls(draw: () => Visit, count: number, visits = 20_000): string[] {
  const asked = new Map<string, number>()
  for (let visit = 0; visit < visits; visit++) {
    const { query, pages } = draw()
    for (let page = 1; page <= pages; page++) asked.set(urlOf(query, page), (asked.get(urlOf(query, page)) ?? 0) + 1)
  }
  return [...asked]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, count)
    .map(([url]) => url)
}

/** Returns addresses of mistyped words, each with other filters. */
export function typoUrls(seed: number, count: number): string[] {
  const draw = visitors(seed, { termShare: 0 })
  const urls = new Set<string>()
  while (urls.size < count) urls.add(urlOf({ ...draw().query, buscar: mistyped[urls.size % mistyped.length]! }))
  return [...urls]
}
