import { notifications } from '@mantine/notifications'

/** Says that something was done, top right, for 5 s. */
export function toastDone(message: string): void {
  notifications.show({ message, color: 'green' })
}

/** Says that it was done, but otherwise than asked: only deactivated, saved without its mail. */
export function toastInstead(message: string): void {
  notifications.show({ message, color: 'amber' })
}

/** Says that something failed: red, titled "Error" in both languages (spec 1, 8). */
export function toastError(message: string): void {
  notifications.show({ title: 'Error', message, color: 'red', role: 'alert' })
}
