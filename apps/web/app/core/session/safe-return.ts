/**
 * Returns where to go after log-in: a path of this site, or the dashboard. Never another host, never the log-in again.
 */
export function safeReturn(path: string | null | undefined): string {
  const home = '/dashboard'
  // browsers read a second slash or a backslash as a host, and drop control characters first
  if (!path || !/^\/(?![/\\])[\x21-\x7e]*$/.test(path) || path.includes('\\')) return home
  const base = 'http://here.invalid'
  const url = URL.parse(path, base)
  if (!url || url.origin !== base || /^\/+login\b/.test(url.pathname) || url.pathname.startsWith('//')) return home
  return url.pathname + url.search + url.hash
}
