import { z } from 'zod'
import { idField } from '../core/fields.ts'
import type { machineMessages } from './messages.ts'

const says = (key: keyof typeof machineMessages) => key

export const ByIdSchema = z.object({ id: idField(says('idInvalid')) })
export const SavedSchema = z.object({ id: z.number(), version: z.number() })
