import { classifiedMessages } from '@portal/contract/classifieds/messages'
import type { Actor } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Picture, type PictureDeps, picturesOf } from '#features/marketplace/pictures/owned.ts'

export { sweepPictures } from '#features/marketplace/pictures/owned.ts'

/** Pictures of listings, with their refusals. */
export const listingPictures = picturesOf({
  column: 'clasificado_id',
  refusals: { tooSmall: classifiedMessages.imageTooSmall, notWritten: classifiedMessages.imageNotUploaded },
  invalid: classifiedMessages.currentImagesInvalid,
  audit: 'classifieds',
})
export const { savePicture } = listingPictures

/** Stores the one file of an upload. Throws `fileAbsent` without a file. */
export async function uploadPicture(deps: PictureDeps, actor: Actor, [upload]: readonly Upload[]): Promise<Picture> {
  if (!upload) throw new Refusal(classifiedMessages.fileAbsent)
  return savePicture(deps, actor, upload.path)
}
