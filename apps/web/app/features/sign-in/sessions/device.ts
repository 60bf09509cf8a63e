/** The browser and the system of a session, as named by its user agent; undefined when it does not name them. */
export interface Device {
  readonly browser?: string
  readonly system?: string
  readonly isPhone: boolean
}

// The first match counts: browsers also name the browsers they descend from.
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

/**
 * Returns the device of a session by its user agent (`agente`). An unknown program keeps its own name: `curl`, `node`.
 */
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
