import type { In } from '@portal/contract/core/fields'
import { PictureSchema } from '@portal/contract/marketplace/schemas'

/** The picture that an item shows first, of those stored with it; null when it has none. */
export function firstPicture(pictures: unknown): In<typeof PictureSchema> | null {
  const [first] = Array.isArray(pictures) ? pictures : []
  const { data } = PictureSchema.safeParse(first)
  return data ?? null
}
