import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from './notice.tsx'

interface Props {
  kind: 'done' | 'danger'
  /** The answer: each new one is scrolled into view. */
  to: unknown
  /** Data reloaded after the answer, which may remove the focused element. */
  loaded?: unknown
  children: ReactNode
}

/**
 * Shows the result of the last form. Scrolls it into view and focuses it when the pressed button or the form is gone; a
 * field being typed in keeps the focus. Without JavaScript `autofocus` does the same.
 */
export function Answer({ kind, to, loaded, children }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer of the same words is an answer too
  useEffect(() => {
    const { activeElement: active } = document
    if (active === document.body || active instanceof HTMLButtonElement) notice.current?.focus({ preventScroll: true })
    notice.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [to, loaded])
  return (
    <Notice kind={kind} ref={notice} takesFocus>
      {children}
    </Notice>
  )
}
