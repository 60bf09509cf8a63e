import { assignedProductCalls } from '@portal/contract/assigned-products/calls'
import { nameIn } from '@portal/contract/core/names'
import { IconTrash } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/assignment.route'
import { AssignmentEditForm } from './assignment-edit-form.tsx'
import type { Assignment } from './assignment-values.ts'
import { texts } from './texts.ts'
import { TierTable } from './tier-prices.tsx'
import { useAssignmentChoices } from './use-assignment-choices.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(assignedProductCalls.get, { params: { producto_configuracion_id: params.asignacionId } })

/** An assigned product next to the list; a distributor sees their own price. */
export default function AssignmentPanel({ loaderData: row }: Route.ComponentProps) {
  const language = useLanguage()
  const { puede_asignar: mayAssign, puede_eliminar: mayRemove } = useAssignmentChoices()
  return (
    <SidePanel
      title={nameIn(row, 'producto_nombre', language)}
      size="form"
      status={
        <SummaryLine>
          {row.empresa_nombre}
          {row.sucursal_nombre}
          {countryName(row.pais_id, language)}
        </SummaryLine>
      }
      actions={mayRemove && <Actions row={row} />}
    >
      {mayAssign ? <AssignmentEditForm key={row.id} row={row} /> : <TierTable tiers={row.tramos} />}
    </SidePanel>
  )
}

function Actions({ row }: { row: Assignment }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { send } = useSend(assignedProductCalls.remove)

  async function remove() {
    const title = t.removeTitle(nameIn(row, 'producto_nombre', language), row.sucursal_nombre)
    if (!(await confirm({ title, text: t.removeText, action: t.remove, isDanger: true }))) return
    const reply = await send({ params: { id: row.id } })
    if (reply.ok) void navigate({ pathname: '..', search }, { preventScrollReset: true })
  }
  return <RecordMenu actions={[{ label: t.removeAssignment, icon: IconTrash, onClick: remove, isDanger: true }]} />
}
