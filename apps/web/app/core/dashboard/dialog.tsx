import { Modal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { restoreFocus } from './use-heading-focus.ts'

interface Props {
  title: string
  /** Width in pixels. */
  size: number
  onClose: () => void
  children: ReactNode
}

/** A dialog that is drawn only while it is open; whatever opened it has the focus again. */
export function Dialog({ title, size, onClose, children }: Props) {
  useReturnFocus()
  return (
    <Modal opened onClose={onClose} title={title} size={size}>
      {children}
    </Modal>
  )
}

/** Whatever had the focus before has it again, or the heading if that is gone. */
function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => restoreFocus(opener), [opener])
}
