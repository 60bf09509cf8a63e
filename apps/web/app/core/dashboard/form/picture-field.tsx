import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import { FileDrop, pictureTypes } from './file-drop.tsx'
import classes from './picture-field.module.css'
import { useObjectAddress } from './use-object-address.ts'

interface Props {
  stored: string | null
  chosen: File | null
  hint?: string | false | undefined
  error?: ReactNode
  onChoose: (file: File) => void
}

const mostBytes = 5 * 1024 * 1024

/** The picture of a record: dropped or chosen, previewed before it is saved. */
export function PictureField({ stored, chosen, hint, error, onChoose }: Props) {
  const t = useTexts(kitTexts)
  const shown = useObjectAddress(chosen) ?? stored
  return (
    <Input.Wrapper error={error} description={hint || undefined}>
      <FileDrop
        action={shown ? t.changePicture : t.choosePicture}
        label={t.choosePicture}
        hint={t.dropPicture}
        accept={pictureTypes}
        maxBytes={mostBytes}
        onDrop={([file]) => file && onChoose(file)}
        shown={shown && <img className={classes.picture} src={shown} alt={t.picture} />}
      />
    </Input.Wrapper>
  )
}
