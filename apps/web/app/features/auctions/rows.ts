import type {
  AuctionCardSchema,
  AuctionRowSchema,
  BidderAuctionSchema,
  LiveAuctionSchema,
  PublicAuctionSchema,
  StaffAuctionSchema,
} from '@portal/contract/auctions/schemas'
import type { Of } from '@portal/contract/core/fields'

export type Live = Of<typeof LiveAuctionSchema>
export type Auction = Of<typeof PublicAuctionSchema>
export type BidderAuction = Of<typeof BidderAuctionSchema>
export type Card = Of<typeof AuctionCardSchema>
export type AuctionRow = Of<typeof AuctionRowSchema>
export type StaffAuction = Of<typeof StaffAuctionSchema>

/** The page of a machine's auction. */
export const auctionPath = (machineId: number) => `/classifieds/${machineId}/online-auction`
