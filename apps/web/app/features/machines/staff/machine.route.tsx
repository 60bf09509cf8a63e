import { Module } from '@portal/contract/access/constants'
import { entriesOf } from '@portal/contract/core/entities'
import { machineCalls } from '@portal/contract/machines/calls'
import { machineFields } from '@portal/contract/machines/fields'
import { machineMessages } from '@portal/contract/machines/messages'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { IconMessage2Question } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useMessages, useTexts } from '#core/language/language.ts'
import { ItemActions } from '#features/marketplace/staff/item-actions.tsx'
import { ItemPanel } from '#features/marketplace/staff/item-panel.tsx'
import { thumbOf } from '#features/marketplace/staff/pictures/thumb.ts'
import { useMakeTask } from '#features/tasks/make-task.tsx'
import type { Route } from './+types/machine.route'
import { MachineEditForm } from './machine-edit-form.tsx'
import { machineTexts } from './machine-texts.ts'
import type { Machine } from './machine-values.ts'
import classes from './stored-facts.module.css'
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

/** A machine for readers who may not edit it: the filled fields of its form. */
function MachineFacts({ item }: { item: Machine }) {
  const t = useTexts(machineTexts)
  const fieldOf = useFieldTexts(item.moneda)
  const filled = entriesOf(machineFields).filter(([name]) => item[name])
  return (
    <>
      <div className={classes.pictures}>
        {item.imagenes.map((picture, place) => (
          <img key={picture.id} src={thumbOf(picture)} alt={t.picture(place + 1)} loading="lazy" />
        ))}
      </div>
      <FactGrid
        facts={[
          { label: t.owner, value: item.usuario_nombre },
          ...filled.map(([name]) => {
            const { label, text } = fieldOf(name)
            return { label, value: text(item[name]) }
          }),
        ]}
      />
    </>
  )
}

/** Other actions on a machine: its requests, and a task while it waits. */
function MachineActions({ item }: { item: Machine }) {
  const t = useTexts(machineTexts)
  const message = useMessages(machineMessages)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const waits = item.aprobacion === ApprovalStatus.pending || item.estado_cambios === 'pendiente'
  const origin = { titulo: `${item.sku} · ${item.marca}`, texto: item.sku, direccion: pathname }
  const makeTask = useMakeTask(waits ? origin : null)
  return (
    <ItemActions
      item={item}
      name={item.marca}
      calls={machineCalls}
      page={`/classifieds/${item.id}`}
      module={Module.manageMachines}
      frozen={message.numbered(machineMessages.reservedOrSold.code)}
      own={[
        {
          label: t.seeRequests,
          icon: IconMessage2Question,
          onClick: () => void navigate(`/dashboard/clasificados/clasificados-solicitudes?clasificado_id=${item.id}`),
        },
        ...makeTask,
      ]}
    />
  )
}
