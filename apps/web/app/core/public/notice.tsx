import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import styles from './notice.module.css'

const icons = { danger: IconAlertTriangle, done: IconCircleCheck, info: IconInfoCircle }

interface Props {
  kind: keyof typeof icons
  children: ReactNode
  /** For giving it the focus. */
  ref?: RefObject<HTMLDivElement | null>
}

/** What happened, above the form it concerns. A refusal is read out at once, the rest when the reader pauses. */
export function Notice({ kind, children, ref }: Props) {
  const Icon = icons[kind]
  return (
    <div
      className={`${styles.notice} ${styles[kind]}`}
      role={kind === 'danger' ? 'alert' : 'status'}
      {...(ref && { ref, tabIndex: -1 })}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
