import { Module } from '@portal/contract/access/constants'
import { requestCalls } from '@portal/contract/item-requests/calls'
import { IconArchive, IconInboxOff, IconMessages, IconUserCheck } from '@tabler/icons-react'
import type { Bulk, BulkAction } from '#core/dashboard/list/bulk/bulk.ts'
import { useDeleting } from '#core/dashboard/list/bulk/deleting.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { bulkTexts } from './bulk-texts.ts'
import type { ListName } from './tabs.ts'

const withoutOthers: Readonly<Record<ListName, object>> = {
  cotizaciones: { propiedad_id: null },
  propiedades: { tipo: '', clasificado_id: null },
  reparaciones: { tipo: '', clasificado_id: null, propiedad_id: null },
}

/** What the list offers for many requests: moves that need nothing but a comment. Owners negotiate and delete. */
export function useRequestBulk(list: ListName, total: number): Bulk {
  const t = useTexts(bulkTexts)
  const { modules } = useSignedIn()
  const deleting = { ...useDeleting(), will: t.willDelete }
  const { comment } = t
  const accept = {
    name: 'aceptar',
    label: t.accept,
    icon: IconUserCheck,
    will: t.willAccept,
    done: t.accepted,
    comment,
  }
  const negotiate = {
    name: 'negociar',
    label: t.negotiate,
    icon: IconMessages,
    will: t.willNegotiate,
    done: t.negotiated,
    comment,
  }
  const close = { name: 'cerrar', label: t.close, icon: IconArchive, will: t.willClose, done: t.closed, comment }
  const cancel = {
    name: 'cancelar',
    label: t.cancel,
    icon: IconInboxOff,
    will: t.willCancel,
    done: t.cancelled,
    comment,
    isDanger: true,
  }
  const [own, all] =
    list === 'propiedades' ? [Module.myProperties, Module.manageProperties] : [Module.myMachines, Module.manageMachines]
  const isOwner = modules.has(own) && list !== 'reparaciones'
  const actions: BulkAction[] = modules.has(all) ? [accept, negotiate, close, cancel] : [negotiate]
  return {
    calls: requestCalls,
    total,
    // each list has filters that the others have not
    asked: { lista: list, ...withoutOthers[list] },
    actions: isOwner ? [...actions, deleting] : actions,
  }
}
