import type { TestApp } from './start-app.ts'

/** Gathers what the portal logs from now on, as it would be written. */
export function gatherLog({ app }: Pick<TestApp, 'app'>): string[] {
  const lines: string[] = []
  const log = app.log as unknown as Record<symbol, unknown>
  let owner = log
  const isStream = (symbol: symbol) => symbol.description === 'pino.stream'
  while (owner && !Object.getOwnPropertySymbols(owner).some(isStream)) owner = Object.getPrototypeOf(owner)
  const stream = Object.getOwnPropertySymbols(owner).find(isStream)
  if (!stream) throw new Error('the logger has no stream')
  owner[stream] = { write: (line: string) => lines.push(line) }
  return lines
}
