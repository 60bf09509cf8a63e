import { Role } from '@portal/contract/access/constants'
import { aLine, anApprover, aQuote, aSeller, type Seller } from './quotes.ts'
import { startApp, type TestApp } from './start-app.ts'

/** A portal with a seller, and with two people who decide what is above their limit: the manager up to their own. */
export interface Approvals extends TestApp {
  seller: Seller
  manager: Seller
  administrator: Seller
  /** A quote whose one line has this discount, in percent; the seller's unless it is said whose. */
  discounted(descuento: number, as?: Seller): ReturnType<typeof aQuote>
}

export async function openApprovals(): Promise<Approvals> {
  const app = await startApp()
  const seller = await aSeller(app)
  const manager = await anApprover(app)
  const administrator = await anApprover(app, Role.administrator)
  const discounted = (descuento: number, as = seller) => aQuote(app, as, { lineas: [aLine({ descuento })] })
  return { ...app, seller, manager, administrator, discounted }
}
