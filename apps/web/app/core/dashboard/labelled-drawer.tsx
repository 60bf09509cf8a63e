import { Drawer } from '@mantine/core'
import { screenTimes } from '@portal/contract/core/limits'
import type { ReactNode } from 'react'
import { isOwnEscape } from './escape.ts'
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
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false} // it would hear of an Escape in a dialog over it as well
      position={side}
      size={`min(100vw, ${width}px)`}
      transitionProps={{ duration: screenTimes.modalMs }}
      // Of the content alone: as its `className` it would paint what lies beside it too.
      classNames={{ content: (isDark ? classes.dark : classes.content) ?? '' }}
    >
      <Drawer.Overlay transitionProps={{ duration: screenTimes.backdropMs }} />
      <Drawer.Content aria-label={label} onKeyDown={(event) => isOwnEscape(event) && onClose()}>
        <Drawer.Body className={isDark ? classes.bare : classes.body}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
