import type { Slide } from './slides.ts'

/** Returns the `srcset` of a picture in one file format; empty when it has only one width. */
export const sourcesOf = ({ src, widths }: Pick<Slide, 'src' | 'widths'>, kind: 'avif' | 'webp'): string =>
  widths.map((width) => `${src.replace(/-\d+\.\w+$/, `-${width}.${kind}`)} ${width}w`).join(', ')
