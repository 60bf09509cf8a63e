import { formCalls } from '@portal/contract/forms/calls'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { useCompany } from '#core/public/frame/company.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import type { Route } from './+types/calendar.route'
import { FormPage } from './form-page.tsx'
import { meetingTexts } from './meeting-texts.ts'
import { NoneFits } from './none-fits.tsx'
import { SlotCalendar } from './slot-calendar.tsx'
import styles from './slots.module.css'

export const handle = { cache: { params: [], areas: ['reuniones'] } }

const load = ({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  context.get(apiContext).load(formCalls.slots, {})

export { load as loader, load as clientLoader }

/** The free slots, each as a link to the form. */
export default function CalendarPage({ loaderData: slots }: Route.ComponentProps) {
  const t = useTexts(meetingTexts)
  const company = useCompany()?.nombre ?? ''
  return (
    <FormPage title={t.calendarTitle} lead={t.calendarLead} aside={<NoneFits />}>
      <PageHead title={t.calendarTitle} description={t.calendarDescription(company)} picture="contact" />
      <SlotCalendar
        slots={slots}
        cell={(slot, time, label) => (
          <PublicLink
            to={`/contact/meeting?slot=${encodeURIComponent(slot)}`}
            className={styles.slot}
            aria-label={`${label}: ${t.free}`}
          >
            {time}
          </PublicLink>
        )}
      />
    </FormPage>
  )
}
