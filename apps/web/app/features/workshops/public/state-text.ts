import type { PageLanguage } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import {
  RegistrationPhase,
  registrationPhaseNames,
  WorkshopStatus,
  workshopStatusNames,
} from '@portal/contract/workshops/constants'
import { clockAt, writtenLongDate } from '#core/formats/written.ts'
import { eventsTexts } from './events-texts.ts'
import type { Workshop } from './workshops.ts'

/** Says what a visitor can do: register, with the places that are left, wait, come back on a day, or nothing. */
export function stateText(workshop: Workshop, language: PageLanguage): string {
  const t = textIn(eventsTexts, language)
  if (workshop.estado === WorkshopStatus.calledOff) return textIn(workshopStatusNames[workshop.estado], language)
  const { inscripcion: phase, lugares, abre, zona_horaria: timeZone } = workshop
  if (phase === RegistrationPhase.open && lugares !== null) return t.placesLeft(lugares)
  if (phase !== RegistrationPhase.early || abre === null) return textIn(registrationPhaseNames[phase], language)
  return t.opensOn(writtenLongDate(clockAt(abre, timeZone), language))
}
