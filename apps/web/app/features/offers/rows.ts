import type { In, Of } from '@portal/contract/core/fields'
import type {
  CounterSchema,
  OfferFormSchema,
  OfferMachineSchema,
  OfferRowSchema,
  OneOfferMachineSchema,
  StaffOfferSchema,
} from '@portal/contract/offers/schemas'

export type Counter = Of<typeof CounterSchema>
export type OfferForm = In<typeof OfferFormSchema>
export type OfferRow = Of<typeof OfferRowSchema>
export type StaffOffer = Of<typeof StaffOfferSchema>
export type OfferMachine = Of<typeof OfferMachineSchema>
export type OneOfferMachine = Of<typeof OneOfferMachineSchema>
