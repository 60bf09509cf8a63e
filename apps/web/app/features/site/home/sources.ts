import type { Slide } from './slides.ts'

/** The addresses of a picture in all its widths, as one kind of file. Empty when there is only the one. */
export const sourcesOf = ({ src, widths }: Pick<Slide, 'src' | 'widths'>, kind: 'avif' | 'webp'): string =>
  widths.map((width) => `${src.replace(/-\d+\.\w+$/, `-${width}.${kind}`)} ${width}w`).join(', ')
