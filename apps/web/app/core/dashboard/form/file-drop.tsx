import { Button } from '@mantine/core'
import { Dropzone, type FileRejection } from '@mantine/dropzone'
import { coreMessages } from '@portal/contract/core/core-messages'
import { type ReactNode, useRef } from 'react'
import { useLanguage } from '#core/language/language.ts'
import { toastError } from '../toasts.ts'
import classes from './file-drop.module.css'

interface Props {
  /** What its button says. */
  action: string
  /** What is chosen, for those who do not see the button change; otherwise as the button says. */
  label?: string
  hint: string
  /** Kinds of files; any unless given. */
  accept?: string[]
  maxBytes: number
  /** Several at once. */
  isMany?: boolean
  isDisabled?: boolean
  onDrop: (files: File[]) => void
  /** Says that it is too large or of another kind unless given. */
  onReject?: (rejections: FileRejection[]) => void
  /** What was chosen, before the button. */
  shown?: ReactNode
  /** After the button: what takes the chosen away. */
  children?: ReactNode
}

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']

/** Where files are dropped, or chosen with its button. */
export function FileDrop({ action, label = action, hint, shown, children, ...props }: Props) {
  const { accept, maxBytes, isMany = false, isDisabled = false, onDrop } = props
  const language = useLanguage()
  const open = useRef<() => void>(null)

  const refuse = ([rejection]: FileRejection[]) => {
    const isTooLarge = rejection?.errors.some(({ code }) => code === 'file-too-large')
    toastError((isTooLarge ? coreMessages.fileTooLarge : coreMessages.fileType)[language])
  }
  return (
    <Dropzone
      className={classes.drop}
      openRef={open}
      activateOnClick={false}
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
