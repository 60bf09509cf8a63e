import { Module } from '../access/constants.ts'
import type { Limit } from '../core/endpoint.ts'
import type { Text } from '../core/text.ts'

/** Modules of which any opens contacts: the own ones, or all of the reader's scope. */
export const contactModules = [Module.contacts, Module.allContacts] as const

/** Invitations to meetings, whichever call mails them. */
export const invitationLimit: Limit = { name: 'contactos-invitar', max: 60, seconds: 3600 }

/** Maximum number of days that a responsible may set. */
export const mostSilenceDays = 3650

/** What became of a meeting that is past. */
export const MeetingResult = { held: 'realizada', missed: 'no_asistio', moved: 'movida' } as const
export type MeetingResult = (typeof MeetingResult)[keyof typeof MeetingResult]

export const meetingResultNames: Readonly<Record<MeetingResult, Text>> = {
  realizada: { es: 'Realizada', en: 'Held' },
  no_asistio: { es: 'No asistió', en: 'No-show' },
  movida: { es: 'Movida', en: 'Moved' },
}

/** What a timeline shows, each from the feature that owns it; their order decides between equal moments. */
export const timelineKinds = {
  events: 'evento',
  quotes: 'cotizacion',
  requests: 'solicitud',
  workshops: 'workshop',
  certificates: 'certificado',
  forms: 'formulario',
  broadcasts: 'difusion',
  tasks: 'tarea',
  licenses: 'licencia',
  downloads: 'descarga',
} as const
export type TimelineKind = (typeof timelineKinds)[keyof typeof timelineKinds]

export const timelineKindNames: Readonly<Record<TimelineKind, Text>> = {
  evento: { es: 'Historial', en: 'History' },
  cotizacion: { es: 'Cotizaciones', en: 'Quotes' },
  solicitud: { es: 'Solicitudes', en: 'Requests' },
  workshop: { es: 'Talleres', en: 'Workshops' },
  certificado: { es: 'Certificados', en: 'Certificates' },
  formulario: { es: 'Formularios', en: 'Forms' },
  difusion: { es: 'Difusiones', en: 'Broadcasts' },
  tarea: { es: 'Tareas', en: 'Tasks' },
  licencia: { es: 'Licencias', en: 'Licenses' },
  descarga: { es: 'Descargas', en: 'Downloads' },
}

/** Entries of one page of a timeline. */
export const timelinePage = 50

/** Days in which a merge can be undone. */
export const mergeUndoDays = 30

/** Days in which ending "do not contact" can be undone. */
export const allowUndoDays = 30

/** Length of a meeting in the calendar of who is invited, in minutes. */
export const meetingMinutes = 60
