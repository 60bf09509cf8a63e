import type { CalendarLayer } from '@portal/contract/calendar/constants'

/** How the entries of another feature look in the calendar, and where they lead. */
export interface CalendarLayerLook {
  readonly layer: CalendarLayer
  /** A colour of the theme. */
  readonly color: 'green' | 'amber' | 'gray'
  /** Returns the page of a record, by the id that its entries name (`registro_id`). */
  readonly to: (id: number) => string
}
