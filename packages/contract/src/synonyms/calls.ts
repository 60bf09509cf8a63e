import { recordCalls } from '../core/records/calls.ts'
import { synonymMessages as area, synonymDoneMessages as done } from './messages.ts'
import type { synonym } from './schemas.ts'

export const synonymCalls = recordCalls<typeof synonym>({ path: '/v1/clasificado/sinonimo', area, done })
