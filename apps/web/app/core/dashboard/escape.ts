import type { KeyboardEvent } from 'react'

/** Escape for this element itself: not what closes a dropdown of it, or a dialog that was opened from it and lies elsewhere. */
export function isOwnEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const element = target as Element
  return key === 'Escape' && currentTarget.contains(element) && !element.closest('[aria-expanded="true"]')
}
