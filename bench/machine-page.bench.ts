import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cpuOfTree } from './core/cpu.ts'
import { fixedLoad } from './core/load.ts'
import { coldUrls, visitors } from './core/machine-urls.ts'
import { median, openMarket } from './core/market.ts'
import { type Running, startProcess } from './core/portal-process.ts'
import { report } from './core/report.ts'

const items = 100_000
const rounds = 5
const pages = 600
const repeats = 6000
/** Until V8 has compiled the code: a page costs a third less afterwards. */
const warming = 2000

/** CPU of the server (without its database) for a rendered list page, uncached and from the cache. */
export async function run(): Promise<boolean> {
  const market = await openMarket(items)
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-page-'))
  try {
    const portal = await market.portal()
    const seen = new Set<string>()
    const draw = visitors(5)
    const cold = async (count: number) =>
      (await coldUrls(draw, count, seen, async () => 1000)).map((url) =>
        url.replace('/v1/clasificado/list_all', '/classifieds'),
      )
    await cpuPerPage(portal, await cold(warming), warming)

    const file = join(folder, 'page.json')
    writeFileSync(file, JSON.stringify(await wholeOf(portal, '/classifieds')))
    const bare = await startProcess('bench/yardsticks/bare-page.ts', { YARDSTICK_PAGE: file })
    const cost = { uncached: [] as number[], cached: [] as number[], bare: [] as number[] }
    for (const side of [portal, bare]) await cpuPerPage(side, ['/classifieds'], 2000)
    for (let round = 0; round < rounds; round++) {
      cost.uncached.push(await cpuPerPage(portal, await cold(pages), pages))
      cost.cached.push(await cpuPerPage(portal, ['/classifieds'], repeats))
      cost.bare.push(await cpuPerPage(bare, ['/classifieds'], repeats))
    }
    await bare.stop()
    return report(
      'machine-page',
      [
        { what: 'CPU per page, asked for the first time', value: median(cost.uncached), unit: 'ms', most: 5 },
        { what: 'CPU per page, from the cache', value: median(cost.cached), unit: 'ms' },
        { what: 'CPU per page, a bare server that sends the same bytes', value: median(cost.bare), unit: 'ms' },
        {
          what: 'from the cache, ours to the bare server',
          value: median(cost.cached) / median(cost.bare),
          unit: '×',
          most: 1.7,
        },
      ],
      { items, cost },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await market.close()
  }
}

async function cpuPerPage(running: Running, urls: readonly string[], requests: number): Promise<number> {
  const before = cpuOfTree(running.pid)
  const { failed } = await fixedLoad(running, urls, requests)
  if (failed) throw new Error(`${failed} pages failed`)
  return ((cpuOfTree(running.pid) - before) / requests) * 1000
}

function wholeOf({ port }: Running, path: string): Promise<{ headers: object; body: string }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.once('end', () => {
        const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, date: ____, ...headers } = reply.headers
        resolve({ headers, body: Buffer.concat(chunks).toString('base64') })
      })
    }).once('error', reject)
  })
}
