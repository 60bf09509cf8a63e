import { machineMessages } from '@portal/contract/machines/messages'
import type { Actor } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { Refusal } from '#core/base/errors.ts'
import { type Picture, type PictureDeps, picturesOf } from '#features/marketplace/pictures/owned.ts'

export { sweepPictures } from '#features/marketplace/pictures/owned.ts'

/** Pictures of machines, with their refusals. */
export const machinePictures = picturesOf({
  column: 'clasificado_id',
  refusals: { tooSmall: machineMessages.imageTooSmall, notWritten: machineMessages.imageNotUploaded },
  invalid: machineMessages.currentImagesInvalid,
  audit: 'classifieds',
})
export const { savePicture } = machinePictures

/** Stores the one file of an upload. Throws `fileAbsent` without a file. */
export async function uploadPicture(deps: PictureDeps, actor: Actor, [upload]: readonly Upload[]): Promise<Picture> {
  if (!upload) throw new Refusal(machineMessages.fileAbsent)
  return savePicture(deps, actor, upload.path)
}
