import { Module } from '../access/constants.ts'
import type { Text } from '../core/text.ts'

/** Which occurrences of a recurring event a change is for. */
export const ChangeScope = { this: 'esta', following: 'siguientes', all: 'todas' } as const
export type ChangeScope = (typeof ChangeScope)[keyof typeof ChangeScope]

export const changeScopeNames: Readonly<Record<ChangeScope, Text>> = {
  esta: { es: 'Solo este', en: 'This one' },
  siguientes: { es: 'Este y los siguientes', en: 'This and following' },
  todas: { es: 'Todos', en: 'All' },
}

/** What the calendar shows besides its events, each from the feature that owns it. */
export const calendarLayers = { meetings: 'reuniones', tasks: 'tareas' } as const
export type CalendarLayer = (typeof calendarLayers)[keyof typeof calendarLayers]

export const calendarLayerNames: Readonly<Record<CalendarLayer, Text>> = {
  reuniones: { es: 'Reuniones con contactos', en: 'Contact meetings' },
  tareas: { es: 'Vencimientos de tareas', en: 'Task due dates' },
}

export const calendarModule = Module.calendar

export const calendarLimits = {
  /** Days that one list shows at most: recurrences are never expanded beyond. */
  windowDays: 400,
  /** Occurrences and entries of layers that one list answers at most. */
  entries: 5000,
  responsibles: 50,
  descriptionLength: 200,
  noteLength: 4000,
  /** Occurrences of a rule that says how many. */
  count: 999,
  interval: 999,
  /** Entries of an address for other programs, each of the events and of every layer. */
  feedEntries: 5000,
  /** Days that an address for other programs shows of the past. */
  feedPastDays: 366,
} as const

/** Path of the calendar for other programs, before its secret. */
export const feedPath = '/v1/calendario/ics'
