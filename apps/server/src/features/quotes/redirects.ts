import { quoteFilePath } from '@portal/contract/quotes/constants'
import { Refusal } from '#core/base/errors.ts'
import type { Redirect } from '#core/http/redirects.ts'
import { openLiveLink } from './client/opened.ts'
import type { QuoteParts } from './parts.ts'
import { type PdfParts, quoteFile } from './pdf/pdf.ts'

/** Redirects the token of a client's link to his document. */
export const quoteRedirects = (parts: PdfParts & Pick<QuoteParts, 'secrets'>): readonly Redirect[] => [
  {
    path: `${quoteFilePath}/:token`,
    methods: ['GET'],
    async resolve({ params }) {
      try {
        const quote = await openLiveLink(parts, params.token ?? '')
        return parts.files.signedPath(await quoteFile(parts, quote), new Date())
      } catch (error) {
        if (error instanceof Refusal) return null
        throw error
      }
    },
  },
]
