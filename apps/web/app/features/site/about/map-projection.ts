import { mapSize, projected } from './map-size.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180
const [centre, middle] = [radians(projected.longitude), radians(projected.latitude)]

/**
 * Returns where a place stands on the map, in pixels of the drawing; null outside of it. The azimuthal equal-area
 * projection (Lambert) of `assets/map.ts`.
 */
export function placeOnMap(latitude: number, longitude: number): readonly [x: number, y: number] | null {
  const [turn, height] = [radians(longitude) - centre, radians(latitude)]
  const near = Math.sin(middle) * Math.sin(height) + Math.cos(middle) * Math.cos(height) * Math.cos(turn)
  if (near <= 0) return null // on the other half of the Earth
  const scale = projected.scale * Math.sqrt(2 / (1 + near))
  const x = projected.x + scale * Math.cos(height) * Math.sin(turn)
  const y =
    projected.y - scale * (Math.cos(middle) * Math.sin(height) - Math.sin(middle) * Math.cos(height) * Math.cos(turn))
  const isInside = x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height
  return isInside ? [rounded(x), rounded(y)] : null
}

const rounded = (pixels: number) => Math.round(pixels * 10) / 10
