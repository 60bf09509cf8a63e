import { contactCalls } from '@portal/contract/contacts/calls'
import { IconMailPlus, IconTrash, IconUserCheck } from '@tabler/icons-react'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { useTexts } from '#core/language/language.ts'
import { useWriteBroadcast } from '#features/broadcasts/write-to-contacts.tsx'
import { texts } from './texts.ts'

/** What the list offers for many contacts. */
export function useContactBulk(total: number): Bulk {
  const t = useTexts(texts)
  const write = useWriteBroadcast()
  return {
    calls: contactCalls,
    total,
    ...(write && { links: [{ label: t.writeBroadcast, icon: IconMailPlus, to: write }] }),
    actions: [
      { name: 'tomar', label: t.take, icon: IconUserCheck, will: t.willTake, done: t.taken },
      {
        name: 'eliminar',
        label: t.removeMany,
        icon: IconTrash,
        will: t.willRemove,
        done: t.removed,
        isDanger: true,
      },
    ],
  }
}
