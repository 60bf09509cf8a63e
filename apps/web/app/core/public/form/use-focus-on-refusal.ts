import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the first refused field. */
export function useFocusOnRefusal(reply: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (reply) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [reply])
  return form
}
