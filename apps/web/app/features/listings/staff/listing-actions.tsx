import { Module } from '@portal/contract/access/constants'
import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { itemCalls } from '@portal/contract/listings/calls'
import { ApprovalStatus } from '@portal/contract/marketplace/states'
import { IconMessage2Question } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { useMessages, useTexts } from '#core/language/language.ts'
import { ItemActions } from '#features/marketplace/staff/item-actions.tsx'
import { useMakeTask } from '#features/tasks/make-task.tsx'
import { itemTexts } from './item-texts.ts'
import type { Item } from './item-values.ts'

/** Other actions on a listing: its requests, and a task while it waits. */
export function ListingActions({ item }: { item: Item }) {
  const t = useTexts(itemTexts)
  const message = useMessages(classifiedMessages)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const waits = item.aprobacion === ApprovalStatus.pending || item.estado_cambios === 'pendiente'
  const origin = { titulo: `${item.sku} · ${item.marca}`, texto: item.sku, direccion: pathname }
  const makeTask = useMakeTask(waits ? origin : null)
  return (
    <ItemActions
      item={item}
      name={item.marca}
      calls={itemCalls}
      page={`/classifieds/${item.id}`}
      module={Module.manageClassifieds}
      frozen={message.numbered(classifiedMessages.reservedOrSold.code)}
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
