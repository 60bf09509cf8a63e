import { largestId } from '../core/limits.ts'
import { type TimelineKind, timelineKinds } from './constants.ts'

const kinds = Object.values(timelineKinds)

/** The form of a place in a timeline: moment, kind and id. */
export const pointPattern = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\|[a-z]+\|\d{1,10}$/

/** Whether a text is a place in a timeline: its moment exists, its kind is known, its id may be one. */
export function isTimelinePoint(text: string): boolean {
  const [moment = '', kind, id] = text.split('|')
  const isKnown = kinds.some((known) => known === kind)
  return pointPattern.test(text) && !Number.isNaN(Date.parse(moment)) && isKnown && Number(id) <= largestId
}

/** The kinds that an address names, separated by commas; others are left out. */
export const timelineKindsIn = (text: string): TimelineKind[] => kinds.filter((kind) => text.split(',').includes(kind))
