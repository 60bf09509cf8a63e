import { productPictures } from '#core/public/pictures/product-pictures.ts'

const rendered: Readonly<Record<string, { front?: { widths: readonly number[] } }>> = productPictures

/** Returns the picture of a product in a list: the one that staff uploaded, otherwise the rendered one of its page. */
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
