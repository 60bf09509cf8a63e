import type { FastifyInstance } from 'fastify'
import { FaultSchema, lowestCode, OutcomeSchema } from '../rules/plans.ts'
import type { Sandbox } from '../sandbox.ts'
import { deletePlans, insertPlan, listPlans } from '../state/plans.ts'
import { readSettings } from '../state/settings.ts'

interface ById {
  Params: { id: string }
}

/** What is to go wrong, and how payments are to end. */
export function planRoutes(admin: FastifyInstance, { db }: Sandbox): void {
  admin.post('/faults', async ({ body }, reply) => {
    const fault = FaultSchema.parse(body)
    const { now } = await readSettings(db)
    return reply.code(201).send({ id: await insertPlan(db, 'fault', fault, now), ...fault })
  })

  admin.post('/outcomes', async ({ body }, reply) => {
    const outcome = OutcomeSchema.parse(body)
    const { now, switches } = await readSettings(db)
    const lowest = lowestCode(switches.responseLevel)
    if ((outcome.responseCode ?? 0) < lowest)
      return reply.code(400).send({ error: `responseLevel ${switches.responseLevel} tells codes from 0 to ${lowest}` })
    return reply.code(201).send({ id: await insertPlan(db, 'outcome', outcome, now), ...outcome })
  })

  for (const [path, kind] of [
    ['/faults', 'fault'],
    ['/outcomes', 'outcome'],
  ] as const) {
    admin.get(path, async () => ({
      plans: (await listPlans(db, kind)).map(({ id, definition, remaining, expires_at }) => ({
        id,
        ...(definition as object),
        remaining,
        expiresAt: expires_at,
      })),
    }))
    admin.delete(path, async () => ({ deleted: await deletePlans(db, kind) }))
    admin.delete<ById>(`${path}/:id(^\\d{1,9}$)`, async ({ params }) => ({
      deleted: await deletePlans(db, kind, Number(params.id)),
    }))
  }
}
