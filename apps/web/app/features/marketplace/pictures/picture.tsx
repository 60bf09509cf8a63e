import type { Of } from '@portal/contract/core/fields'
import type { PictureSchema } from '@portal/contract/marketplace/schemas'
import { IconPhotoOff } from '@tabler/icons-react'
import styles from './picture.module.css'

export type PictureData = Of<typeof PictureSchema>

interface Props {
  picture: PictureData | null | undefined
  alt: string
  /** Its shown width, as a `sizes` attribute. */
  sizes: string
  /** In the first screen: loaded immediately. */
  isFirst?: boolean
  /** Shows the whole picture, not cropped to 4:3. */
  isWhole?: boolean
}

/** A stored picture in the width that the screen needs; a placeholder when an item has none. */
export function Picture({ picture, alt, sizes, isFirst = false, isWhole = false }: Props) {
  if (!picture) {
    return (
      <span className={styles.none}>
        <IconPhotoOff size={32} stroke={1.25} />
      </span>
    )
  }
  const widths = widthsOf(picture)
  return (
    <img
      className={isWhole ? styles.whole : styles.cut}
      src={picture.urls[`${widths[Math.min(1, widths.length - 1)]}`]}
      srcSet={widths.map((width) => `${picture.urls[width]} ${width}w`).join(', ')}
      sizes={sizes}
      width={picture.ancho}
      height={picture.alto}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  )
}

const widthsOf = ({ urls }: PictureData): number[] =>
  Object.keys(urls)
    .map(Number)
    .sort((a, b) => a - b)

/** Returns the widest rendering, for sharing and zooming. */
export const widestUrl = (picture: PictureData): string => picture.urls[`${widthsOf(picture).at(-1)}`] ?? ''
