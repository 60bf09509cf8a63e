import { Role } from '../access/constants.ts'
import type { Text } from '../core/text.ts'

/** Who works through requests about personal data: no module opens them. */
export const privacyRoles = [Role.superAdmin, Role.administrator] as const

/** The rights of a person over their data (law 19.628 as amended by 21.719, articles 4 to 9). */
export const DataRight = {
  access: 'acceso',
  rectification: 'rectificacion',
  deletion: 'supresion',
  opposition: 'oposicion',
  portability: 'portabilidad',
  blocking: 'bloqueo',
} as const
export type DataRight = (typeof DataRight)[keyof typeof DataRight]

export const dataRightNames: Readonly<Record<DataRight, Text>> = {
  acceso: { es: 'Ver mis datos', en: 'See my data' },
  rectificacion: { es: 'Corregir mis datos', en: 'Correct my data' },
  supresion: { es: 'Borrar mis datos', en: 'Delete my data' },
  oposicion: { es: 'Oponerme a un uso', en: 'Object to a use' },
  portabilidad: { es: 'Llevarme mis datos', en: 'Take my data with me' },
  bloqueo: { es: 'Suspender su uso', en: 'Suspend their use' },
}

/** Where a request stands. */
export const DataRequestState = {
  /** Its address has not confirmed it: staff do not see it. */
  waiting: 'por_confirmar',
  received: 'recibida',
  inProgress: 'en_proceso',
  answered: 'respondida',
  refused: 'rechazada',
} as const
export type DataRequestState = (typeof DataRequestState)[keyof typeof DataRequestState]

export const dataRequestStateNames: Readonly<Record<DataRequestState, Text>> = {
  por_confirmar: { es: 'Por confirmar', en: 'To be confirmed' },
  recibida: { es: 'Recibida', en: 'Received' },
  en_proceso: { es: 'En proceso', en: 'In progress' },
  respondida: { es: 'Respondida', en: 'Answered' },
  rechazada: { es: 'Rechazada', en: 'Refused' },
}

/** The filter of the list: `abiertas` are those that wait for staff. */
export const openRequests = 'abiertas'
export const openStates: readonly DataRequestState[] = [DataRequestState.received, DataRequestState.inProgress]
export const staffStates = [
  DataRequestState.received,
  DataRequestState.inProgress,
  DataRequestState.answered,
  DataRequestState.refused,
] as const

export const dataRequestLimits = {
  /** Characters of what is asked, and of an answer. */
  detail: 2000,
  answer: 4000,
  /** Most mails that ask one address to confirm, a day. */
  asksADay: 5,
  /** Life of a request that its address has not confirmed. */
  confirmWithinDays: 7,
  /** Most records of one kind that are shown and sent. */
  records: 1000,
} as const

/** The screen of staff; the id of a request follows. */
export const dataRequestsPath = '/dashboard/sistema/datos-personales'
