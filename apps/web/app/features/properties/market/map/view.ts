import type { Map as LeafletMap } from 'leaflet'
import type { Bounds } from './view-box.ts'

/** Returns what a map shows. */
export function boundsIn(map: LeafletMap): Bounds {
  const bounds = map.getBounds()
  return { west: bounds.getWest(), south: bounds.getSouth(), east: bounds.getEast(), north: bounds.getNorth() }
}
