import { mayDelete } from '@portal/contract/access/hierarchy'
import { IconCircleCheck, IconEye, IconEyeOff } from '@tabler/icons-react'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { useDeleting } from '#core/dashboard/list/bulk/deleting.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { bulkTexts } from './bulk-texts.ts'

/** What a list offers for many items. Staff approve; to change those of others takes an administrator. */
export function useItemBulk(calls: Bulk['calls'], isOfAll: boolean, total: number): Bulk {
  const t = useTexts(bulkTexts)
  const { user } = useSignedIn()
  const deleting = useDeleting()
  const approve = { name: 'aprobar', label: t.approve, icon: IconCircleCheck, will: t.willApprove, done: t.approved }
  const changes = [
    { name: 'activar', label: t.show, icon: IconEye, will: t.willShow, done: t.shown },
    { name: 'desactivar', label: t.hide, icon: IconEyeOff, will: t.willHide, done: t.hidden },
    deleting,
  ]
  const ofAll = mayDelete(user.rol_id) ? [approve, ...changes] : [approve]
  return {
    calls,
    total,
    asked: { alcance: isOfAll ? 'todos' : 'mios' },
    actions: isOfAll ? ofAll : changes,
  }
}
