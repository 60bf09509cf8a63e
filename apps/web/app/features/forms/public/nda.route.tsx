import { formCalls } from '@portal/contract/forms/calls'
import { ndaDoneMessages } from '@portal/contract/forms/messages'
import { useNavigation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import type { Route } from './+types/nda.route'
import { FormPage } from './form-page.tsx'
import { sender } from './form-result.ts'
import { NdaForm } from './nda-form.tsx'
import { ndaTexts } from './nda-texts.ts'
import { Received } from './received.tsx'

export const handle = { cache: { params: [], areas: [] } }

const load = async ({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  (await context.get(apiContext).load(formCalls.initData, {})).paises

const send = sender(formCalls.sendNda)

export { load as loader, load as clientLoader, send as action, send as clientAction }

export default function NdaPage({ loaderData: countries, actionData: result }: Route.ComponentProps) {
  const t = useTexts(ndaTexts)
  const isSending = useNavigation().state === 'submitting'
  const reply = result?.reply
  return (
    <FormPage title={t.title} lead={t.lead}>
      <PageHead title={t.title} description={t.description} picture="contact" />
      {reply?.ok ? (
        <Received reply={reply} done={ndaDoneMessages}>
          <ButtonLink to="/contact">{t.back}</ButtonLink>
        </Received>
      ) : (
        <NdaForm {...{ countries, result, isSending }} />
      )}
    </FormPage>
  )
}
