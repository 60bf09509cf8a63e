import worldUrl from './world.json?url'

/** A line as steps of a grid: the first point, then how far the next one is. */
type Steps = readonly number[]
/** A name in Spanish and English, its longitude and latitude, and the zoom from which it is shown. */
type Name = readonly [es: string, en: string, longitude: number, latitude: number, zoom: number]

/** What `assets/world.ts` writes. */
interface Written {
  /** Steps of a degree. */
  grid: number
  /** Pieces of land: their coast, then the lakes in them. */
  land: readonly (readonly Steps[])[]
  borders: readonly Steps[]
  countries: readonly Name[]
  cities: readonly Name[]
}

/** A name on the map, in columns as other stored names. */
export interface Label {
  nombre: string
  nombre_en: string
  east: number
  latitude: number
  /** The zoom from which it is shown. */
  from: number
  isCountry: boolean
}

type Line = [latitude: number, longitude: number][]

/** Coasts, borders and names of the earth. */
export interface World {
  land: Line[][]
  borders: Line[]
  labels: readonly Label[]
}

/** Returns the points of a line. */
function lineOf(steps: Steps, grid: number): Line {
  const line: Line = []
  let [x, y] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    line.push([y / grid, x / grid])
  }
  return line
}

let known: Promise<World> | undefined

/** Loads the outlines of the earth, once. */
export function loadWorld(): Promise<World> {
  known ??= read().catch((error: unknown) => {
    known = undefined
    throw error
  })
  return known
}

const labelled =
  (isCountry: boolean) =>
  ([nombre, nombreEn, east, latitude, from]: Name): Label => ({
    nombre,
    nombre_en: nombreEn,
    east,
    latitude,
    from,
    isCountry,
  })

async function read(): Promise<World> {
  const response = await fetch(worldUrl)
  if (!response.ok) throw new Error(`${worldUrl} answered ${response.status}`)
  const { grid, land, borders, countries, cities } = (await response.json()) as Written
  return {
    land: land.map((piece) => piece.map((steps) => lineOf(steps, grid))),
    borders: borders.map((steps) => lineOf(steps, grid)),
    labels: [...countries.map(labelled(true)), ...cities.map(labelled(false))].toSorted((a, b) => a.from - b.from),
  }
}
