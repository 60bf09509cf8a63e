import { certificateFilePath } from '@portal/contract/certificates/constants'
import { Refusal } from '#core/base/errors.ts'
import type { Redirect } from '#core/http/redirects.ts'
import { claimedId } from '#core/identity/row-links.ts'
import type { CertificateDeps } from './deps.ts'
import { openDocument } from './document/document.ts'
import { isTokenOf } from './links.ts'

/** Redirects the secret link of a holder's mail to their document; after a reissue or a revocation it leads nowhere. */
export const certificateRedirects = (deps: CertificateDeps): readonly Redirect[] => [
  {
    path: `${certificateFilePath}/:token`,
    methods: ['GET'],
    async resolve({ params: { token = '' } }) {
      const id = claimedId(token)
      if (id === null || !isTokenOf(deps.secrets.enlace, token, id)) return null
      try {
        return await openDocument(deps, null, id)
      } catch (error) {
        if (error instanceof Refusal && error.entry.status < 500) return null
        throw error
      }
    },
  },
]
