import { mayDelete } from '@portal/contract/access/hierarchy'
import { IconUserCheck, IconUserOff } from '@tabler/icons-react'
import type { BulkAction } from '#core/dashboard/list/bulk/bulk.ts'
import { useDeleting } from '#core/dashboard/list/bulk/deleting.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { bulkTexts } from './user-bulk-texts.ts'

/** What can be done to many users; deleting by those who may delete one. */
export function useUserBulkActions(): readonly BulkAction[] {
  const t = useTexts(bulkTexts)
  const { user } = useSignedIn()
  const deleting = { ...useDeleting(), will: t.willDelete }
  return [
    { name: 'activar', label: t.activate, icon: IconUserCheck, will: t.willActivate, done: t.activated },
    { name: 'desactivar', label: t.deactivate, icon: IconUserOff, will: t.willDeactivate, done: t.deactivated },
    ...(mayDelete(user.rol_id) ? [deleting] : []),
  ]
}
