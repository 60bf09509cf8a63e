/** Written by `assets/map.ts`: the size of the map, and its projection. */
export const mapSize = { width: 640, height: 760 }

/** Degrees of the centre, pixels of the radius of the Earth, and where the centre is drawn. */
export const projected = {
  longitude: -82,
  latitude: 4,
  scale: 385.816,
  x: 276.637,
  y: 358.842,
}

/** Countries that have a drawing of their own, by their ISO 3166-1 number. */
export const drawnCountries: readonly number[] = [
  862, 858, 630, 840, 239, 238, 780, 740, 604, 600, 591, 558, 484, 388, 340, 332, 328, 320, 250, 222, 218, 214, 192,
  188, 170, 152, 124, 76, 68, 84, 44, 32,
]
