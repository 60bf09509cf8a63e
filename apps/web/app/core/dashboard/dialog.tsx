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

/** A dialog that is mounted only while it is open; on closing, its opener gets the focus back. */
export function Dialog({ title, size, onClose, children }: Props) {
  useReturnFocus()
  return (
    <Modal opened onClose={onClose} title={title} size={size}>
      {children}
    </Modal>
  )
}

/** On unmount, returns the focus to the element that had it, or to the heading if it is gone. */
function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(() => () => restoreFocus(opener), [opener])
}
