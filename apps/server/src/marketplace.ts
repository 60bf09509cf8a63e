import type { Door } from '#core/door/door.ts'
import { auctionJobs } from '#features/auctions/jobs.ts'
import { auctionRoutes } from '#features/auctions/routes.ts'
import type { RequestDeps } from '#features/item-requests/deps.ts'
import { requestJobs } from '#features/item-requests/jobs.ts'
import { requestRoutes } from '#features/item-requests/routes.ts'
import { marketJobs } from '#features/machines/market/jobs.ts'
import { marketRoutes } from '#features/machines/market/routes.ts'
import { offerRoutes } from '#features/offers/routes.ts'
import { favoriteRoutes } from '#features/properties/favorites/routes.ts'
import { propertyMarketJobs } from '#features/properties/market/jobs.ts'
import { propertyMarketRoutes } from '#features/properties/market/routes.ts'
import { savedSearchJobs } from '#features/saved-searches/jobs.ts'
import { savedSearchRoutes } from '#features/saved-searches/routes.ts'
import type { Deps } from './deps.ts'

/** What visitors and customers do with items and properties: requests, auctions, offers, the public lists, favorites, searches. */
export async function mountMarketplace(door: Door, deps: Deps, requestDeps: Deps & RequestDeps): Promise<void> {
  requestRoutes(door, requestDeps)
  await requestJobs(requestDeps)
  auctionRoutes(door, requestDeps)
  await auctionJobs(requestDeps)
  offerRoutes(door, requestDeps)
  marketRoutes(door, deps)
  await marketJobs(deps)
  propertyMarketRoutes(door, deps)
  favoriteRoutes(door, deps)
  await propertyMarketJobs(deps)
  savedSearchRoutes(door, deps)
  await savedSearchJobs(deps)
}
