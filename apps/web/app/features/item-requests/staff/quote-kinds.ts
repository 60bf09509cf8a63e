import { RequestKind } from '@portal/contract/marketplace/constants'

/** The kinds of a request for a machine; a repair has none. */
export const quoteKinds = [RequestKind.sale, RequestKind.rent] as const
