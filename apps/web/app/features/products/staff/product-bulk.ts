import { IconCircleCheck, IconCircleOff } from '@tabler/icons-react'
import type { BulkAction } from '#core/dashboard/list/bulk/bulk.ts'
import { useTexts } from '#core/language/language.ts'
import { productTexts } from './product-texts.ts'

/** What can be done to many products. Deleting one asks for its name to be typed, so that many are not deleted. */
export function useProductBulkActions(): readonly BulkAction[] {
  const t = useTexts(productTexts)
  return [
    { name: 'activar', label: t.activate, icon: IconCircleCheck, will: t.willActivate, done: t.activated },
    { name: 'desactivar', label: t.deactivate, icon: IconCircleOff, will: t.willDeactivate, done: t.deactivated },
  ]
}
