import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { RegistrationPhase, WorkshopStatus } from '@portal/contract/workshops/constants'
import { sharedPictureOf } from '#core/public/frame/search-data.tsx'
import { breadcrumbList, event } from '#core/public/frame/structured-data.ts'
import { workshopPath } from './workshop-path.ts'
import type { Workshop } from './workshops.ts'

interface Words {
  title: string
  description: string
  /** Name of the list of events. */
  events: string
  organizer: string
  /** As in the page's head. */
  picture: string
}

const places = {
  [RegistrationPhase.open]: 'InStock',
  [RegistrationPhase.waiting]: 'LimitedAvailability',
  [RegistrationPhase.early]: 'PreOrder',
  [RegistrationPhase.closed]: 'SoldOut',
} as const

/** Returns the structured data of a workshop's page: the event with its days, place and offer, and its way from the list. */
export function structuredWorkshop(workshop: Workshop, language: PageLanguage, words: Words): object[] {
  const [name = '', ...rest] = nameIn(workshop, 'lugar', language).split(', ')
  return [
    event({
      name: nameIn(workshop, 'nombre', language),
      description: words.description,
      isCancelled: workshop.estado === WorkshopStatus.calledOff,
      start: workshop.inicio,
      end: workshop.termino,
      path: workshopPath(workshop),
      place: { name, city: rest.at(-2) ?? name, country: rest.at(-1) ?? '' },
      organizer: words.organizer,
      picture: sharedPictureOf(words.picture, language),
      places: { state: places[workshop.inscripcion], from: workshop.abre, until: workshop.cierra },
    }),
    breadcrumbList([{ name: words.events, to: '/events' }, { name: words.title }]),
  ]
}
