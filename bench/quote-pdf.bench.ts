import { cpuOfTree } from './core/cpu.ts'
import { type QuotePortal, saveQuote, startQuotePortal, thirtyLines } from './core/quotes.ts'
import { report } from './core/report.ts'

/** The counter of CPU time has steps of 10 ms, so several documents are measured together. */
const together = 20
const rounds = 11
const warm = 3

/** CPU of the portal for the document of a quote with thirty lines: read, drawn in a thread, and stored. */
export async function run(): Promise<boolean> {
  const portal = await startQuotePortal({ enterprises: 1 })
  try {
    const costs: number[] = []
    for (let round = 0; round < warm + rounds; round++) costs.push(await costOfSome(portal))
    const sorted = costs.slice(warm).toSorted((a, b) => a - b)
    const figures = [
      { what: 'CPU of a document of 30 lines, median', value: sorted[Math.floor(rounds / 2)]!, unit: 'ms', most: 40 },
      { what: 'CPU of a document, the dearest round', value: sorted.at(-1)!, unit: 'ms' },
    ]
    return report('quote-pdf', figures, { lines: thirtyLines.lineas.length, together, costs })
  } finally {
    await portal.stop()
  }
}

/** Returns the mean CPU milliseconds per document, each of another quote. */
async function costOfSome({ running, tokens }: QuotePortal): Promise<number> {
  const token = tokens[0]!
  const ids = await Promise.all(Array.from({ length: together }, () => saveQuote(running, token)))
  const before = cpuOfTree(running.pid)
  for (const id of ids) {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await fetch(`http://127.0.0.1:${running.port}/v1/cotizacion/pdf/${id}`, { headers })
    if (!reply.ok) throw new Error(await reply.text())
  }
  return ((cpuOfTree(running.pid) - before) * 1000) / together
}
