import { Avatar, Button } from '@mantine/core'
import { useState } from 'react'
import { FileDrop, pictureTypes } from '#core/dashboard/form/file-drop.tsx'
import { useObjectAddress } from '#core/dashboard/form/use-object-address.ts'
import { useTexts } from '#core/language/language.ts'
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

/** Before it is cropped: what a camera makes. What is sent is far smaller. */
const mostBytes = 25 * 1024 * 1024

/** The picture of a person: dropped or chosen, cropped to the circle that is seen, or taken away. */
export function AvatarField({ name, initials, stored, chosen, isRemoved, onChoose, onRemove }: Props) {
  const t = useTexts(profileTexts)
  const [file, setFile] = useState<File | null>(null)
  const source = useObjectAddress(file)
  const preview = useObjectAddress(chosen) ?? (isRemoved ? null : stored)

  return (
    <>
      <FileDrop
        action={preview ? t.changePicture : t.choosePicture}
        label={t.choosePicture}
        hint={t.dropPicture}
        accept={pictureTypes}
        maxBytes={mostBytes}
        onDrop={([dropped]) => setFile(dropped ?? null)}
        shown={
          <Avatar className={classes.avatar} src={preview} size={96} color="gray" alt={t.pictureOf(name)}>
            {initials}
          </Avatar>
        }
      >
        {preview && (
          <Button variant="subtle" color="gray" onClick={onRemove}>
            {t.removePicture}
          </Button>
        )}
      </FileDrop>
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
