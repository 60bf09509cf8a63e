import { Button } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { itemLimits } from '@portal/contract/classifieds/constants'
import { coreMessages } from '@portal/contract/core/core-messages'
import { useEffect, useRef, useState } from 'react'
import { toastError } from '#core/dashboard/toasts.ts'
import { useLanguage, useTexts } from '#core/language.ts'
import classes from './category-picture.module.css'
import { categoryTexts } from './category-texts.ts'

interface Props {
  stored: string | null
  chosen: File | null
  onChoose: (file: File) => void
}

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** The picture of a category: dropped or chosen, shown before it is saved. */
export function CategoryPicture({ stored, chosen, onChoose }: Props) {
  const t = useTexts(categoryTexts)
  const language = useLanguage()
  const open = useRef<() => void>(null)
  const shown = useAddress(chosen) ?? stored
  return (
    <Dropzone
      className={classes.drop}
      openRef={open}
      activateOnClick={false}
      accept={accepted}
      maxSize={itemLimits.pictureBytes}
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

function useAddress(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setAddress(null)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
