import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publicPaths } from '../tests/e2e/support/public-pages.ts'
import { type Audit, medianOf, openLighthouse } from './core/lighthouse.ts'
import { startPortal } from './core/portal-process.ts'
import { type Figure, report } from './core/report.ts'
import { startEmptyTemplate } from './yardsticks/empty-template.ts'

const most = { performance: 2, paint: 1300 }
const few = ['/', '/allproducts', '/about-us', '/classifieds']
const isShort = process.env.LIGHTHOUSE_PAGES === 'few'

/** Lighthouse (mobile, simulated) on every public page in every language, against the router's empty template. */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'))
  const portal = await startPortal({ DATA_DIR: folder, CAPTCHA: 'off' })
  const template = await startEmptyTemplate()
  const lighthouse = await openLighthouse()
  try {
    const origin = `http://localhost:${portal.port}`
    const get = async (path: string) => ({ text: async () => (await fetch(new URL(path, origin))).text() })
    const listed = await publicPaths({ get }, 1)
    const empty = await lighthouse.median(template.url, 3)
    const pages: Record<string, Audit> = {}
    for (const path of isShort ? few : listed) {
      for (const address of [path, `${path}?lang=en`, `${path}?lang=pt`]) {
        await visit(origin + address)
        await visit(origin + address)
        const once = await lighthouse.median(origin + address, 1)
        pages[address] = isWithin(once) ? once : await lighthouse.median(origin + address, 3)
        console.log(address.padEnd(36), told(pages[address]))
      }
    }
    return report('lighthouse', figuresOf(pages, empty), { empty, pages })
  } finally {
    await lighthouse.close()
    await template.stop()
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** From the second visit on a page is compressed well, and that is how nearly all visitors get it. */
const visit = async (url: string) => (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()

/** A busy machine makes a run slow: a page that misses a figure is measured three times more, and the median counts. */
const isWithin = ({ performance, lcp }: Audit) => performance >= 100 - most.performance && lcp <= most.paint

const told = ({ performance, accessibility, bestPractices, seo, lcp, tbt, cls, failed }: Audit) =>
  `${performance} ${accessibility} ${bestPractices} ${seo}  LCP ${Math.round(lcp)}  TBT ${Math.round(tbt)}  CLS ${cls.toFixed(3)}  ${failed.join(', ')}`

/** The worst page counts. Scores are reported as points missing to 100. */
function figuresOf(pages: Record<string, Audit>, empty: Audit): Figure[] {
  const all = Object.values(pages)
  const worst = (figure: (audit: Audit) => number) => Math.max(...all.map(figure))
  const count = `worst of ${all.length} pages`
  return [
    {
      what: `performance, missing to 100, ${count}`,
      value: worst((a) => 100 - a.performance),
      unit: '',
      most: most.performance,
    },
    { what: 'accessibility, missing to 100', value: worst((a) => 100 - a.accessibility), unit: '', most: 0 },
    { what: 'best practices, missing to 100', value: worst((a) => 100 - a.bestPractices), unit: '', most: 0 },
    { what: 'search engines, missing to 100', value: worst((a) => 100 - a.seo), unit: '', most: 0 },
    { what: 'largest paint', value: worst((a) => a.lcp), unit: 'ms', most: most.paint },
    { what: 'largest paint, median of all pages', value: medianOf(all.map((a) => a.lcp)), unit: 'ms' },
    { what: 'largest paint of the empty template', value: empty.lcp, unit: 'ms' },
    { what: 'blocking time', value: worst((a) => a.tbt), unit: 'ms', most: 50 },
    { what: 'layout shift', value: worst((a) => a.cls), unit: '', most: 0.01 },
    { what: 'bytes before the first paint and after it', value: worst((a) => a.bytes) / 1000, unit: 'kB' },
  ]
}
