import { proofMessages } from '@portal/contract/core/proof-messages'
import { factorLimits } from '@portal/contract/sign-in/factor/constants'
import type { Actor } from './actor.ts'
import { Refusal } from './errors.ts'

/** Throws `identityUnproven` unless the person proved in this session, within the last 10 minutes, who they are. */
export function refuseStale({ provenAt }: Pick<Actor, 'provenAt'>): void {
  const oldest = Date.now() - factorLimits.freshMinutes * 60_000
  if (!provenAt || provenAt.getTime() < oldest) throw new Refusal(proofMessages.identityUnproven)
}

/** The same, only for a person who has a second factor: for changes that depend on what is stored. */
export function refuseStaleFactor(actor: Pick<Actor, 'hasFactor' | 'provenAt'>): void {
  if (actor.hasFactor) refuseStale(actor)
}
