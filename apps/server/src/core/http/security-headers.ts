/** Headers for documents only: useless for pictures, fonts and scripts, 400 bytes on forty answers per page. */
const toDocuments = {
  'content-security-policy': "default-src 'none';base-uri 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0', // the XSS filter of old browsers did more harm than good
}

/** Names of the headers that concern documents only. */
export const forDocuments: readonly string[] = Object.keys(toDocuments)

/** Returns the headers of every answer. Pages have their own policy; nothing else may run or be framed. */
export const securityHeaders = (isProduction: boolean): Readonly<Record<string, string>> => ({
  ...toDocuments,
  'cross-origin-resource-policy': 'same-origin',
  ...(isProduction && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  'x-content-type-options': 'nosniff',
})
