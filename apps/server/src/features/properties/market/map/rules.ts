import { type Box, widthOf } from '@portal/contract/properties/market/box'
import { mapLimits } from '@portal/contract/properties/market/constants'

/** Web maps end here: farther north and south the projection never ends. */
export const mostLatitude = 85.05

const world: Box = { west: -180, south: -mostLatitude, east: 180, north: mostLatitude }

/** Side of the whole map in pixels at zoom 0, as all web maps have it. */
const worldPixels = 256

/** Returns how far south of the top a latitude is on the map, in shares of the whole. */
export function southOf(latitude: number): number {
  const clipped = Math.max(-mostLatitude, Math.min(mostLatitude, latitude))
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (clipped * Math.PI) / 360)) / (2 * Math.PI)
}

/**
 * Returns the number of cells along the side of the whole map: as many as the zoom has room for marks, but fewer where
 * a box would hold more than `mapLimits.marks`.
 */
export function cellsAcross(zoom: number, box: Box | null): number {
  const { west, south, east, north } = box ?? world
  const [wide, high] = [widthOf({ west, south, east, north }) / 360, southOf(south) - southOf(north)]
  let across = (worldPixels * 2 ** zoom) / mapLimits.cellPixels
  const most = () => (Math.ceil(wide * across) + 1) * (Math.ceil(high * across) + 1)
  while (most() > mapLimits.marks) across /= 2
  return across
}
