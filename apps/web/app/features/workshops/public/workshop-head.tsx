import { nameIn } from '@portal/contract/core/names'
import { WorkshopStatus } from '@portal/contract/workshops/constants'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useCompany } from '#core/public/frame/company.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { breadcrumbList, event } from '#core/public/frame/structured-data.ts'
import { eventsTexts } from './events-texts.ts'
import { workshopPath } from './workshop-path.ts'
import type { Workshop } from './workshops.ts'

interface Props {
  workshop: Workshop
  title: string
  description: string
  /** Picture for shared links, when it is not the site's own. */
  picture?: string
}

/** Metadata of a workshop for search engines: the event with its days and place. */
export function WorkshopHead({ workshop, title, description, picture }: Props) {
  const t = useTexts(eventsTexts)
  const language = useLanguage()
  const company = useCompany()
  const [name = '', ...rest] = nameIn(workshop, 'lugar', language).split(', ')
  const structured = event({
    name: nameIn(workshop, 'nombre', language),
    description,
    isCancelled: workshop.estado === WorkshopStatus.calledOff,
    start: workshop.inicio,
    end: workshop.termino,
    path: workshopPath(workshop),
    place: { name, city: rest.at(-2) ?? name, country: rest.at(-1) ?? '' },
    organizer: company?.nombre ?? '',
  })
  return (
    <PageHead
      title={title}
      description={description}
      {...(picture && { picture })}
      structured={[structured, breadcrumbList([{ name: t.events, to: '/events' }, { name: title }])]}
    />
  )
}
