import type { Slide } from './slides.ts'

/** Returns the `srcset` of a picture in one file format; empty when it has only one width. */
export const sourcesOf = (slide: Pick<Slide, 'type' | 'src' | 'poster' | 'widths'>, kind: 'avif' | 'webp'): string =>
  slide.widths.map((width) => `${pictureOf(slide).replace(/-\d+\.\w+$/, `-${width}.${kind}`)} ${width}w`).join(', ')

/** Returns the address of the picture that a slide shows first; empty for a frame. */
export const pictureOf = ({ type, src, poster }: Pick<Slide, 'type' | 'src' | 'poster'>): string =>
  type === 'image' ? src : type === 'video' ? poster : ''
