/** The browser and the system of a session, as far as its user agent says them; nothing where it does not. */
export interface Device {
  readonly browser?: string
  readonly system?: string
  readonly isPhone: boolean
}

// The first that fits: browsers call themselves by their ancestors' names too.
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What a session was opened with, told by its user agent (`agente`). A word of its own stays: `curl`, `node`. */
export function deviceOf(agent: string): Device {
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(agent))?.[1]
  const browser = named(browsers) ?? /^([a-z][\w.-]*)(?:\/|$)/i.exec(agent.replace(/^Mozilla\/.*/, ''))?.[1]
  const system = named(systems)
  return {
    ...(browser && { browser }),
    ...(system && { system }),
    isPhone: /\b(Mobile|iPhone|Android)\b/.test(agent),
  }
}
