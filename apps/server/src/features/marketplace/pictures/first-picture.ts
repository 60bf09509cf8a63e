import type { In } from '@portal/contract/core/fields'
import { PictureSchema } from '@portal/contract/marketplace/schemas'

/** Returns the first picture of an item; null when it has none. */
export function firstPicture(pictures: unknown): In<typeof PictureSchema> | null {
  const [first] = Array.isArray(pictures) ? pictures : []
  const { data } = PictureSchema.safeParse(first)
  return data ?? null
}
