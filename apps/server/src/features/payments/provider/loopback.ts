const loopback = ['127.0.0.1', 'localhost', '[::1]']
const names = ['no_proxy', 'NO_PROXY']

/** The provider's client obeys HTTP_PROXY even for this machine itself; no proxy reaches that. */
export function exemptLoopback(url: string, environment: NodeJS.ProcessEnv = process.env): void {
  if (!loopback.includes(new URL(url).hostname)) return
  const spared = names.flatMap((name) => (environment[name] ?? '').split(/[\s,]+/)).filter(Boolean)
  if (spared.includes('*')) return
  const all = [...new Set([...spared, ...loopback])].join(',')
  for (const name of names) environment[name] = all
}
