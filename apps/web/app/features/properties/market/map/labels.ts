import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { divIcon, type Map as LeafletMap, layerGroup, marker } from 'leaflet'
import styles from './map.module.css'
import { boundsIn } from './view.ts'
import { copiesIn } from './view-box.ts'
import type { Label } from './world.ts'

/** Names nearer than this, in pixels, would be drawn over each other. */
const apart = { x: 90, y: 22 }
/** Most names in one view. */
const most = 40
/** From this zoom on a country is larger than the view, and its name would stand anywhere. */
const countryZoom = 8

/** Draws the names of countries and cities that fit, the more important ones first, and again after each move. */
export function drawLabels(map: LeafletMap, labels: readonly Label[], language: PageLanguage): void {
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
