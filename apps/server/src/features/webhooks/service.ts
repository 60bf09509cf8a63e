export { announceEvent, announceEvents } from './announce/announce.ts'
