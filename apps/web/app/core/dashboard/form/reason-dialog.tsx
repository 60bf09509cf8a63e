import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dialog } from '../dialog.tsx'
import type { WireFormState } from './use-wire-form.ts'
import { FormActions, WireForm } from './wire-form.tsx'

interface Props {
  /** A form whose field `motivo` is the reason. */
  form: WireFormState & { field(name: 'motivo'): object }
  title: string
  /** What it leads to. */
  text: ReactNode
  /** Of the reason. */
  label: string
  maxLength: number
  /** Of the button; the title by default. */
  action?: string
  onClose: () => void
}

/** Asks for the reason of what cannot be taken back. */
export function ReasonDialog({ form, title, text, label, maxLength, action = title, onClose }: Props) {
  return (
    <Dialog onClose={onClose} title={title} size={480}>
      <WireForm form={form} label={title}>
        {text}
        <Textarea
          {...form.field('motivo')}
          label={label}
          maxLength={maxLength}
          required
          autosize
          minRows={3}
          maxRows={10}
          data-autofocus
        />
        <FormActions form={form} label={action} color="red" />
      </WireForm>
    </Dialog>
  )
}
