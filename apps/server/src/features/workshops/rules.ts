import { RegistrationStatus } from '@portal/contract/workshops/constants'

interface Times {
  inicio: Date
}

/** Registration ends when the workshop begins. */
export const isOpen = ({ inicio }: Times, now: Date): boolean => inicio.getTime() > now.getTime()

/** Attendance can be set from the first day on; every other status at any time. */
export const mayBecome = (status: RegistrationStatus, workshop: Times, now: Date): boolean =>
  status !== RegistrationStatus.attended || !isOpen(workshop, now)
