import type { Anyone } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { type Asking, pinState } from '#core/identity/pins/pins.ts'
import type { LockedQuote } from '../queries.ts'
import { isOpen } from '../rules.ts'

type Asked = Pick<LockedQuote, 'id' | 'cliente_email'>

/** The PINs of one revision: no PIN is valid for another quote, and each has five a day (rule pins/tries). */
export const pinKeyOf = ({ id, cliente_email }: Asked) => ({ purpose: `quote:${id}`, email: cliente_email })

export const askingFor = (by: Anyone, quote: Asked): Asking => ({ by, ...pinKeyOf(quote), wrongTriesPerDay: null })

/** Returns when the last PIN of a quote expires, and when another may be requested; both null after the end. */
export async function pinStateOf(
  db: Db,
  quote: LockedQuote,
): Promise<{ vence_en: Date | null; proximo_en: Date | null }> {
  if (!isOpen(quote)) return { vence_en: null, proximo_en: null }
  const { endsAt, nextAt } = await pinState(db, pinKeyOf(quote))
  return { vence_en: endsAt, proximo_en: nextAt }
}
