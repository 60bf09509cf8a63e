import type { PictureData as Picture } from '../../pictures/picture.tsx'

/** Returns the address of the smallest rendering that fills a tile. */
export const thumbOf = ({ urls }: Pick<Picture, 'urls'>): string =>
  Object.entries(urls).sort(([a], [b]) => Number(a) - Number(b))[0]?.[1] ?? ''
