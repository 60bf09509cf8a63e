import { moduleNames } from '@portal/contract/access/modules'
import { apiKeyCalls } from '@portal/contract/api-keys/calls'
import { ApiKeyState } from '@portal/contract/api-keys/constants'
import { textIn } from '@portal/contract/core/text'
import { IconTrash } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { loadListed } from '#core/dashboard/records/load-listed.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/key.route'
import classes from './integrations.module.css'
import type { ApiKeyRow } from './rows.ts'
import { KeyDot } from './status.tsx'
import { integrationTexts } from './texts.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  loadListed<ApiKeyRow>(context.get(apiContext), apiKeyCalls.list, 'llaves', params.llaveId)

/** A key next to its list: what it may do, and when it was used last. */
export default function KeyPanel({ loaderData: key }: Route.ComponentProps) {
  const t = useTexts(integrationTexts)
  const language = useLanguage()
  const names = key.modulos.map((module) => textIn(moduleNames[module], language))
  return (
    <SidePanel
      title={key.nombre}
      status={
        <SummaryLine>
          <KeyDot state={key.estado} />
          <span>{key.solo_lectura ? t.readOnly : t.readWrite}</span>
        </SummaryLine>
      }
      actions={key.estado === ApiKeyState.revoked ? undefined : <Revoke apiKey={key} />}
    >
      <KeyFacts apiKey={key} />
      <PanelSection title={t.modules}>
        <ul className={classes.tags}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </PanelSection>
    </SidePanel>
  )
}

function KeyFacts({ apiKey: key }: { apiKey: ApiKeyRow }) {
  const t = useTexts(integrationTexts)
  const { dateTime } = useFormats()
  const used = key.usada_en && [dateTime(key.usada_en), key.usada_ip && t.from(key.usada_ip)].filter(Boolean).join(' ')
  return (
    <FactGrid
      facts={[
        { label: t.key, value: `${key.prefijo}…${key.final}`, isCode: true },
        { label: t.used, value: used ?? t.never },
        { label: t.maker, value: key.autor },
        { label: t.made, value: dateTime(key.creada_en), isCode: true },
        { label: t.expires, value: key.vence_en ? dateTime(key.vence_en) : t.noEnd, isCode: key.vence_en !== null },
        { label: t.enterprise, value: key.empresa_nombre ?? t.anyEnterprise },
        { label: t.networks, value: key.redes.length > 0 ? key.redes.join(', ') : t.anyNetwork, isCode: true },
        ...(key.anulada_en
          ? [{ label: t.revokedBy, value: `${key.anulada_por ?? ''} · ${dateTime(key.anulada_en)}` }]
          : []),
      ]}
    />
  )
}

function Revoke({ apiKey: { id, nombre: name } }: { apiKey: ApiKeyRow }) {
  const t = useTexts(integrationTexts)
  const confirm = useConfirm()
  const { send } = useSend(apiKeyCalls.revoke)
  async function revoke() {
    const question = { title: t.revokeTitle(name), text: t.revokeText, action: t.revoke, isDanger: true }
    if (await confirm(question)) await send({ params: { id } })
  }
  return <RecordMenu actions={[{ label: t.revoke, icon: IconTrash, onClick: revoke, isDanger: true }]} />
}
