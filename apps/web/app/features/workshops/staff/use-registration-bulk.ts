import { workshopCalls } from '@portal/contract/workshops/calls'
import { IconUserCheck, IconUserPlus, IconUserX } from '@tabler/icons-react'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { useTexts } from '#core/language/language.ts'
import { registrationTexts } from './registration-texts.ts'

/** What the list offers for many registrations. */
export function useRegistrationBulk(total: number): Bulk {
  const t = useTexts(registrationTexts)
  return {
    calls: workshopCalls,
    total,
    actions: [
      { name: 'marcar_asistencia', label: t.attended, icon: IconUserCheck, will: t.willAttend, done: t.didAttend },
      { name: 'anular', label: t.cancel, icon: IconUserX, will: t.willCancel, done: t.canceled, isDanger: true },
      { name: 'reinscribir', label: t.restore, icon: IconUserPlus, will: t.willRestore, done: t.restored },
    ],
  }
}
