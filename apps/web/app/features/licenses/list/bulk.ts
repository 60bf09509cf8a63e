import { licenseCalls } from '@portal/contract/licenses/calls'
import { IconPlayerPause, IconPlayerPlay, IconRefresh, IconTrash } from '@tabler/icons-react'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { useTexts } from '#core/language/language.ts'
import { useLicenseChoices } from './rows.ts'
import { texts } from './texts.ts'

/** What the list offers for many licenses. */
export function useLicenseBulk(total: number): Bulk {
  const t = useTexts(texts)
  const { puede_eliminar: mayDelete } = useLicenseChoices()
  const removal = {
    name: 'eliminar',
    label: t.remove,
    icon: IconTrash,
    will: t.willRemove,
    done: t.removed,
    isDanger: true,
  }
  return {
    calls: licenseCalls,
    total,
    actions: [
      { name: 'renovar', label: t.renew, icon: IconRefresh, will: t.willRenew, done: t.renewed },
      {
        name: 'suspender',
        label: t.suspend,
        icon: IconPlayerPause,
        will: t.willSuspend,
        done: t.suspended,
        comment: t.reason,
      },
      { name: 'reactivar', label: t.reactivate, icon: IconPlayerPlay, will: t.willReactivate, done: t.reactivated },
      ...(mayDelete ? [removal] : []),
    ],
  }
}
