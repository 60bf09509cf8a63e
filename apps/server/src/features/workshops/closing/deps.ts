import type { Language } from '@portal/contract/core/language'
import type { LicenseOrigin, LicenseType } from '@portal/contract/licenses/constants'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'

/** Issues and revokes certificates inside the caller's transaction. */
export interface Certificates {
  /**
   * Throws a `Refusal` that says why this person gets none. Who has one of this workshop already keeps it: `isNew` is
   * false.
   */
  issue(
    tx: Db,
    actor: Actor,
    certificate: {
      workshopId: number
      registrationId: number
      name: string
      email: string
      language: Language
      title: { es: string; en: string }
      hours: number
      /** `YYYY-MM-DD`, in the zone of the workshop. */
      issuedOn: string
    },
  ): Promise<{ certificateId: number; isNew: boolean }>
  /** Queues its mail, with further paragraphs. */
  send(tx: Db, actor: Actor, certificateId: number, further: readonly string[]): Promise<void>
  revoke(tx: Db, actor: Actor, certificate: { certificateId: number; reason: string }): Promise<void>
}

/** Grants and takes back the free license of one year inside the caller's transaction. */
export interface Licenses {
  /** Grants it to the account of this e-mail, or to the one that this e-mail will make. Throws a `Refusal` otherwise. */
  grantByEmail(
    tx: Db,
    actor: Actor,
    license: {
      email: string
      serviceId: number
      typeId: LicenseType
      /** `YYYY-MM-DD`, in the zone of the workshop. */
      startsOn: string
      origin: LicenseOrigin
    },
  ): Promise<{ ref: number; isPending: boolean }>
  /** Takes a grant back. Throws a `Refusal` when its license has changed since. */
  withdrawGrant(tx: Db, actor: Actor, ref: number): Promise<void>
}

/** What closing a workshop needs of the features of certificates and licenses. */
export interface ClosingDeps {
  certificates: Certificates
  licenses: Licenses
}
