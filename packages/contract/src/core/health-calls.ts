import { coreMessages } from './core-messages.ts'
import { call } from './endpoint.ts'
import { HealthSchema } from './schemas.ts'

export const healthCalls = {
  read: call(
    { method: 'GET', path: '/v1/salud', area: coreMessages },
    {
      summary: 'Answers 200, or 503 with the same data when the database is unavailable or the process is stopping',
      access: 'public',
      whileClosed: true,
      reply: HealthSchema,
    },
  ),
}
