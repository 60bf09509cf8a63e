import type { Message } from '@portal/contract/core/messages'
import { LicenseOrigin, LicenseType } from '@portal/contract/licenses/constants'
import { licenseMessages as m } from '@portal/contract/licenses/messages'
import type { Actor, Anyone } from '#core/base/actor.ts'
import { everything } from '#core/base/scope.ts'
import type { Db } from '#core/database/database.ts'
import { findOpen } from '../own/scope.ts'
import { getInterval } from '../own/type.ts'
import { type LockedLicense, lockAny } from '../queries.ts'
import { boughtType, refusedPurchase } from '../rules.ts'
import { grantLicense } from '../save/grant.ts'
import { yearsAfter } from '../save/queries.ts'
import { extendLicense } from './extend.ts'
import { firstOpening } from './queries.ts'

/** What a confirmed quote did to the license that it names. */
export interface BoughtRenewal {
  /** The number of the license; of a demo that of the license which follows it. */
  code: string
  /** Its last day now, `YYYY-MM-DD` where its holder is; null when it was not renewed. */
  endsOn: string | null
  /** Why it was not. */
  why: Message | null
}

interface Sale {
  quoteId: number
  licenseId: number
  lines: readonly { producto_id: number; anios_licencia: number }[]
}

/** Whether a person may write a quote that renews this license: their own, or one of their list. */
export const mayQuoteRenewal = async (db: Db, actor: Actor, licenseId: number): Promise<boolean> =>
  (await findOpen(db, actor, licenseId)) !== undefined

/**
 * Renews the license of a confirmed quote inside the caller's transaction, for the years of the line that opens its
 * service (rule licenses/renewal); a demo is followed by a license that begins today. A license that cannot be renewed
 * stays as it is, and the reason is returned, since the client has bought anyway.
 */
export async function renewByQuote(db: Db, by: Anyone, { quoteId, licenseId, lines }: Sale): Promise<BoughtRenewal> {
  const before = (await lockAny(db, everything, licenseId))!
  const line = await firstOpening(db, before.servicio_id, lines)
  const why = refusedPurchase(before) ?? (line ? null : m.notInQuote)
  if (why || !line) return { code: before.codigo, endsOn: null, why }
  const bought = { quoteId, years: line.anios_licencia }
  const { codigo: code, fecha_termino: endsOn } =
    before.tipo_licencia_id === LicenseType.demo
      ? await follow(db, by, before, bought)
      : await extend(db, by, before, bought)
  return { code, endsOn, why: null }
}

interface Bought {
  quoteId: number
  years: number
}

async function extend(db: Db, by: Anyone, before: LockedLicense, { quoteId, years }: Bought) {
  const { tipo_licencia_id: typeId } = before
  const type = boughtType({ typeId, typeYears: await getInterval(db, typeId), years })
  const { after } = await extendLicense(db, by, before, { typeId: type, years, quoteId })
  return after
}

/** Gives the license that a demo is converted into; the demo ends by itself. */
const follow = async (db: Db, by: Anyone, demo: LockedLicense, { quoteId, years }: Bought) =>
  grantLicense(db, by, {
    userId: demo.usuario_id,
    serviceId: demo.servicio_id,
    typeId: LicenseType.business,
    startsOn: demo.hoy,
    endsOn: await yearsAfter(db, demo.hoy, years),
    origin: LicenseOrigin.quote,
    quoteId,
  })
