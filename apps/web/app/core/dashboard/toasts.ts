import { notifications } from '@mantine/notifications'

/** Shows a success, top right, for 5 s. */
export function toastDone(message: string): void {
  show({ message, color: 'green' })
}

/** Shows that something other than the request was done: only deactivated, saved without its mail. */
export function toastInstead(message: string): void {
  show({ message, color: 'amber' })
}

/** Shows a failure: red, titled "Error" in both languages (rule payments/result-texts). */
export function toastError(message: string): void {
  show({ title: 'Error', message, color: 'red', role: 'alert' })
}

const place = 'top-right'
const corners = [place, 'bottom-right', 'top-left', 'bottom-left'] as const
/** About the height of a toast, for one that is still unfolding. */
const leastPx = 80

const stack = () => document.querySelector<HTMLElement>(`.mantine-Notifications-root[data-position="${place}"]`)

/** Moves the toasts to the first corner in which they cover none of these fields; nor the form's button if it can be. */
export function keepToastsOff(fields: readonly HTMLElement[]): void {
  const toasts = stack()
  if (!toasts || fields.length === 0) return
  const boxOf = (element: Element) => (element.closest('.mantine-InputWrapper-root') ?? element).getBoundingClientRect()
  const buttons = fields[0]!.closest('form')?.querySelectorAll('[type="submit"]') ?? []
  const [marked, wanted] = [fields.map(boxOf), [...fields, ...buttons].map(boxOf)]
  const isFree = (boxes: readonly DOMRect[]) => (corner: (typeof corners)[number]) => {
    toasts.dataset.corner = corner
    const { left, right, top, bottom } = toasts.getBoundingClientRect()
    const isAbove = corner.startsWith('top')
    const [from, to] = [
      isAbove ? top : Math.min(top, bottom - leastPx),
      isAbove ? Math.max(bottom, top + leastPx) : bottom,
    ]
    return !boxes.some((box) => box.bottom > from && box.top < to && box.right > left && box.left < right)
  }
  toasts.dataset.corner = corners.find(isFree(wanted)) ?? corners.find(isFree(marked)) ?? place
}

/** Shows a toast where toasts stand, unless an earlier one has been moved and is still there. */
function show(toast: Parameters<typeof notifications.show>[0]): void {
  const toasts = stack()
  if (toasts && !toasts.querySelector('[role="alert"]')) delete toasts.dataset.corner
  notifications.show(toast)
}

/** Takes the toasts away, for what is to be read where they stand. */
export function clearToasts(): void {
  notifications.clean()
}
