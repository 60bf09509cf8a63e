/** Returns what the list has of a scanned code: SHA-256, the first 22 letters in base64url. */
export async function markOf(code: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code))
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)))
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22)
}
