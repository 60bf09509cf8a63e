import { type RefObject, useEffect, useRef } from 'react'

/** What had the focus may be gone with a reply, or with what is read after it: the focus then goes to what tells of it. */
export function useFocusWhenLost(reply: unknown, read: unknown): RefObject<HTMLDivElement | null> {
  const notice = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: either of them may take away what has the focus
  useEffect(() => {
    if (document.activeElement === document.body) notice.current?.focus()
  }, [reply, read])
  return notice
}
