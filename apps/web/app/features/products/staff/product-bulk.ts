import { mayDelete } from '@portal/contract/access/hierarchy'
import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react'
import type { BulkAction } from '#core/dashboard/list/bulk/bulk.ts'
import { useDeleting } from '#core/dashboard/list/bulk/deleting.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { productTexts } from './product-texts.ts'

/** What can be done to many products; deleting by those who may delete one. */
export function useProductBulkActions(): readonly BulkAction[] {
  const t = useTexts(productTexts)
  const { user } = useSignedIn()
  const deleting = { ...useDeleting(), will: t.willDelete }
  return [
    { name: 'activar', label: t.activate, icon: IconCircleCheck, will: t.willActivate, done: t.activated },
    { name: 'desactivar', label: t.deactivate, icon: IconCircleOff, will: t.willDeactivate, done: t.deactivated },
    ...(mayDelete(user.rol_id) ? [deleting] : []),
  ]
}
