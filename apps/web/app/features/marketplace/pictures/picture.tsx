import type { Of } from '@portal/contract/core/fields'
import type { PictureSchema } from '@portal/contract/marketplace/schemas'
import { IconPhotoOff } from '@tabler/icons-react'
import styles from './picture.module.css'

export type PictureData = Of<typeof PictureSchema>

interface Props {
  picture: PictureData | null | undefined
  alt: string
  /** How wide it is shown, in the words of the `sizes` attribute. */
  sizes: string
  /** Of the first screen: fetched at once. */
  isFirst?: boolean
  /** The whole picture, not cut to 4:3. */
  isWhole?: boolean
}

/** A stored picture in the width that the screen needs; a quiet mark where a listing has none. */
export function Picture({ picture, alt, sizes, isFirst = false, isWhole = false }: Props) {
  if (!picture) {
    return (
      <span className={styles.none}>
        <IconPhotoOff size={32} stroke={1.25} aria-hidden />
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

/** The widest one, for what is shared or looked at closely. */
export const widestUrl = (picture: PictureData): string => picture.urls[`${widthsOf(picture).at(-1)}`] ?? ''
