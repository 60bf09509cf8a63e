import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from './notice.tsx'

interface Props {
  kind: 'done' | 'danger'
  /** What the reader was answered: each new answer is brought into view. */
  to: unknown
  /** What is loaded again after the answer and may take away what has the focus. */
  loaded?: unknown
  children: ReactNode
}

/**
 * What came of what the reader has just sent. It is scrolled into view, and takes the focus where the pressed button,
 * or the whole form, is done with: a field that someone types in keeps it. Without JavaScript the browser does the same
 * by `autofocus`.
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
