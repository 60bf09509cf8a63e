import { useLanguage, useTexts } from '#core/language/language.ts'
import { useCompany } from '#core/public/frame/company.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { eventsTexts } from './events-texts.ts'
import type { Workshop } from './workshops.ts'

/** Null in the browser, where its elements stay as the server wrote them. */
const made = import.meta.env.SSR ? await import('./workshop-structure.ts') : null

interface Props {
  workshop: Workshop
  title: string
  description: string
  /** Picture for shared links, when it is not that of all events. */
  picture?: string
}

/** Metadata of a workshop for search engines: the event with its days and place. */
export function WorkshopHead({ workshop, title, description, picture = 'events' }: Props) {
  const { events } = useTexts(eventsTexts)
  const language = useLanguage()
  const organizer = useCompany()?.nombre ?? ''
  const words = { title, description, events, organizer, picture }
  return (
    <PageHead
      title={title}
      description={description}
      picture={picture}
      structured={made?.structuredWorkshop(workshop, language, words) ?? [{}, {}]}
    />
  )
}
