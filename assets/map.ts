import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoArea, geoAzimuthalEqualArea, geoBounds, geoGraticule, geoPath } from 'd3-geo'
import type { Feature, FeatureCollection, Geometry, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

// Draws the map of the offices from Natural Earth (public domain, by the package world-atlas): one SVG file of the
// Americas, one for each country on it, which lies above where there is an office, and the measures by which the site
// places its markers. Run `node assets/map.ts` after a change here.

const size = { width: 640, height: 760 }
const colours = { land: '#2a323b', edge: '#14171b', home: '#5a6675', net: '#232a31' }

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

const centre = { longitude: -82, latitude: 4 }

const projection = geoAzimuthalEqualArea()
  .rotate([-centre.longitude, -centre.latitude])
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

const grid = geoGraticule()
  .step([10, 10])
  .precision(5)
  .extent([
    [-180, -80],
    [0, 80],
  ])()
const net = lines(path(grid) ?? '', '')
const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width * finer} ${size.height * finer}">`
const land = (pieces: Feature<Polygon>[], colour: string) =>
  `<path d="${drawn(pieces)}" fill="${colour}" stroke="${colours.edge}" stroke-width="2" stroke-linejoin="round"/>`

const folder = new URL('../apps/web/public/pictures/map/', import.meta.url)
rmSync(folder, { recursive: true })
mkdirSync(folder)
const american = countries.features
  .map((country) => ({ id: Number(country.id), land: pieces(country).filter(isAmerican) }))
  .filter(({ id, land }) => id > 0 && land.length > 0 && drawn(land) !== '')
const all = land(
  american.flatMap(({ land }) => land),
  colours.land,
)
const svg = `${head}
<path d="${net}" fill="none" stroke="${colours.net}" stroke-width="2"/>
${all}
</svg>
`
writeFileSync(new URL('americas.svg', folder), svg)
for (const country of american)
  writeFileSync(new URL(`${country.id}.svg`, folder), `${head}\n${land(country.land, colours.home)}\n</svg>\n`)

const [x, y] = projection.translate()
writeFileSync(
  new URL('../apps/web/app/features/site/about/map-size.ts', import.meta.url),
  `/** Written by \`assets/map.ts\`: the size of the map, and its projection. */
export const mapSize = { width: ${size.width}, height: ${size.height} }

/** Degrees of the centre, pixels of the radius of the Earth, and where the centre is drawn. */
export const projected = {
  longitude: ${centre.longitude},
  latitude: ${centre.latitude},
  scale: ${projection.scale().toFixed(3)},
  x: ${x.toFixed(3)},
  y: ${y.toFixed(3)},
}

/** Countries that have a drawing of their own, by their ISO 3166-1 number. */
export const drawnCountries: readonly number[] = [${american.map(({ id }) => id).join(', ')}]
`,
)
console.warn(`americas.svg: ${(svg.length / 1024).toFixed(1)} kB, ${american.length} countries`)
