import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { countries as names } from '@portal/contract/core/countries'
import { geoArea, geoCentroid } from 'd3-geo'
import type { MultiPolygon, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

// Writes the ground of the map of properties from Natural Earth (public domain, by the package world-atlas): coasts,
// borders and names of the countries, and cities of the regions where mines are. Run `node assets/world.ts` after a
// change.

/** Steps of a degree, as fine as the outlines themselves. */
const grid = 250
/** Pieces of land below this share of the sphere (steradians) are left out: some 80 km². */
const smallest = 0.000002

const require = createRequire(import.meta.url)
const atlas: Topology<{ countries: GeometryCollection<{ name: string }>; land: GeometryCollection }> =
  require('world-atlas/countries-50m.json')

type Line = Position[]

/** First point, then the step to each next one, in whole steps of the grid; points that fall together are left out. */
function steps(line: Line): number[] {
  let [x, y] = [0, 0]
  return line.flatMap(([longitude = 0, latitude = 0], index) => {
    const [dx, dy] = [Math.round(longitude * grid) - x, Math.round(latitude * grid) - y]
    ;[x, y] = [x + dx, y + dy]
    return index > 0 && dx === 0 && dy === 0 ? [] : [dx, dy]
  })
}

/** Turns once around the earth, as the coast of Antarctica does. */
const isAround = (line: Line) => Math.abs(line.at(-1)![0]! - line[0]![0]!) > 180

/** The same line without jumps at the date line: it goes on beyond 180 degrees. */
function unwrapped(line: Line): Line {
  let turns = 0
  return line.map(([longitude = 0, latitude = 0], index) => {
    const step = longitude - (line[index - 1]?.[0] ?? longitude)
    if (Math.abs(step) > 180) turns -= Math.sign(step)
    return [longitude + 360 * turns, latitude]
  })
}

/** A coast on the flat map: around the pole it is closed along the lower edge. */
function flat(ring: Line): Line {
  const line = unwrapped(ring)
  return isAround(line) ? [...line, [line.at(-1)![0]!, -90], [line[0]![0]!, -90]] : line
}

/** What goes beyond the date line is drawn on its other side too. */
function onBothSides(lines: Line[]): Line[][] {
  const moved = (degrees: number) => lines.map((line) => line.map(([x = 0, y = 0]) => [x + degrees, y]))
  const longitudes = lines.flatMap((line) => line.map(([x = 0]) => x))
  const [west, east] = [longitudes.reduce((a, b) => Math.min(a, b)), longitudes.reduce((a, b) => Math.max(a, b))]
  return [lines, ...(east > 180 ? [moved(-360)] : []), ...(west < -180 ? [moved(360)] : [])]
}

const polygonsOf = (geometry: Polygon | MultiPolygon): Line[][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates

const areaOf = (coordinates: Line[]) => geoArea({ type: 'Polygon', coordinates })

const land = feature(atlas, atlas.objects.land)
const pieces = ('features' in land ? land.features : [land])
  .flatMap(({ geometry }) => polygonsOf(geometry as Polygon))
  .filter((polygon) => areaOf(polygon) > smallest)
  .flatMap((polygon) => onBothSides(polygon.map(flat)))
  .map((polygon) => polygon.map(steps))

const borders = mesh(atlas, atlas.objects.countries, (one, other) => one !== other)
  .coordinates.flatMap((line) => onBothSides([unwrapped(line)]))
  .map(([line = []]) => steps(line))

const round = (value: number) => Math.round(value * 10) / 10

/** The larger a country, the farther out its name is shown: from zoom 3 to zoom 7. */
const zoomOf = (area: number) => Math.max(3, Math.min(7, Math.round(3 - Math.log2(area / 0.05) / 2)))

/** Names in both languages in the middle of the largest piece of each country, with the zoom from which they are shown. */
const labels = feature(atlas, atlas.objects.countries).features.flatMap(({ id, geometry }) => {
  const name = names.find((country) => country.id === Number(id))
  if (!name) return []
  const largest = polygonsOf(geometry as Polygon).toSorted((a, b) => areaOf(b) - areaOf(a))[0]!
  const [longitude, latitude] = geoCentroid({ type: 'Polygon', coordinates: largest })
  return [[name.es, name.en, round(longitude), round(latitude), zoomOf(areaOf(largest))]]
})

/** Cities by the zoom from which they are named, with latitude and longitude. */
const cities: Readonly<Record<number, string>> = {
  4: `Santiago -33.45 -70.65, Lima -12.05 -77.04, Bogotá 4.71 -74.07, Ciudad de México 19.43 -99.13,
     Buenos Aires -34.6 -58.38, São Paulo -23.55 -46.63, Denver 39.74 -104.99, Toronto 43.65 -79.38,
     Antofagasta -23.65 -70.4, Perth -31.95 115.86, Johannesburg -26.2 28.05, Madrid 40.42 -3.7`,
  5: `La Paz -16.5 -68.15, Quito -0.18 -78.47, Caracas 10.48 -66.9, Asunción -25.28 -57.63,
     Montevideo -34.9 -56.16, Brasília -15.79 -47.88, Rio de Janeiro -22.91 -43.17,
     Belo Horizonte -19.92 -43.94, Belém -1.46 -48.5, Manaus -3.12 -60.02, Córdoba -31.42 -64.18,
     Mendoza -32.89 -68.84, Arequipa -16.41 -71.54, Trujillo -8.11 -79.03, Medellín 6.25 -75.57,
     Guayaquil -2.19 -79.89, Monterrey 25.67 -100.31, Guadalajara 20.67 -103.35, Hermosillo 29.07 -110.96,
     Houston 29.76 -95.37, Phoenix 33.45 -112.07, Salt Lake City 40.76 -111.89, Los Angeles 34.05 -118.24,
     Vancouver 49.28 -123.12, New York 40.71 -74.01, Iquique -20.21 -70.15, Concepción -36.83 -73.05,
     Punta Arenas -53.16 -70.91`,
  6: `Arica -18.48 -70.31, Calama -22.46 -68.93, Copiapó -27.37 -70.33, La Serena -29.9 -71.25,
     Valparaíso -33.05 -71.61, Temuco -38.74 -72.6, Puerto Montt -41.47 -72.94, Coyhaique -45.57 -72.07,
     Tacna -18.01 -70.25, Cusco -13.53 -71.97, Cajamarca -7.16 -78.52, Piura -5.19 -80.63,
     Iquitos -3.75 -73.25, Santa Cruz -17.79 -63.18, Salta -24.79 -65.41, San Juan -31.54 -68.53,
     Neuquén -38.95 -68.06, Parauapebas -6.07 -49.9, Salvador -12.97 -38.5, Porto Alegre -30.03 -51.23,
     Goiânia -16.69 -49.26, Cali 3.45 -76.53, Barranquilla 10.97 -74.8, Chihuahua 28.63 -106.07,
     Torreón 25.54 -103.42, Zacatecas 22.77 -102.58, Tijuana 32.51 -117.04, Mérida 20.97 -89.62,
     Tucson 32.22 -110.97, El Paso 31.76 -106.49, Elko 40.83 -115.76, Reno 39.53 -119.81,
     Las Vegas 36.17 -115.14, Albuquerque 35.08 -106.65`,
  7: `Tocopilla -22.09 -70.2, Mejillones -23.1 -70.45, Taltal -25.41 -70.48, Chañaral -26.35 -70.62,
     Diego de Almagro -26.39 -70.05, Vallenar -28.58 -70.76, Ovalle -30.6 -71.2, Los Andes -32.83 -70.6,
     Rancagua -34.17 -70.74, Talca -35.43 -71.66, Los Ángeles -37.47 -72.35, Valdivia -39.81 -73.25,
     Moquegua -17.19 -70.94, Ilo -17.64 -71.34, Puno -15.84 -70.02, Huancayo -12.07 -75.21,
     Huaraz -9.53 -77.53, Oruro -17.97 -67.11, Potosí -19.57 -65.75, Cananea 30.98 -110.3,
     Durango 24.02 -104.67, San Luis Potosí 22.16 -100.98`,
}
/** Cities that English names in its own way. */
const english: Readonly<Record<string, string>> = { 'Ciudad de México': 'Mexico City' }
const named = Object.entries(cities).flatMap(([zoom, list]) =>
  list.split(/,\s*/).map((city) => {
    const [, name, latitude, longitude] = /^(.+) (\S+) (\S+)$/.exec(city)!
    return [name, english[name!] ?? name, Number(longitude), Number(latitude), Number(zoom)]
  }),
)

const ground = { grid, land: pieces, borders, countries: labels, cities: named }
const text = JSON.stringify(ground)
writeFileSync(new URL('../apps/web/app/features/properties/market/map/world.json', import.meta.url), `${text}\n`)
console.warn(`world.json: ${(text.length / 1024).toFixed(0)} kB`)
