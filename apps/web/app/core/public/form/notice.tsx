import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import styles from './notice.module.css'

const icons = { danger: IconAlertTriangle, done: IconCircleCheck, info: IconInfoCircle }

interface Props {
  kind: keyof typeof icons
  children: ReactNode
  ref?: RefObject<HTMLDivElement | null>
  /** It can have the focus, and has it when the page is loaded. */
  takesFocus?: boolean
}

/** What happened, above the form it concerns. A refusal is read out at once, the rest when the reader pauses. */
export function Notice({ kind, children, ref, takesFocus = false }: Props) {
  const Icon = icons[kind]
  return (
    <div
      className={`${styles.notice} ${styles[kind]}`}
      role={kind === 'danger' ? 'alert' : 'status'}
      ref={ref}
      {...(takesFocus && { tabIndex: -1, autoFocus: true })}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
