import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { propertyMarketCalls } from '@portal/contract/properties/market/calls'
import type { MapGroundSchema } from '@portal/contract/properties/market/schemas'
import { divIcon, type Map as LeafletMap, layerGroup, marker, polygon, polyline, svg, tileLayer } from 'leaflet'
import { browserApi } from '#core/api/api.browser.ts'
import styles from './map.module.css'
import { boundsIn } from './view.ts'
import { copiesIn } from './view-box.ts'
import { type Label, loadWorld, type World } from './world.ts'

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

/** Names nearer than this, in pixels, would be drawn over each other. */
const apart = { x: 90, y: 22 }
/** Most names in one view. */
const most = 40
/** From this zoom on a country is larger than the view, and its name would stand anywhere. */
const countryZoom = 8

/** Draws the names of countries and cities that fit, the more important ones first, and again after each move. */
function drawLabels(map: LeafletMap, labels: readonly Label[], language: PageLanguage): void {
  const pane = map.createPane('labels')
  pane.style.zIndex = '450' // above the land, below the marks
  const group = layerGroup().addTo(map)
  const draw = () => {
    group.clearLayers()
    const [zoom, view, size] = [map.getZoom(), boundsIn(map), map.getSize()]
    const placed: { x: number; y: number }[] = []
    for (const degrees of copiesIn(view)) {
      for (const label of labels) {
        const { east, latitude, from, isCountry } = label
        if (from > zoom || placed.length === most) break
        if (isCountry && zoom >= countryZoom) continue
        const at: [number, number] = [latitude, east + degrees]
        const point = map.latLngToContainerPoint(at)
        const isSeen = point.x > 0 && point.y > 0 && point.x < size.x && point.y < size.y
        const isFree = placed.every(({ x, y }) => Math.abs(x - point.x) > apart.x || Math.abs(y - point.y) > apart.y)
        if (!isSeen || !isFree) continue
        placed.push(point)
        const name = document.createElement('span')
        name.textContent = nameIn(label, 'nombre', language)
        const className = `${styles.label} ${isCountry ? styles.country : styles.city}`
        marker(at, {
          icon: divIcon({ html: name, className, iconSize: [0, 0] }),
          interactive: false,
          keyboard: false,
          pane: 'labels',
        }).addTo(group)
      }
    }
  }
  draw()
  map.on('moveend', draw)
}
