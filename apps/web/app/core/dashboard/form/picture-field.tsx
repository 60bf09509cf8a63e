import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { coreMessages } from '@portal/contract/core/core-messages'
import { useRef } from 'react'
import { useLanguage, useTexts } from '#core/language.ts'
import { kitTexts } from '../texts.ts'
import { toastError } from '../toasts.ts'
import classes from './picture-field.module.css'
import { useObjectAddress } from './use-object-address.ts'

interface Props {
  stored: string | null
  chosen: File | null
  onChoose: (file: File) => void
}

const mostBytes = 5 * 1024 * 1024
const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** The picture of a record: dropped or chosen, shown before it is saved. */
export function PictureField({ stored, chosen, onChoose }: Props) {
  const t = useTexts(kitTexts)
  const language = useLanguage()
  const open = useRef<() => void>(null)
  const shown = useObjectAddress(chosen) ?? stored
  return (
    <Dropzone
      className={classes.drop}
      openRef={open}
      activateOnClick={false}
      accept={accepted}
      maxSize={mostBytes}
      multiple={false}
      inputProps={{ 'aria-label': t.choosePicture }}
      onDrop={([file]) => file && onChoose(file)}
      onReject={() => toastError(coreMessages.fileType[language])}
    >
      {shown && <img src={shown} alt={t.picture} />}
      <Button variant="default" onClick={() => open.current?.()}>
        {shown ? t.changePicture : t.choosePicture}
      </Button>
      <p className={classes.hint}>{t.dropPicture}</p>
    </Dropzone>
  )
}
