import type { Door } from '#core/door/door.ts'
import { auctionJobs } from '#features/auctions/jobs.ts'
import { auctionRoutes } from '#features/auctions/routes.ts'
import { marketJobs } from '#features/listing-market/jobs.ts'
import { marketRoutes } from '#features/listing-market/routes.ts'
import type { RequestDeps } from '#features/listing-requests/deps.ts'
import { requestJobs } from '#features/listing-requests/jobs.ts'
import { requestRoutes } from '#features/listing-requests/routes.ts'
import { offerRoutes } from '#features/offers/routes.ts'
import { favoriteRoutes } from '#features/property-favorites/routes.ts'
import { propertyMarketJobs } from '#features/property-market/jobs.ts'
import { propertyMarketRoutes } from '#features/property-market/routes.ts'
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
