import type { Of } from '@portal/contract/core/fields'
import { workshopCalls } from '@portal/contract/workshops/calls'
import { RegistrationPhase, workshopIds } from '@portal/contract/workshops/constants'
import type { RegisteredSchema, WorkshopInitDataSchema } from '@portal/contract/workshops/schemas'
import { data } from 'react-router'
import type { Api } from '#core/api/api.ts'
import type { SentForm } from '#core/public/form/use-sent-form.ts'

export type InitData = Of<typeof WorkshopInitDataSchema>
export type Workshop = InitData['workshops'][number]
export type CountryChoice = InitData['paises'][number]

export type RegistrationResult = SentForm<Of<typeof RegisteredSchema>>

/** The data of a workshop's page: the workshop, the next one, and the form's choices while registration is open. */
export interface WorkshopData {
  workshop: Workshop
  /** Another workshop that takes registrations. */
  next: Workshop | null
  countries: readonly CountryChoice[]
}

/** Returns the earliest workshop that takes registrations. */
export const nextOf = (workshops: readonly Workshop[]): Workshop | null =>
  workshops.findLast(({ inscripcion_abierta: isOpen }) => isOpen) ?? null

/** Returns a workshop by its name in addresses, or null. */
export async function workshopData(api: Api, key: string): Promise<WorkshopData | null> {
  const { workshops, paises } = await api.load(workshopCalls.initData, {})
  const workshop = workshops.find(({ clave }) => clave === key)
  if (!workshop) return null
  const next = nextOf(workshops.filter(({ id }) => id !== workshop.id))
  return { workshop, next, countries: workshop.inscripcion_abierta ? paises : [] }
}

/** Returns the workshops to come and the recent ones that staff made, without one: the next first. */
export function otherWorkshops(workshops: readonly Workshop[], without: Workshop | null): Workshop[] {
  const made = workshops.filter(({ id }) => id !== without?.id && !ownPages.includes(id))
  const isOver = ({ inscripcion }: Workshop) => inscripcion === RegistrationPhase.closed
  return [...made.filter((one) => !isOver(one)).reverse(), ...made.filter(isOver)]
}

/** The two of 2024 have cards and pages of their own. */
const ownPages: readonly number[] = Object.values(workshopIds)

/** Throws 404 for null. */
export function absentUnless<T>(found: T | null): T {
  if (found === null) throw data(null, { status: 404 })
  return found
}
