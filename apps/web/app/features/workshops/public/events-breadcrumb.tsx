import { useTexts } from '#core/language/language.ts'
import { Breadcrumb } from '#core/public/frame/breadcrumb.tsx'
import { eventsTexts } from './events-texts.ts'

/** A link from a workshop back to all events. */
export function EventsBreadcrumb({ name }: { name: string }) {
  const t = useTexts(eventsTexts)
  return <Breadcrumb label={t.breadcrumb} steps={[{ name: t.events, to: '/events' }, { name }]} />
}
