import { propertyMessages } from '@portal/contract/properties/messages'
import type { Actor } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Picture, type PictureDeps, picturesOf } from '#features/marketplace/pictures/owned.ts'

/** Pictures of properties, with their refusals. */
export const propertyPictures = picturesOf({
  column: 'propiedad_id',
  refusals: { tooSmall: propertyMessages.imageInvalid, notWritten: propertyMessages.fileNotSaved },
  invalid: propertyMessages.currentImagesInvalid,
  audit: 'properties',
})

/** Stores the one file of an upload. Throws `imageInvalid` without a file. */
export async function uploadPicture(deps: PictureDeps, actor: Actor, [upload]: readonly Upload[]): Promise<Picture> {
  if (!upload) throw new Refusal(propertyMessages.imageInvalid)
  return propertyPictures.savePicture(deps, actor, upload.path)
}
