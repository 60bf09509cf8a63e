import { Avatar, Button } from '@mantine/core'
import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { coreMessages } from '@portal/contract/core/core-messages'
import { useRef, useState } from 'react'
import { useObjectAddress } from '#core/dashboard/form/use-object-address.ts'
import { toastError } from '#core/dashboard/toasts.ts'
import { useLanguage, useTexts } from '#core/language.ts'
import classes from './avatar-field.module.css'
import { CropDialog } from './crop-dialog.tsx'
import { profileTexts } from './profile-texts.ts'

interface Props {
  /** Whose it is, and what stands where no picture is. */
  name: string
  initials: string
  /** Address of the stored one. */
  stored: string | null
  /** Chosen and not saved yet. */
  chosen: Blob | null
  isRemoved: boolean
  onChoose: (picture: Blob) => void
  onRemove: () => void
}

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
/** Before it is cropped: what a camera makes. What is sent is far smaller. */
const mostBytes = 25 * 1024 * 1024

/** The picture of a person: dropped or chosen, cropped to the circle that is seen, or taken away. */
export function AvatarField({ name, initials, stored, chosen, isRemoved, onChoose, onRemove }: Props) {
  const t = useTexts(profileTexts)
  const language = useLanguage()
  const open = useRef<() => void>(null)
  const [file, setFile] = useState<File | null>(null)
  const source = useObjectAddress(file)
  const preview = useObjectAddress(chosen) ?? (isRemoved ? null : stored)

  const refuse = ([rejection]: FileRejection[]) => {
    const isTooLarge = rejection?.errors.some(({ code }) => code === 'file-too-large')
    toastError((isTooLarge ? coreMessages.fileTooLarge : coreMessages.fileType)[language])
  }
  return (
    <>
      <Dropzone
        className={classes.field}
        openRef={open}
        activateOnClick={false}
        accept={accepted}
        maxSize={mostBytes}
        multiple={false}
        inputProps={{ 'aria-label': t.choosePicture }}
        onDrop={([dropped]) => setFile(dropped ?? null)}
        onReject={refuse}
      >
        <Avatar className={classes.avatar} src={preview} size={96} color="gray" alt={t.pictureOf(name)}>
          {initials}
        </Avatar>
        <div className={classes.actions}>
          <Button variant="default" onClick={() => open.current?.()}>
            {preview ? t.changePicture : t.choosePicture}
          </Button>
          {preview && (
            <Button variant="subtle" color="gray" onClick={onRemove}>
              {t.removePicture}
            </Button>
          )}
          <p className={classes.hint}>{t.dropPicture}</p>
        </div>
      </Dropzone>
      {source && (
        <CropDialog
          source={source}
          onDone={(picture) => {
            onChoose(picture)
            setFile(null)
          }}
          onClose={() => setFile(null)}
        />
      )}
    </>
  )
}
