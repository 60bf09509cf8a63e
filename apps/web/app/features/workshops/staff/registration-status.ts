import type { RegistrationStatus } from '@portal/contract/workshops/constants'
import type { Tone } from '#core/dashboard/status-dot.tsx'

/** Colours of the statuses: registered, attended, cancelled. */
export const statusTones: Readonly<Record<RegistrationStatus, Tone>> = { 1: 'info', 4: 'done', 5: 'neutral' }
