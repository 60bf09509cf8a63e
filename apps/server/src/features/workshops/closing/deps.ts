import type { LicenseType } from '@portal/contract/licenses/constants'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { Language } from '#core/mail/layout.ts'

interface Attendee {
  registrationId: number
  name: string
  email: string
  language: Language
}

/** Issues and revokes certificates inside the caller's transaction. */
export interface Certificates {
  /** Throws a `Refusal` that says why this person gets none. Mails are queued in the same transaction. */
  issue(
    tx: Db,
    actor: Actor,
    certificate: Attendee & {
      workshopId: number
      title: { es: string; en: string }
      hours: number
      /** `YYYY-MM-DD`, in the zone of the workshop. */
      issuedOn: string
    },
  ): Promise<{ certificateId: number }>
  revoke(tx: Db, actor: Actor, certificate: { certificateId: number; reason: string }): Promise<void>
}

/** Grants and takes back the free license of one year inside the caller's transaction. */
export interface Licenses {
  /** Grants it to the account of this e-mail, or to the one that this e-mail will make. Throws a `Refusal` otherwise. */
  grantByEmail(
    tx: Db,
    actor: Actor,
    license: Attendee & {
      workshopId: number
      serviceId: number
      typeId: LicenseType
      /** `YYYY-MM-DD`, in the zone of the workshop. */
      startsOn: string
    },
  ): Promise<{ licenseId: number }>
  withdraw(tx: Db, actor: Actor, license: { licenseId: number; reason: string }): Promise<void>
}

/** What closing a workshop needs of the features of certificates and licenses. */
export interface ClosingParts {
  certificates: Certificates
  licenses: Licenses
}
