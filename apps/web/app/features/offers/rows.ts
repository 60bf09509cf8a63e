import type { In, Of } from '@portal/contract/core/fields'
import type {
  CounterSchema,
  OfferFormSchema,
  OfferListingSchema,
  OfferRowSchema,
  OneOfferListingSchema,
  StaffOfferSchema,
} from '@portal/contract/offers/schemas'

export type Counter = Of<typeof CounterSchema>
export type OfferForm = In<typeof OfferFormSchema>
export type OfferRow = Of<typeof OfferRowSchema>
export type StaffOffer = Of<typeof StaffOfferSchema>
export type OfferListing = Of<typeof OfferListingSchema>
export type OneOfferListing = Of<typeof OneOfferListingSchema>
