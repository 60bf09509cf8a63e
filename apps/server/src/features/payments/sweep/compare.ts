import type { PaymentDeps } from '../deps.ts'
import { finish } from '../finish/finish.ts'
import { systemCaller } from '../move.ts'
import * as shared from '../queries.ts'
import * as queries from './queries.ts'

const page = 100
const silencesToStop = 5

/**
 * Asks for the status of every ended payment that the provider still reports, and adds contradictions to the list of
 * differences (rule payments/differences). Changes no payment.
 */
export async function compareBooks(deps: PaymentDeps): Promise<void> {
  const { provider } = deps.gateway
  if (provider === null) return // there is nobody to ask
  const by = systemCaller('compare')
  let [after, silences] = [0, 0]
  for (;;) {
    const rows = await queries.listCompared(deps.db, provider, after, page)
    if (rows.length === 0) return
    for (const { id } of rows) {
      after = id
      const payment = await shared.getPayment(deps.db, { id })
      if (!payment) continue
      const { evidence } = await finish(deps, by, payment, { occasion: 'comparison' })
      if (!evidence?.answer && ++silences >= silencesToStop) throw new Error('the provider does not answer')
    }
  }
}
