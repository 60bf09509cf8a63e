import { Button } from '@mantine/core'
import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { coreMessages } from '@portal/contract/core/core-messages'
import { textIn } from '@portal/contract/core/text'
import { type ReactNode, useRef } from 'react'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import { toastError } from '../toasts.ts'
import classes from './file-drop.module.css'

interface Props {
  /** The label of its button. */
  action: string
  /** What is chosen, for screen readers; the label of the button by default. */
  label?: string
  hint: string
  /** Accepted types of files; any by default. */
  accept?: string[]
  maxBytes: number
  /** Accepts several files. */
  isMany?: boolean
  isDisabled?: boolean
  onDrop: (files: File[]) => void
  /** By default a message about the size or type. */
  onReject?: (rejections: FileRejection[]) => void
  /** The chosen files, before the button. */
  shown?: ReactNode
  /** After the button: what removes the chosen files. */
  children?: ReactNode
}

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** An area to drop files on, with a button to choose them. */
export function FileDrop({ action, label = action, hint, shown, children, ...props }: Props) {
  const { accept, maxBytes, isMany = false, isDisabled = false, onDrop } = props
  const t = useTexts(kitTexts)
  const language = useLanguage()
  const open = useRef<() => void>(null)

  const refuse = ([rejection]: FileRejection[]) => {
    const isTooLarge = rejection?.errors.some(({ code }) => code === 'file-too-large')
    toastError(textIn(isTooLarge ? coreMessages.fileTooLarge : coreMessages.fileType, language))
  }
  return (
    <Dropzone
      className={classes.drop}
      openRef={open}
      activateOnClick={false}
      activateOnKeyboard={false}
      role="group"
      aria-label={t.dropArea(label)}
      {...(accept && { accept })}
      maxSize={maxBytes}
      multiple={isMany}
      disabled={isDisabled}
      inputProps={{ 'aria-label': label }}
      onDrop={onDrop}
      onReject={props.onReject ?? refuse}
    >
      {shown}
      <div className={classes.choose}>
        <Button variant="default" disabled={isDisabled} onClick={() => open.current?.()}>
          {action}
        </Button>
        {children}
        <p className={classes.hint}>{hint}</p>
      </div>
    </Dropzone>
  )
}
