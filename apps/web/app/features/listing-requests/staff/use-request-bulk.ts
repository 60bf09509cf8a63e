import { Module } from '@portal/contract/access/constants'
import { requestCalls } from '@portal/contract/listing-requests/calls'
import { IconArchive, IconInboxOff, IconMessages, IconUserCheck } from '@tabler/icons-react'
import type { Bulk, BulkAction } from '#core/dashboard/list/bulk/bulk.ts'
import { useDeleting } from '#core/dashboard/list/bulk/deleting.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { bulkTexts } from './bulk-texts.ts'

/** What the list offers for many requests: moves that need nothing but a comment. Owners negotiate and delete. */
export function useRequestBulk(isRepair: boolean, total: number): Bulk {
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
  const isOwner = modules.has(Module.myClassifieds) && !isRepair
  const actions: BulkAction[] = modules.has(Module.manageClassifieds) ? [accept, negotiate, close, cancel] : [negotiate]
  return {
    calls: requestCalls,
    total,
    // repairs have neither kind nor listing
    asked: isRepair ? { lista: 'reparaciones', tipo: '', clasificado_id: null } : { lista: 'cotizaciones' },
    actions: isOwner ? [...actions, deleting] : actions,
  }
}
