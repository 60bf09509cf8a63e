import type { RegistrationStatus } from '@portal/contract/workshops/constants'
import type { Tone } from '#core/dashboard/status-dot.tsx'

/** Who is coming, who came, and who does not come any more. */
export const statusTones: Readonly<Record<RegistrationStatus, Tone>> = { 1: 'info', 4: 'done', 5: 'neutral' }
