import { formCalls } from '@portal/contract/forms/calls'
import { meetingRules } from '@portal/contract/forms/constants'
import { meetingDoneMessages } from '@portal/contract/forms/messages'
import { useNavigation, useSearchParams } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { useCompany } from '#core/public/frame/company.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import type { Route } from './+types/meeting.route'
import { FormPage } from './form-page.tsx'
import { sender } from './form-result.ts'
import styles from './forms.module.css'
import { MeetingForm } from './meeting-form.tsx'
import { meetingTexts } from './meeting-texts.ts'
import { NoneFits } from './none-fits.tsx'
import { Received } from './received.tsx'
import { longDay, zoneName } from './slot-days.ts'

export const handle = { cache: { params: ['slot'], areas: ['reuniones'] } }

async function load({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [slots, { paises: countries }] = await Promise.all([
    api.load(formCalls.slots, {}),
    api.load(formCalls.initData, {}),
  ])
  return { slots, countries }
}

const send = sender(formCalls.sendMeeting)

export { load as loader, load as clientLoader, send as action, send as clientAction }

export default function MeetingPage({ loaderData: { slots, countries }, actionData: result }: Route.ComponentProps) {
  const t = useTexts(meetingTexts)
  const company = useCompany()?.nombre ?? ''
  const language = useLanguage()
  const [params] = useSearchParams()
  const isSending = useNavigation().state === 'submitting'
  const reply = result?.reply
  const [day = '', time] = result?.sent.inicio?.split('T') ?? []
  return (
    <FormPage title={t.title} lead={t.lead(meetingRules.minutes)} aside={<NoneFits />}>
      <PageHead title={t.title} description={t.description(company)} picture="contact" />
      {reply?.ok ? (
        <Received reply={reply} done={meetingDoneMessages}>
          {reply.datos.referencia && day && (
            <p className={styles.when}>
              {t.yours}: <strong>{`${longDay(day, language, true)}, ${time}`}</strong>{' '}
              {zoneName(slots.zona_horaria, day)}
            </p>
          )}
          <ButtonLink to="/contact">{t.back}</ButtonLink>
        </Received>
      ) : (
        <MeetingForm {...{ slots, countries, result, isSending }} slot={params.get('slot')} />
      )}
    </FormPage>
  )
}
