import { IconTrash } from '@tabler/icons-react'
import { useTexts } from '#core/language/language.ts'
import type { BulkAction } from './bulk.ts'
import { bulkTexts } from './bulk-texts.ts'

/** Returns the action that deletes many records, with texts that fit every list. */
export function useDeleting(): BulkAction {
  const t = useTexts(bulkTexts)
  return { name: 'eliminar', label: t.remove, icon: IconTrash, will: t.willDelete, done: t.deleted, isDanger: true }
}
