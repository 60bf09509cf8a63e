import { Module } from '@portal/contract/access/constants'
import { machineCalls } from '@portal/contract/machines/calls'
import { machineMessages } from '@portal/contract/machines/messages'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { IconMessage2Question } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages, useTexts } from '#core/language/language.ts'
import { ItemActions } from '#features/marketplace/staff/item-actions.tsx'
import { useMakeTask } from '#features/tasks/make-task.tsx'
import { machineTexts } from './machine-texts.ts'
import type { Machine } from './machine-values.ts'

/** Other actions on a machine: its requests, and a task while it waits. */
export function MachineActions({ item }: { item: Machine }) {
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
