/** The size of a picture, in its own pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** A square of a picture, in its own pixels. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly size: number
}

/** How far a picture can be brought nearer. */
export const maxZoom = 4

/** The largest square there is, from the middle. */
export function fullCrop({ width, height }: Size): Crop {
  const size = Math.min(width, height)
  return { left: (width - size) / 2, top: (height - size) / 2, size }
}

/** How near a crop is: 1 for the largest square. */
export const zoomOf = (picture: Size, { size }: Crop): number => Math.min(picture.width, picture.height) / size

/** Nearer or farther, around the middle of what is seen. */
export function zoomed(picture: Size, { left, top, size }: Crop, zoom: number): Crop {
  const next = Math.min(picture.width, picture.height) / Math.min(Math.max(zoom, 1), maxZoom)
  const shift = (size - next) / 2
  return inside(picture, { left: left + shift, top: top + shift, size: next })
}

/** The picture pulled by `right` and `down`, in shares of the frame: what is seen goes the other way. */
export function pulled(picture: Size, { left, top, size }: Crop, right: number, down: number): Crop {
  return inside(picture, { left: left - right * size, top: top - down * size, size })
}

const inside = ({ width, height }: Size, { left, top, size }: Crop): Crop => ({
  left: Math.min(Math.max(left, 0), width - size),
  top: Math.min(Math.max(top, 0), height - size),
  size,
})
