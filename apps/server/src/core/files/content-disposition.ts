/** Returns the header with the name in ASCII for old programs, and in full for others (RFC 6266). */
export function contentDispositionOf(disposition: 'inline' | 'attachment', name: string): string {
  const ascii = name.normalize('NFD').replace(/[^\x20-\x7e]|["\\%]/g, '')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${disposition}; filename="${ascii}"; filename*=UTF-8''${whole}`
}
