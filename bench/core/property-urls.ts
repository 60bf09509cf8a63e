import { cities } from './properties.ts'

const list = '/v1/propiedad/list_all'
/** Width of the map in pixels, of which the zoom of a box follows. */
const mapPixels = 1440
const worldPixels = 256

const query = (asked: Record<string, string>) => new URLSearchParams(asked).toString()

/** Returns addresses of lists by filters alone, none twice; those of another `turn` are others. */
export const filterUrls = (count: number, turn: number): string[] =>
  Array.from({ length: count }, (_, place) => {
    const n = turn * count + place
    const asked: Record<string, string> = [
      { categoria_id: `${1 + (n % 6)}`, metros_desde: `${(300 + n) / 5}` },
      { pais_id: '152', condicion: '1', precio_hasta: `${200_000 + n * 91}` },
      { moneda: 'USD', precio_desde: `${50_000 + n * 37}`, precio_hasta: `${300_000 + n * 97}`, orden: 'precio' },
      { terreno_desde: `${1000 + n}`, pais_id: `${cities[n % cities.length]![2]}` },
      { metros_hasta: `${(600 + n) / 5}`, orden: '-metros_construidos' },
      { recuadro: boxes(1, count, turn)[place]!, categoria_id: `${1 + (n % 6)}` },
    ][n % 6]!
    return `${list}?${query({ ...asked, page: `${1 + (n % 3)}` })}`
  })

/** Returns addresses of lists by words of descriptions, none twice; those of another `turn` are others. */
export const wordUrls = (count: number, turn: number): string[] =>
  Array.from({ length: count }, (_, place) => {
    const n = turn * count + place
    const asked: Record<string, string> =
      n % 2 ? { buscar: `bodega sector ${n % 900}` } : { buscar: 'oficina', precio_hasta: `${100_000 + n * 211}` }
    return `${list}?${query({ ...asked, metros_desde: `${60 + (n % 83)}` })}`
  })

/** Returns addresses of the map in boxes of a width in degrees, with the zoom at which a screen shows them. */
export const mapUrls = (degrees: number, count: number, turn = 0): string[] =>
  boxes(degrees, count, turn).map((recuadro) => {
    const zoom = Math.floor(Math.log2(((360 / degrees) * mapPixels) / worldPixels))
    return `/v1/propiedad/mapa?${query({ recuadro, zoom: `${zoom}` })}`
  })

/** Boxes around the cities, never twice the same. */
const boxes = (degrees: number, count: number, turn: number) =>
  Array.from({ length: count }, (_, place) => {
    const n = turn * count + place
    const [longitude, latitude] = cities[n % cities.length]!
    const within = (place: number, most: number) => Math.max(-most, Math.min(most, place))
    const [aside, above] = [(n % 97) / 97 - 0.5, (Math.floor(n / 97) % 89) / 89 - 0.5]
    const west = within(longitude + aside * degrees, 178 - degrees / 2) - degrees / 2
    const south = within(latitude + above * degrees * 0.66, 84 - degrees / 3) - degrees / 3
    return [west, south, west + degrees, south + degrees * 0.66].map((place) => place.toFixed(4)).join()
  })
