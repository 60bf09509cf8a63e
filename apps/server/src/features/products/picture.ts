import { recordPicture } from '#core/files/record-pictures.ts'

/** The picture of a product or of a category, in the format of the public pages. */
export const productPicture = (says: Parameters<typeof recordPicture>[0]['says']) =>
  recordPicture({
    field: 'imagen',
    shape: { width: 1280, height: 853, fit: 'cover', format: 'webp' },
    keptBytes: 2 * 1024 * 1024,
    says,
  })
