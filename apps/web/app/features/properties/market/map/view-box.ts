import { type Box, boxText } from '@portal/contract/properties/market/box'

/** A part of the map as it is drawn: west and east grow on beyond the date line. */
export interface Bounds {
  west: number
  south: number
  east: number
  north: number
}

/** Web maps end here. */
const mostLatitude = 85

/** A meter, as addresses write it. */
const fine = 1e5

/** Rounds towards the inside, so that the box of a view never needs a smaller zoom than the view. */
const inward = (value: number, round: (value: number) => number) => round(value * fine) / fine

/** Returns a longitude between -180 and 180. */
const wrapped = (longitude: number) => longitude - 360 * Math.floor((longitude + 180) / 360)

/** Returns the box of what the map shows, as addresses write it. */
export function boxOfView({ west, south, east, north }: Bounds): string {
  const isWhole = east - west >= 360
  const box: Box = {
    west: isWhole ? -180 : inward(wrapped(west), Math.ceil),
    south: inward(Math.max(south, -mostLatitude), Math.ceil),
    east: isWhole ? 180 : inward(wrapped(east), Math.floor),
    north: inward(Math.min(north, mostLatitude), Math.floor),
  }
  return boxText(box)
}

/** Returns how a box is drawn: the part east of the date line follows the one west of it. */
export const boundsOf = ({ west, south, east, north }: Box): Bounds => ({
  west,
  south,
  east: west < east ? east : east + 360,
  north,
})

/** Returns the longitude of the copy of a place that is nearest to the middle of a view. */
export const nearTo = (middle: number, longitude: number): number =>
  longitude + 360 * Math.round((middle - longitude) / 360)

/** The copies of the earth that a view shows, as degrees to the east of the first. */
export function copiesIn({ west, east }: Bounds): number[] {
  const [first, last] = [Math.floor((west + 180) / 360), Math.floor((east + 180) / 360)]
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * 360)
}
