const loopback = ['127.0.0.1', 'localhost', '[::1]']
const names = ['no_proxy', 'NO_PROXY']

/** Exempts this machine from HTTP_PROXY, which the provider's client obeys even for loopback. */
export function exemptLoopback(url: string, environment: NodeJS.ProcessEnv = process.env): void {
  if (!loopback.includes(new URL(url).hostname)) return
  const spared = names.flatMap((name) => (environment[name] ?? '').split(/[\s,]+/)).filter(Boolean)
  if (spared.includes('*')) return
  const all = [...new Set([...spared, ...loopback])].join(',')
  for (const name of names) environment[name] = all
}
