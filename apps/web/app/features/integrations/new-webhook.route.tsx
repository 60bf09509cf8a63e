import type { Of } from '@portal/contract/core/fields'
import { webhookCalls } from '@portal/contract/webhooks/calls'
import type { WebhookSecretSchema } from '@portal/contract/webhooks/schemas'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/new-webhook.route'
import { ShownOnce } from './shown-once.tsx'
import { integrationTexts } from './texts.ts'
import { type WebhookChoices, WebhookFields, type WebhookValues } from './webhook-fields.tsx'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(webhookCalls.initData, {})

type Made = Of<typeof WebhookSecretSchema>

/** The form of a new webhook; once it is made, its secret, this once. */
export default function NewWebhookPanel({ loaderData: choices }: Route.ComponentProps) {
  const t = useTexts(integrationTexts)
  const navigate = useNavigate()
  const { search } = useLocation()
  const [made, setMade] = useState<Made | null>(null)
  const open = (id: number) => void navigate({ pathname: `../${id}`, search }, { preventScrollReset: true })
  return (
    <SidePanel title={made ? t.secretTitle : t.newWebhook} size="form">
      {made ? (
        <ShownOnce text={t.secretText} secret={made.secreto} onStored={() => open(made.id)} />
      ) : (
        <NewWebhookForm choices={choices} onMade={setMade} />
      )}
    </SidePanel>
  )
}

const empty: WebhookValues = { nombre: '', direccion: '', eventos: [], empresa_id: null }

function NewWebhookForm({ choices, onMade }: { choices: WebhookChoices; onMade: (made: Made) => void }) {
  const t = useTexts(integrationTexts)
  const form = useWireForm({ call: webhookCalls.save, initial: empty, onDone: onMade })
  return (
    <WireForm form={form} label={t.newWebhook}>
      <WebhookFields form={form} choices={choices} />
      <FormActions form={form} label={t.createWebhook} />
    </WireForm>
  )
}
