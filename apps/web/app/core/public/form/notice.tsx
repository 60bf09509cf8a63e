import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import styles from './notice.module.css'

const icons = { danger: IconAlertTriangle, done: IconCircleCheck, info: IconInfoCircle }

interface Props {
  kind: keyof typeof icons
  children: ReactNode
  ref?: RefObject<HTMLDivElement | null>
  /** Whether it is focused when the page loads. */
  takesFocus?: boolean
}

/** A result, above its form. Screen readers announce a refusal immediately, others politely. */
export function Notice({ kind, children, ref, takesFocus = false }: Props) {
  const Icon = icons[kind]
  return (
    <div
      className={`${styles.notice} ${styles[kind]}`}
      role={kind === 'danger' ? 'alert' : 'status'}
      ref={ref}
      {...(takesFocus && { tabIndex: -1, autoFocus: true })}
    >
      <Icon size={20} stroke={1.75} />
      <div>{children}</div>
    </div>
  )
}
