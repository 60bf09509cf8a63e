import { quoteFilePath } from '@portal/contract/quotes/constants'
import { Refusal } from '#core/base/errors.ts'
import type { Redirect } from '#core/http/redirects.ts'
import { openLiveLink } from './client/opened.ts'
import type { QuoteDeps } from './deps.ts'
import { type PdfDeps, quoteFile } from './pdf/pdf.ts'

/** Redirects the token of a client's link to his document. */
export const quoteRedirects = (deps: PdfDeps & Pick<QuoteDeps, 'secrets'>): readonly Redirect[] => [
  {
    path: `${quoteFilePath}/:token`,
    methods: ['GET'],
    async resolve({ params }) {
      try {
        const quote = await openLiveLink(deps, params.token ?? '')
        return deps.files.signedPath(await quoteFile(deps, quote), new Date())
      } catch (error) {
        if (error instanceof Refusal) return null
        throw error
      }
    },
  },
]
