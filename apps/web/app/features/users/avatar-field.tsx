import { Avatar, Button } from '@mantine/core'
import { IconUserCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { FileDrop, pictureTypes } from '#core/dashboard/form/file-drop.tsx'
import { useObjectAddress } from '#core/dashboard/form/use-object-address.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './avatar-field.module.css'
import { CropDialog } from './crop-dialog.tsx'
import { profileTexts } from './profile-texts.ts'

interface Props {
  /** The owner's name. */
  name: string
  /** Address of the stored picture. */
  stored: string | null
  /** Chosen but not saved yet. */
  chosen: Blob | null
  isRemoved: boolean
  onChoose: (picture: Blob) => void
  onRemove: () => void
}

/** Limit before cropping: the size of a camera's picture. The sent one is much smaller. */
const mostBytes = 25 * 1024 * 1024

/** The picture of a person: dropped or chosen, cropped to a circle, or removed. */
export function AvatarField({ name, stored, chosen, isRemoved, onChoose, onRemove }: Props) {
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
            <IconUserCircle size={72} stroke={1} />
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
