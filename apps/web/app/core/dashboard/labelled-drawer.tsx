import { Drawer } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { screenTimes } from '@portal/contract/core/limits'
import { type ReactNode, useRef } from 'react'
import classes from './labelled-drawer.module.css'

interface Props {
  opened: boolean
  onClose: () => void
  /** What it is called, for those who do not see it; its content has a heading of its own, or none. */
  label: string
  side: 'left' | 'right'
  width: number
  /** Graphite, as the sidebar, instead of the ground of dialogs. */
  isDark?: boolean
  children: ReactNode
}

/** What slides over the page on a small screen. Holds the focus; Escape and the shade close it. */
export function LabelledDrawer({ opened, onClose, label, side, width, isDark, children }: Props) {
  const content = useRef<HTMLDivElement>(null)
  // before a dropdown closes by the same key
  useWindowEvent('keydown', ({ key, target }) => opened && key === 'Escape' && isOwn(target) && onClose(), true)

  /** Not in a dialog or a dropdown that was opened from here and lies over it. */
  function isOwn(target: EventTarget | null): boolean {
    if (!(target instanceof Element) || target.closest('[aria-expanded="true"]')) return false
    return target === document.body || content.current?.contains(target) === true
  }
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false} // it would hear of an Escape in a dialog over it as well
      position={side}
      size={`min(100vw, ${width}px)`}
      transitionProps={{ duration: screenTimes.modalMs }}
      // Of the content alone: as its `className` it would paint what lies next to it too.
      classNames={{ content: (isDark ? classes.dark : classes.content) ?? '' }}
    >
      <Drawer.Overlay transitionProps={{ duration: screenTimes.backdropMs }} />
      <Drawer.Content aria-label={label} ref={content}>
        <Drawer.Body className={isDark ? classes.bare : classes.body}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
