import { machineCalls } from '@portal/contract/machines/calls'
import { apiContext } from '#core/api/api.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { ItemPanel } from '#features/marketplace/staff/item-panel.tsx'
import type { Route } from './+types/machine.route'
import { MachineActions } from './machine-actions.tsx'
import { MachineEditForm } from './machine-edit-form.tsx'
import { MachineFacts } from './stored-facts.tsx'
import { useFieldTexts } from './use-compared-machine.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(machineCalls.get, { params: { clasificado_id: params.clasificadoId } })

/** A machine next to its list. */
export default function MachinePanel({ loaderData: item }: Route.ComponentProps) {
  return (
    <ItemPanel
      item={item}
      title={item.marca}
      actions={<MachineActions item={item} />}
      fieldOf={useFieldTexts(item.moneda)}
      call={machineCalls.approve}
    >
      {item.puede_editar ? <MachineEditForm key={item.id} item={item} /> : <MachineFacts item={item} />}
    </ItemPanel>
  )
}
