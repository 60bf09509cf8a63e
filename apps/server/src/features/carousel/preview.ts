import { designLimits, previewPath } from '@portal/contract/carousel/constants'
import { carouselMessages as m } from '@portal/contract/carousel/messages'
import { Refusal } from '#core/base/errors.ts'
import { isSameSecret } from '#core/base/secrets.ts'
import type { Db } from '#core/database/database.ts'
import { signatureOf } from '#core/identity/signatures.ts'
import { readDraft } from './design/queries.ts'
import { type CarouselDeps, shownSlides } from './service.ts'
import type { Slides } from './types.ts'

const hour = 3_600_000

const tokenOf = (secret: string, ends: number): string => `${ends}-${signatureOf(secret, `home-preview|${ends}`)}`

/** Returns a secret address that shows the draft for 24 h to whoever has it. */
export function previewLink(secret: string, now = new Date()): { enlace: string; vence_en: string } {
  const ends = now.getTime() + designLimits.previewHours * hour
  return { enlace: `${previewPath}/${tokenOf(secret, ends)}`, vence_en: new Date(ends).toISOString() }
}

/** Returns the slides of the draft as visitors would see them now. Throws `previewEnded` for a wrong or ended link. */
export async function previewSlides(
  { db, log }: { db: Db; log: CarouselDeps['log'] },
  secret: string,
  token: string,
  now = new Date(),
): Promise<Slides> {
  const ends = Number(/^(\d{1,15})-/.exec(token)?.[1])
  if (!(ends > now.getTime()) || !isSameSecret(token, tokenOf(secret, ends))) throw new Refusal(m.previewEnded)
  const { slides } = await readDraft(db)
  return shownSlides(slides, now, log)
}
