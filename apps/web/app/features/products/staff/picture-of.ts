import { productPictures } from '#core/public/pictures/product-pictures.ts'

const rendered: Readonly<Record<string, { front?: { widths: readonly number[] } }>> = productPictures

/** The picture of a product in a list: that of staff, otherwise the one that was rendered for its page. */
export function pictureOf({
  slug,
  imagen_url: own,
}: {
  slug: string | null
  imagen_url: string | null
}): string | null {
  const width = slug === null ? undefined : rendered[slug]?.front?.widths[0]
  return own ?? (width === undefined ? null : `/pictures/products/${slug}-front-${width}.webp`)
}
