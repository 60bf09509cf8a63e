import type { RegistrationStatus } from '@portal/contract/workshops/constants'
import type { Tone } from '#core/dashboard/status-dot.tsx'

export const statusTones: Readonly<Record<RegistrationStatus, Tone>> = {
  1: 'info',
  4: 'done',
  5: 'neutral',
  16: 'attention',
  17: 'neutral',
}
