/** What is said to documents alone: for a picture, a face or a script they are 400 bytes of nothing, forty times a page. */
const toDocuments = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0', // the filter of old browsers did more harm than good
}

/** Names of the headers that speak of documents. */
export const forDocuments: readonly string[] = Object.keys(toDocuments)

/** What every answer says to browsers. Pages have a policy of their own; for all else nothing may be run or framed. */
export const securityHeaders = (isProduction: boolean): Readonly<Record<string, string>> => ({
  ...toDocuments,
  'cross-origin-resource-policy': 'same-origin',
  ...(isProduction && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  'x-content-type-options': 'nosniff',
})
