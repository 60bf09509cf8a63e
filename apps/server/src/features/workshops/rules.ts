import {
  confirmHours,
  RegistrationPhase,
  RegistrationStatus,
  WorkshopStatus,
} from '@portal/contract/workshops/constants'
import { dayAt, dayStart } from '#core/calendar/clocks.ts'

interface Times {
  inicio: Date
  zona_horaria: string
}

interface Registering extends Times {
  estado: string
  abre: Date | null
  cierra: Date | null
  cupo: number | null
}

/** Whether the workshop has not begun. */
export const isToCome = ({ inicio }: Pick<Times, 'inicio'>, now: Date): boolean => inicio.getTime() > now.getTime()

/** The same as the SQL of the public list: what a visitor can do while so many places are taken. */
export function registrationPhase(workshop: Registering, now: Date, taken: number): RegistrationPhase {
  const { estado, inicio, abre, cierra, cupo } = workshop
  const ends = Math.min(inicio.getTime(), cierra?.getTime() ?? Infinity)
  if (estado !== WorkshopStatus.published || ends <= now.getTime()) return RegistrationPhase.closed
  if (abre && abre.getTime() > now.getTime()) return RegistrationPhase.early
  return cupo === null || taken < cupo ? RegistrationPhase.open : RegistrationPhase.waiting
}

/** The moment until which a place that is given now must be confirmed. */
export const confirmBy = ({ inicio }: Pick<Times, 'inicio'>, now: Date): Date =>
  new Date(Math.min(inicio.getTime(), now.getTime() + confirmHours * 3_600_000))

/** Attendance is marked from the first day on, in the zone of the place. */
export const hasFirstDay = ({ inicio, zona_horaria: zone }: Times, now: Date): boolean =>
  dayStart(dayAt(inicio, zone), zone).getTime() <= now.getTime()

/** Attendance can be set from the first day on; every other status at any time. */
export const mayBecome = (status: RegistrationStatus, workshop: Times, now: Date): boolean =>
  status !== RegistrationStatus.attended || hasFirstDay(workshop, now)

/** Whether a registration with this status takes a place. */
export const takesPlace = (status: number): boolean =>
  status === RegistrationStatus.registered || status === RegistrationStatus.attended
