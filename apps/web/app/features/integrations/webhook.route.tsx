import { Alert, Anchor } from '@mantine/core'
import { deliveriesPath } from '@portal/contract/api-keys/constants'
import { textIn } from '@portal/contract/core/text'
import { webhookCalls } from '@portal/contract/webhooks/calls'
import { disabledWhyNames, WebhookState } from '@portal/contract/webhooks/constants'
import { IconKey, IconPlayerPause, IconPlayerPlay, IconSend, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { loadListed } from '#core/dashboard/records/load-listed.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/webhook.route'
import type { WebhookRow } from './rows.ts'
import { ShownOnce } from './shown-once.tsx'
import { useEventName, WebhookDot } from './status.tsx'
import { integrationTexts } from './texts.ts'
import { type WebhookChoices, WebhookFields } from './webhook-fields.tsx'

export { PanelError as ErrorBoundary }

export async function clientLoader({ params, context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [webhook, choices] = await Promise.all([
    loadListed<WebhookRow>(api, webhookCalls.list, 'webhooks', params.webhookId),
    api.load(webhookCalls.initData, {}),
  ])
  return { webhook, choices }
}

/** A webhook next to its list: how it does, its form, and what can be done with it. */
export default function WebhookPanel({ loaderData: { webhook, choices } }: Route.ComponentProps) {
  const t = useTexts(integrationTexts)
  const language = useLanguage()
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <SidePanel
      title={webhook.nombre}
      size="form"
      status={
        <SummaryLine>
          <WebhookDot state={webhook.estado} />
          <span>{t.weekCounts(webhook.entregados, webhook.fallidos, webhook.pendientes)}</span>
        </SummaryLine>
      }
      actions={<WebhookActions webhook={webhook} onSecret={setSecret} />}
    >
      {webhook.motivo && <Alert color="red">{textIn(disabledWhyNames[webhook.motivo], language)}</Alert>}
      <Anchor component={Link} to={`${deliveriesPath}?webhook_id=${webhook.id}`}>
        {t.seeDeliveries}
      </Anchor>
      <WebhookFacts webhook={webhook} />
      {webhook.es_propio && (
        <PanelSection title={t.edit}>
          <WebhookForm key={webhook.id} webhook={webhook} choices={choices} />
        </PanelSection>
      )}
      {secret !== null && (
        <Dialog title={t.secretTitle} size={520} onClose={() => setSecret(null)}>
          <ShownOnce text={t.secretText} secret={secret} onStored={() => setSecret(null)} />
        </Dialog>
      )}
    </SidePanel>
  )
}

function WebhookFacts({ webhook }: { webhook: WebhookRow }) {
  const t = useTexts(integrationTexts)
  const nameOf = useEventName()
  const { dateTime } = useFormats()
  const what = [
    { label: t.address, value: webhook.direccion, isCode: true },
    { label: t.events, value: webhook.eventos.map(nameOf).join(', ') },
    { label: t.enterprise, value: webhook.empresa_nombre ?? t.anyEnterprise },
  ]
  return (
    <FactGrid
      facts={[
        ...(webhook.es_propio ? [] : what),
        { label: t.owner, value: webhook.dueno },
        { label: t.made, value: dateTime(webhook.creado_en), isCode: true },
        ...(webhook.anterior_vence_en
          ? [{ label: t.earlier, value: dateTime(webhook.anterior_vence_en), isCode: true }]
          : []),
      ]}
    />
  )
}

const valuesOf = ({ nombre, direccion, eventos, empresa_id, version }: WebhookRow) => ({
  ...{ nombre, direccion, eventos, empresa_id, version },
})

function WebhookForm({ webhook, choices }: { webhook: WebhookRow; choices: WebhookChoices }) {
  const t = useTexts(integrationTexts)
  const form = useWireForm({
    call: webhookCalls.update,
    params: { id: webhook.id },
    initial: valuesOf(webhook),
    theirsOf: (theirs) => valuesOf(theirs as WebhookRow),
  })
  const compare = [
    { name: 'nombre', label: t.name },
    { name: 'direccion', label: t.address },
    { name: 'eventos', label: t.events },
  ]
  return (
    <WireForm form={form} label={webhook.nombre} compare={compare}>
      <WebhookFields form={form} choices={choices} />
      <FormActions form={form} />
    </WireForm>
  )
}

interface Props {
  webhook: WebhookRow
  /** Receives a secret that was just made. */
  onSecret: (secret: string) => void
}

/** What can be done with a webhook; only its owner sends to it. */
function WebhookActions({ webhook: { id, nombre: name, estado, es_propio: isOwn }, onSecret }: Props) {
  const t = useTexts(integrationTexts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { send: sendTest } = useSend(webhookCalls.test)
  const { send: setState } = useSend(webhookCalls.setState)
  const { send: sendRotate } = useSend(webhookCalls.rotate)
  const { send: sendRemoval } = useSend(webhookCalls.remove)
  const isActive = estado === WebhookState.active

  async function rotate() {
    if (!(await confirm({ title: t.rotateTitle, text: t.rotateText, action: t.rotateAction }))) return
    const reply = await sendRotate({ params: { id } })
    if (reply.ok) onSecret(reply.datos.secreto)
  }
  async function remove() {
    const question = { title: t.removeTitle(name), text: t.removeText, action: t.removeAction, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await sendRemoval({ params: { id } })
    if (reply.ok) void navigate({ pathname: '..', search }, { preventScrollReset: true })
  }
  const move = (to: 'activo' | 'pausado') => () => void setState({ params: { id }, body: { estado: to } })
  const own = isOwn ? undefined : t.onlyOwner
  return (
    <RecordMenu
      actions={[
        {
          label: t.test,
          icon: IconSend,
          onClick: () => void sendTest({ params: { id } }),
          why: own ?? (isActive ? undefined : t.notActive),
        },
        { label: t.rotate, icon: IconKey, onClick: rotate, why: own },
        isActive
          ? { label: t.pause, icon: IconPlayerPause, onClick: move(WebhookState.paused) }
          : { label: t.activate, icon: IconPlayerPlay, onClick: move(WebhookState.active), why: own },
        { label: t.remove, icon: IconTrash, onClick: remove, isDanger: true },
      ]}
    />
  )
}
