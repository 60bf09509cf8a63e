import type { Picture } from './item-values.ts'

/** Address of the smallest rendering that fills a tile. */
export const thumbOf = ({ urls }: Pick<Picture, 'urls'>): string =>
  Object.entries(urls).sort(([a], [b]) => Number(a) - Number(b))[0]?.[1] ?? ''
