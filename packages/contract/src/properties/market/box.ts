/** A part of the map, in degrees. West is greater than east where it crosses the date line. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** Digits with at most six decimals: five are a meter. */
const degrees = /^-?\d{1,3}(?:\.\d{1,6})?$/

/** Reads a box as addresses write it, `west,south,east,north`; null when it is none. */
export function readBox(text: string): Box | null {
  const parts = text.split(',')
  if (parts.length !== 4 || !parts.every((part) => degrees.test(part))) return null
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number)
  const isOnEarth = [west, east].every((value) => Math.abs(value) <= 180) && south >= -90 && north <= 90
  return isOnEarth && south < north && west !== east ? { west, south, east, north } : null
}

/** Returns a box as addresses write it, `-0` as `0`. */
export const boxText = ({ west, south, east, north }: Box): string =>
  [west, south, east, north].map((value) => value + 0).join(',')

/** Whether a place is in a box. */
export function isInBox(box: Box, { latitude, longitude }: { latitude: number; longitude: number }): boolean {
  if (latitude < box.south || latitude > box.north) return false
  const [isEastOfWest, isWestOfEast] = [longitude >= box.west, longitude <= box.east]
  return box.west < box.east ? isEastOfWest && isWestOfEast : isEastOfWest || isWestOfEast
}

/** Degrees from the west to the east side of a box. */
export const widthOf = ({ west, east }: Box): number => (west < east ? east - west : east - west + 360)
