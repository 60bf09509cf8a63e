/** Returns the Content-Security-Policy of a stored file: nothing may run in it. */
export const policyOfFile = (type: string): string =>
  type === 'application/pdf' // PDF viewers do not open inside a sandbox, and have their own
    ? "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"
    : "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox"
