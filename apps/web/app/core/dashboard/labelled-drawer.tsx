import { Drawer } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { screenTimes } from '@portal/contract/core/limits'
import { type ReactNode, useRef } from 'react'
import classes from './labelled-drawer.module.css'

interface Props {
  opened: boolean
  onClose: () => void
  /** Name for screen readers; the content has its own heading or none. */
  label: string
  side: 'left' | 'right'
  width: number
  /** Has the dark ground of the sidebar instead of that of dialogs. */
  isDark?: boolean
  children: ReactNode
}

/** Slides over the page on a small screen. Traps the focus; Escape and the overlay close it. */
export function LabelledDrawer({ opened, onClose, label, side, width, isDark, children }: Props) {
  const content = useRef<HTMLDivElement>(null)
  // runs before the same key closes a dropdown
  useWindowEvent('keydown', ({ key, target }) => opened && key === 'Escape' && isOwn(target) && onClose(), true)

  /** Whether the event is not from a dialog or dropdown opened from here. */
  function isOwn(target: EventTarget | null): boolean {
    if (!(target instanceof Element) || target.closest('[aria-expanded="true"]')) return false
    return target === document.body || content.current?.contains(target) === true
  }
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false} // the library's handler would also react to Escape in a dialog above
      position={side}
      size={`min(100vw, ${width}px)`}
      transitionProps={{ duration: screenTimes.modalMs }}
      // Only for the content: `className` would colour the elements next to it too.
      classNames={{ content: (isDark ? classes.dark : classes.content) ?? '' }}
    >
      <Drawer.Overlay transitionProps={{ duration: screenTimes.backdropMs }} />
      <Drawer.Content aria-label={label} ref={content}>
        <Drawer.Body className={isDark ? classes.bare : classes.body}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
