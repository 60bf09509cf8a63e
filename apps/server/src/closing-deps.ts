import { issue, revoke, send } from '#features/certificates/service.ts'
import { grantByEmail, withdrawGrant } from '#features/licenses/service.ts'
import type { ClosingDeps } from '#features/workshops/closing/deps.ts'
import type { Deps } from './deps.ts'

/** What closing a workshop needs of certificates and licenses. */
export const closingDeps = (deps: Pick<Deps, 'env' | 'mails' | 'secrets'>): ClosingDeps => ({
  certificates: {
    issue,
    revoke,
    send: (tx, actor, certificateId, further) => send(tx, deps, actor, certificateId, further),
  },
  licenses: { grantByEmail, withdrawGrant },
})
