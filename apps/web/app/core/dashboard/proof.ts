import { proofMessages } from '@portal/contract/core/proof-messages'
import { provideDetour } from '../api/detour.ts'
import { enrolPath, leaveToEnrol } from '../session/token.ts'

/** Asks the reader to prove who they are. Returns whether they did. */
type Ask = () => Promise<boolean>

let provided: Ask | null = null
let open: Promise<boolean> | null = null

/** Sets how the reader is asked; the dashboard does, with a dialog. Returns a function that ends it. */
export function provideProof(ask: Ask): () => void {
  provided = ask
  return () => {
    provided = null
  }
}

/** Asks once for all calls that wait. Returns false where nobody can be asked. */
function askForProof(): Promise<boolean> {
  open ??= (provided?.() ?? Promise.resolve(false)).finally(() => {
    open = null
  })
  return open
}

/**
 * From now on a call that asks who uses the session is sent again after a proof, and one of a session that must add a
 * device first leads to where that is done: its caller never continues.
 */
export function watchProofs(): void {
  provideDetour((code) => {
    if (code === proofMessages.identityUnproven.code) return askForProof()
    if (code !== proofMessages.factorMissing.code || location.pathname === enrolPath) return null
    leaveToEnrol()
    return new Promise<never>(() => {})
  })
}
