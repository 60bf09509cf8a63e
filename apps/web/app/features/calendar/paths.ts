export const calendarPath = '/dashboard/nexttask/calendar'

/** The panel of an event; of a recurring one, that of an occurrence. */
export const eventPath = (id: number, occurrence: string | null = null) =>
  `${calendarPath}/${id}${occurrence === null ? '' : `/${encodeURIComponent(occurrence)}`}`
