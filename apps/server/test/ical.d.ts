/** What tests use of this parser; its package names its types where the compiler does not look. */
declare module 'ical.js' {
  interface Time {
    isDate: boolean
    zone: { tzid: string }
    toJSDate(): Date
    toString(): string
  }
  interface Property {
    name: string
    getFirstValue(): unknown
    getParameter(name: string): string | undefined
  }
  export class Component {
    constructor(jcal: unknown)
    getAllSubcomponents(name: string): Component[]
    getAllProperties(name: string): Property[]
    getFirstProperty(name: string): Property | null
    getFirstPropertyValue(name: string): unknown
  }
  export class Event {
    constructor(component: Component, options?: { exceptions?: Component[] })
    uid: string
    summary: string
    description: string | null
    location: string | null
    sequence: number
    attendees: Property[]
    startDate: Time
    endDate: Time
    recurrenceId: Time | null
    isRecurring(): boolean
    iterator(): { next(): Time | undefined }
    getOccurrenceDetails(time: Time): { item: Event; startDate: Time; endDate: Time }
  }
  export class Timezone {
    constructor(component: Component)
  }
  const ICAL: {
    parse(text: string): unknown
    Component: typeof Component
    Event: typeof Event
    Timezone: typeof Timezone
    TimezoneService: { reset(): void; register(zone: Timezone): void }
  }
  export default ICAL
}
