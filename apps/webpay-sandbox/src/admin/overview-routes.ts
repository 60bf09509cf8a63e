import type { FastifyInstance, FastifyRequest } from 'fastify'
import { assetsVersion } from '../pages/assets.ts'
import { link, type Place } from '../pages/layout.ts'
import { sendPage } from '../pages/send.ts'
import { languageOf } from '../pages/texts.ts'
import { type Switches, SwitchesSchema } from '../rules/switches.ts'
import type { Sandbox } from '../sandbox.ts'
import { bookTotals } from '../state/books.ts'
import { listPayments } from '../state/payments.ts'
import { countPlans } from '../state/plans.ts'
import { readSettings, storeSwitches } from '../state/settings.ts'
import { choicesOf, overviewPage } from './overview-page.ts'
import { paymentView } from './views.ts'

const newest = 50

/** The page of whoever runs the sandbox by hand. */
export function overviewRoutes(admin: FastifyInstance, { db, basePath }: Sandbox): void {
  const placeOf = ({ query }: FastifyRequest): Place => ({
    language: languageOf((query as Record<string, unknown>).lang),
    base: basePath,
    version: assetsVersion,
  })

  admin.get('/', async (request, reply) => {
    const { now, switches } = await readSettings(db)
    const payments = await listPayments(db, { limit: newest })
    const overview = {
      now,
      switches,
      totals: await bookTotals(db, {}),
      payments: payments.map((payment) => paymentView(payment, now, switches)),
      plans: { faults: await countPlans(db, 'fault', now), outcomes: await countPlans(db, 'outcome', now) },
    }
    return sendPage(reply, 200, overviewPage(placeOf(request), overview))
  })

  admin.post('/switches', async (request, reply) => {
    const { switches } = await readSettings(db)
    await storeSwitches(db, SwitchesSchema.parse({ ...switches, ...fromForm(request.body as Record<string, string>) }))
    return reply.redirect(link(placeOf(request), '/admin'), 303)
  })
}

/** A form sends texts; what is no choice of words is a number or yes and no. */
function fromForm(sent: Record<string, string>): Record<string, unknown> {
  const read = ([name, text]: [string, string]) => {
    const choices = name in SwitchesSchema.shape ? choicesOf(name as keyof Switches) : [text]
    if (choices === null || choices.every((choice) => /^\d+$/.test(choice))) return [name, Number(text)]
    return [name, choices[0] === 'true' ? text === 'true' : text]
  }
  return Object.fromEntries(Object.entries(sent).map(read))
}
