import { orderFilePath } from '@portal/contract/production/constants'
import { quoteFilePath } from '@portal/contract/quotes/constants'
import { Refusal } from '#core/base/errors.ts'
import type { Redirect } from '#core/http/redirects.ts'
import { openLiveLink } from './client/opened.ts'
import type { QuoteDeps } from './deps.ts'
import { type PdfDeps, quoteFile } from './pdf/pdf.ts'
import { getShownFile } from './production/order-queries.ts'

/** Redirects the token of a client's link to their document, and to those of their order that they may see. */
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
  {
    path: `${orderFilePath}/:token/:documentoId`,
    methods: ['GET'],
    async resolve({ params }) {
      try {
        const quote = await openLiveLink(deps, params.token ?? '')
        const id = await getShownFile(deps.db, quote.id, idOf(params.documentoId))
        return id && deps.files.signedPath(id, new Date())
      } catch (error) {
        if (error instanceof Refusal) return null
        throw error
      }
    },
  },
]

/** Returns the id that a path names; 0, which no row has, for anything else. */
const idOf = (text = ''): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
