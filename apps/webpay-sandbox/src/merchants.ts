export type Currency = 'CLP' | 'USD'

/** A shop's contract with the provider. Nothing on the wire names a currency: the commerce code decides it. */
export interface Merchant {
  readonly commerceCode: string
  readonly currency: Currency
  /** The card is only reserved at commit and charged by a capture. */
  readonly isDeferred: boolean
}

/** The key that the provider publishes for everyone's trials. */
export const integrationApiKey = '579B532A7440BB0C9079DED94D31EA1615BACEB56610332264630D42D0A36B1C'

/** The published integration codes, and one of our own for dollars, for which none is published. */
export const integrationMerchants: readonly Merchant[] = [
  { commerceCode: '597055555532', currency: 'CLP', isDeferred: false },
  { commerceCode: '597055555540', currency: 'CLP', isDeferred: true },
  { commerceCode: '597055555590', currency: 'USD', isDeferred: false },
]

const integrationCode = /^5970555555\d\d$/

/** Throws when a code is not of the integration range: a real shop's code must never meet a simulated bank. */
export function refuseRealCodes(merchants: readonly Merchant[]): void {
  for (const { commerceCode } of merchants)
    if (!integrationCode.test(commerceCode))
      throw new Error(`the payment sandbox takes integration commerce codes only, and ${commerceCode} is none`)
}
