import { auctionStreamPath } from '@portal/contract/auctions/calls'
import { LiveAuctionSchema } from '@portal/contract/auctions/schemas'
import type { Db } from '#core/database/database.ts'
import type { Topic } from '#core/http/topic-streams.ts'
import { getLive } from './queries.ts'
import { liveOf } from './view.ts'

/** The live page of an auction. */
export const auctionTopic = (db: Db): Topic => ({
  path: `${auctionStreamPath}/:id`,
  area: 'subastas',
  async read(id) {
    const row = await getLive(db, id)
    return row ? JSON.stringify(LiveAuctionSchema.parse(await liveOf(db, row))) : null
  },
})
