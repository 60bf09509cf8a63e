import type { Of } from '@portal/contract/core/fields'
import type { ProofSchema } from '@portal/contract/sign-in/factor/schemas'
import type { Actor } from '#core/base/actor.ts'
import { record } from '#core/database/record.ts'
import type { SignInDeps } from '../deps.ts'
import { recoveryUsedMail } from './mails.ts'
import { optionsToUse } from './passkeys.ts'
import { withProof } from './prove.ts'
import * as queries from './queries.ts'

type Deps = Pick<SignInDeps, 'db' | 'env' | 'mails' | 'secrets' | 'dayZone'>

/** Returns what the browser needs to prove the reader's identity with one of their passkeys. */
export const proofOptions = ({ db, env }: Pick<Deps, 'db' | 'env'>, actor: Actor) =>
  optionsToUse(db, env.PUBLIC_URL, { purpose: 'confirmar', userId: actor.id })

/** Proves who uses this session, for the next 10 minutes. The password counts only without a device. */
export async function confirmIdentity(deps: Deps, actor: Actor, proof: Of<typeof ProofSchema>): Promise<null> {
  const asked = { by: actor, userId: actor.id, purpose: 'confirmar' as const, proof, device: null }
  return withProof(
    deps,
    asked,
    async () => null,
    async (db, account) => {
      await queries.markProven(db, actor.sessionId)
      if (proof.tipo === 'recuperacion') {
        const left = await queries.countCodes(db, actor.id)
        await deps.mails.queue(db, recoveryUsedMail(deps.env.PUBLIC_URL, account, left))
      }
      await record(db, actor, {
        action: 'factor.proven',
        entity: 'sesion',
        id: actor.sessionId,
        after: { tipo: proof.tipo },
        announces: [{ area: 'perfil', usuario_id: actor.id }],
      })
      return null
    },
  )
}
