/** The size of a picture in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A square of a picture in pixels. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly size: number
}

/** Maximum zoom of a picture. */
export const maxZoom = 4

/** Returns the largest centred square. */
export function fullCrop({ width, height }: Size): Crop {
  const size = Math.min(width, height)
  return { left: (width - size) / 2, top: (height - size) / 2, size }
}

/** Returns the zoom of a crop: 1 for the largest square. */
export const zoomOf = (picture: Size, { size }: Crop): number => Math.min(picture.width, picture.height) / size

/** Zooms a crop around its centre. */
export function zoomed(picture: Size, { left, top, size }: Crop, zoom: number): Crop {
  const next = Math.min(picture.width, picture.height) / Math.min(Math.max(zoom, 1), maxZoom)
  const shift = (size - next) / 2
  return inside(picture, { left: left + shift, top: top + shift, size: next })
}

/** Moves the picture by `right` and `down`, as fractions of the frame; the crop moves the other way. */
export function pulled(picture: Size, { left, top, size }: Crop, right: number, down: number): Crop {
  return inside(picture, { left: left - right * size, top: top - down * size, size })
}

const inside = ({ width, height }: Size, { left, top, size }: Crop): Crop => ({
  left: Math.min(Math.max(left, 0), width - size),
  top: Math.min(Math.max(top, 0), height - size),
  size,
})
