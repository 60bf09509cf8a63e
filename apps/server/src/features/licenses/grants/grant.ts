import type { LicenseOrigin } from '@portal/contract/licenses/constants'

/** A license for an e-mail. */
export interface Grant {
  email: string
  serviceId: number
  typeId: number
  /** `YYYY-MM-DD`, in the holder's time zone. */
  startsOn: string
  origin: LicenseOrigin
}
