import type { Of } from '@portal/contract/core/fields'
import type { CheckInListSchema, CheckInWorkshopsSchema } from '@portal/contract/workshops/check-in-schemas'
import { devicePrefix } from '#core/session/token.ts'

export type CheckInList = Of<typeof CheckInListSchema>
export type CheckInPerson = CheckInList['personas'][number]
export type CheckInWorkshops = Of<typeof CheckInWorkshopsSchema>['talleres']

/** Check-ins that the server does not have yet: registration to moment (ISO). */
export type Marks = Readonly<Record<number, string>>

/** What a device stores. Lists hold names and end with the session; marks hold ids only and stay until they are sent. */
export interface Device {
  readList(id: number): CheckInList | null
  writeList(id: number, list: CheckInList): void
  readWorkshops(): CheckInWorkshops | null
  writeWorkshops(workshops: CheckInWorkshops): void
  readMarks(id: number): Marks
  writeMarks(id: number, marks: Marks): void
}

const listName = (id: number) => `${devicePrefix}check-in:${id}`
const workshopsName = `${devicePrefix}check-in`
const marksName = (id: number) => `check-in-marks:${id}`

/** The storage of this browser. Whatever is not ours, or damaged, is not there. */
export const deviceOf = (storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): Device => ({
  readList: (id) => parsed(storage.getItem(listName(id))),
  writeList: (id, list) => storage.setItem(listName(id), JSON.stringify(list)),
  readWorkshops: () => parsed(storage.getItem(workshopsName)),
  writeWorkshops: (workshops) => storage.setItem(workshopsName, JSON.stringify(workshops)),
  readMarks: (id) => parsed<Marks>(storage.getItem(marksName(id))) ?? {},
  writeMarks(id, marks) {
    if (Object.keys(marks).length === 0) storage.removeItem(marksName(id))
    else storage.setItem(marksName(id), JSON.stringify(marks))
  },
})

function parsed<T>(text: string | null): T | null {
  try {
    return text ? (JSON.parse(text) as T) : null
  } catch {
    return null
  }
}
