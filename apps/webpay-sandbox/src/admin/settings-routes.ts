import type { FastifyInstance } from 'fastify'
import { SwitchesSchema } from '../rules/switches.ts'
import type { Sandbox } from '../sandbox.ts'
import { advanceClock, readSettings, setClock, storeSwitches } from '../state/settings.ts'
import { ClockSchema } from './schemas.ts'

/** Switches and clock. */
export function settingsRoutes(admin: FastifyInstance, { db }: Sandbox): void {
  admin.get('/switches', async () => (await readSettings(db)).switches)

  admin.patch('/switches', async ({ body }) => {
    const { switches } = await readSettings(db)
    const changed = SwitchesSchema.parse({ ...switches, ...(body as object) })
    await storeSwitches(db, changed)
    return changed
  })

  admin.delete('/switches', async () => {
    await storeSwitches(db, {})
    return (await readSettings(db)).switches
  })

  admin.get('/clock', async () => ({ now: (await readSettings(db)).now }))

  admin.put('/clock', async ({ body }) => {
    const asked = ClockSchema.parse(body)
    if ('now' in asked) await setClock(db, new Date(asked.now))
    else if ('advanceSeconds' in asked) await advanceClock(db, asked.advanceSeconds * 1000)
    else await setClock(db, null)
    return { now: (await readSettings(db)).now }
  })
}
