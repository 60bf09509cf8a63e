import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { propertyMarketCalls } from '@portal/contract/properties/market/calls'
import type { MapGroundSchema } from '@portal/contract/properties/market/schemas'
import { type Map as LeafletMap, layerGroup, polygon, polyline, svg, tileLayer } from 'leaflet'
import { browserApi } from '#core/api/api.browser.ts'
import { drawLabels } from './labels.ts'
import styles from './map.module.css'
import { boundsIn } from './view.ts'
import { copiesIn } from './view-box.ts'
import { loadWorld, type World } from './world.ts'

type Tiles = Of<typeof MapGroundSchema>['teselas']

/** Our outlines say nothing more when zoomed in further. */
const outlineZoom = 13

let asked: Promise<Tiles> | undefined

async function tiles(): Promise<Tiles> {
  const reply = await browserApi.call(propertyMarketCalls.mapGround, {})
  return reply.ok ? reply.datos.teselas : null
}

/** Draws the earth: tiles of the configured server, otherwise our outlines with the names of countries and cities. */
export async function drawGround(map: LeafletMap, language: PageLanguage): Promise<'tiles' | 'outlines'> {
  asked ??= tiles()
  const server = await asked
  const world = server ? null : await loadWorld()
  if (!map.getPane('mapPane')) return 'outlines' // removed meanwhile
  if (server) {
    tileLayer(server.direccion, { maxZoom: map.getMaxZoom() }).addTo(map)
    map.attributionControl?.addAttribution(server.credito)
    return 'tiles'
  }
  map.setMaxZoom(outlineZoom)
  map.attributionControl?.addAttribution('Natural Earth')
  if (world) {
    drawCopies(map, world)
    drawLabels(map, world.labels, language)
  }
  return 'outlines'
}

/** Draws the land once for each copy of the earth in view: beyond the date line it goes on. */
function drawCopies(map: LeafletMap, world: World): void {
  const renderer = svg({ padding: 0.4 })
  const drawn = new Set<number>()
  const draw = () => {
    for (const degrees of copiesIn(boundsIn(map))) {
      if (drawn.has(degrees)) continue
      drawn.add(degrees)
      const moved = (line: [number, number][]): [number, number][] =>
        degrees === 0 ? line : line.map(([latitude, longitude]) => [latitude, longitude + degrees])
      const still = { renderer, interactive: false, smoothFactor: 1.5 }
      layerGroup([
        polygon(
          world.land.map((piece) => piece.map(moved)),
          { ...still, className: styles.land ?? '' },
        ),
        polyline(world.borders.map(moved), { ...still, className: styles.border ?? '' }),
      ]).addTo(map)
    }
  }
  draw()
  map.on('moveend', draw)
}
