import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoArea, geoAzimuthalEqualArea, geoBounds, geoGraticule, geoPath } from 'd3-geo'
import type { Feature, FeatureCollection, Geometry, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

// Draws the map of the offices from Natural Earth (public domain, by the package world-atlas): one SVG file for the
// site and the places of its markers. Run `node assets/map.ts` after an office moved.

const size = { width: 640, height: 760 }
const colours = { land: '#2a323b', edge: '#14171b', home: '#5a6675', net: '#232a31' }

/** Longitude and latitude of the office in each country, by the country's ISO 3166-1 number. */
const cities: Record<string, [number, number]> = {
  484: [-99.13, 19.43],
  604: [-77.04, -12.05],
  152: [-70.65, -33.45],
  840: [-95.37, 29.76],
}

const require = createRequire(import.meta.url)
const atlas: Topology<{ countries: GeometryCollection }> = require('world-atlas/countries-50m.json')
const countries = feature(atlas, atlas.objects.countries)

/** What fills the picture: from Alaska's coast to Cape Horn. */
const frame: Feature<Geometry> = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'MultiPoint',
    coordinates: [
      [-122, 53],
      [-62, 50],
      [-34, -8],
      [-70, -55],
      [-118, 20],
    ],
  },
}

const projection = geoAzimuthalEqualArea()
  .rotate([82, -4])
  .fitExtent(
    [
      [24, 20],
      [size.width - 24, size.height - 20],
    ],
    frame,
  )
  .precision(0.9)
  .clipExtent([
    [0, 0],
    [size.width, size.height],
  ])
const path = geoPath(projection).digits(2)

/** A country as single pieces of land, without islands too small to see. */
function pieces({ geometry }: Feature<Geometry>): Feature<Polygon>[] {
  const rings =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : []
  return rings
    .map(
      (coordinates): Feature<Polygon> => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'Polygon', coordinates },
      }),
    )
    .filter((piece) => geoArea(piece) > 0.00006)
}

const isAmerican = (piece: Feature<Polygon>) => {
  const [[west], [east]] = geoBounds(piece)
  return west > -172 && east < -20 && west < east
}

/** Fewer points: what is nearer than this to the one before is left out, in pixels of the drawing. */
const nearest = 1.8
/** Whole numbers on a finer grid are shorter than decimals. */
const finer = 2

const drawn = (features: Feature<Polygon>[]): string => {
  const collection: FeatureCollection<Polygon> = { type: 'FeatureCollection', features }
  return lines(path(collection) ?? '', 'z')
}

/** A path of absolute points as one of whole steps from point to point. */
function lines(whole: string, end: 'z' | ''): string {
  return whole
    .split(/(?=M)/)
    .map((line) =>
      line
        .replace(/[MZ]/g, '')
        .split('L')
        .map((pair) => pair.split(',').map(Number) as [number, number]),
    )
    .map((points) => shortened(points))
    .filter((steps) => steps.length > (end ? 4 : 1))
    .map(([first, ...rest]) => `M${first}l${rest.join(' ')}${end}`)
    .join('')
    .replace(/[ ,](?=-)/g, '')
}

function shortened(points: [number, number][]): string[] {
  let [lastX, lastY] = [0, 0]
  return points.flatMap(([x, y], index) => {
    const [stepX, stepY] = [Math.round(x * finer) - lastX, Math.round(y * finer) - lastY]
    if (index > 0 && Math.hypot(stepX, stepY) < nearest * finer) return []
    ;[lastX, lastY] = [lastX + stepX, lastY + stepY]
    return [`${stepX},${stepY}`]
  })
}

const round = (value: number) => `${Math.round(value * 10) / 10}`

const of = (isHome: boolean) =>
  countries.features
    .filter(({ id }) => `${id}` in cities === isHome)
    .flatMap((country) => pieces(country).filter(isAmerican))

const grid = geoGraticule()
  .step([10, 10])
  .precision(5)
  .extent([
    [-180, -80],
    [0, 80],
  ])()
const net = lines(path(grid) ?? '', '')
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width * finer} ${size.height * finer}">
<path d="${net}" fill="none" stroke="${colours.net}" stroke-width="2"/>
<g stroke="${colours.edge}" stroke-width="2" stroke-linejoin="round">
<path d="${drawn(of(false))}" fill="${colours.land}"/>
<path d="${drawn(of(true))}" fill="${colours.home}"/>
</g>
</svg>
`
writeFileSync(new URL('../apps/web/public/pictures/map/americas.svg', import.meta.url), svg)

const places = Object.entries(cities).map(([id, city]) => {
  const [x, y] = projection(city) ?? [0, 0]
  return `  ${id}: [${round(x)}, ${round(y)}],
`
})
writeFileSync(
  new URL('../apps/web/app/features/site/about/map-places.ts', import.meta.url),
  `/** Written by \`assets/map.ts\`: measures of the map, and where the office of a country stands on it. */
export const mapSize = { width: ${size.width}, height: ${size.height} }

export const mapPlaces: Readonly<Record<number, readonly [x: number, y: number]>> = {
${places.join('')}}
`,
)
console.warn(`americas.svg: ${(svg.length / 1024).toFixed(1)} kB`)
