import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { findChromium } from '../../scripts/browser.ts'

/** The measured values of a page: scores of 100, times in milliseconds. */
export interface Audit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcp: number
  tbt: number
  cls: number
  /** Total transferred bytes. */
  bytes: number
  /** Names of failed audits outside performance. */
  failed: string[]
}

/** Opens Lighthouse with default settings (mobile, simulated throttling) in the browser of the tests. */
export async function openLighthouse() {
  const { executablePath, args, env } = await findChromium()
  const port = await freePort()
  const browser = await chromium.launch({ executablePath, env, args: [...args, `--remote-debugging-port=${port}`] })
  return {
    /** Returns the run with the median largest paint. */
    async median(url: string, times: number): Promise<Audit> {
      const runs: Audit[] = []
      for (let n = 0; n < times; n++) runs.push(await audit(url, port))
      return runs.sort((a, b) => a.lcp - b.lcp)[Math.floor(times / 2)]!
    },
    close: () => browser.close(),
  }
}

/** A busy machine sometimes loses a trace: tries three times. */
async function audit(url: string, port: number, tries = 3): Promise<Audit> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' })
  if (!result || result.lhr.runtimeError) {
    if (tries > 1) return audit(url, port, tries - 1)
    throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  const { categories, audits } = result.lhr
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const judged = ['accessibility', 'best-practices', 'seo'].flatMap((name) => categories[name]?.auditRefs ?? [])
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    failed: judged.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  }
}

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}
