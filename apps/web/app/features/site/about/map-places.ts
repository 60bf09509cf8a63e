/** Written by `assets/map.ts`: measures of the map, and where the office of a country is on it. */
export const mapSize = { width: 640, height: 760 }

export const mapPlaces: Readonly<Record<number, readonly [x: number, y: number]>> = {
  152: [343.8, 607.2],
  484: [167.3, 253],
  604: [309.6, 466.6],
  840: [196.7, 185.1],
}
