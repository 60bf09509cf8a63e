import { notifications } from '@mantine/notifications'

/** Shows a success, top right, for 5 s. */
export function toastDone(message: string): void {
  notifications.show({ message, color: 'green' })
}

/** Shows that something other than the request was done: only deactivated, saved without its mail. */
export function toastInstead(message: string): void {
  notifications.show({ message, color: 'amber' })
}

/** Shows a failure: red, titled "Error" in both languages (spec 1, 8). */
export function toastError(message: string): void {
  notifications.show({ title: 'Error', message, color: 'red', role: 'alert' })
}

/** Takes the toasts away, for what is to be read where they stand. */
export function clearToasts(): void {
  notifications.clean()
}
