import { type RefObject, useEffect, useRef } from 'react'

/** After a refusal the first field that was refused has the focus, so that nobody looks for it. */
export function useFocusOnRefusal(reply: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (reply) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [reply])
  return form
}
