import { coreMessages } from './core-messages.ts'
import { call } from './endpoint.ts'
import type { Of } from './fields.ts'
import type { HealthSchema } from './schemas.ts'

export const healthCalls = {
  /** Answers 200, or 503 with the same data when the database is unavailable or the process is stopping. */
  read: call<{ reply: Of<typeof HealthSchema> }>({ method: 'GET', path: '/v1/salud', area: coreMessages }),
}
