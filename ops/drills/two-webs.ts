import { cpuOfTree } from '../../bench/core/cpu.ts'
import { fixedLoad } from '../../bench/core/load.ts'
import { type Figure, figureOf } from '../../bench/core/report.ts'
import type { Program } from '../stand/programs.ts'
import type { Drill } from './drill.ts'

const rounds = 3
const requests = 300
let asked = 0

/** Rendered lists of which none was asked before. */
const newPages = () =>
  Array.from({ length: requests }, () => `/classifieds?moneda=USD&precio_hasta=${50_000 + asked++}`)

/** CPU milliseconds of the processes for a request, where each has the same share of them at the same time. */
async function costOf(webs: readonly { web: Program; port: number }[]): Promise<number> {
  const used = () => webs.reduce((sum, { web }) => sum + cpuOfTree(web.pid()), 0)
  const paths = newPages()
  const share = requests / webs.length
  const before = used()
  const loads = webs.map(({ port }, nth) => fixedLoad({ port }, paths.slice(nth * share, (nth + 1) * share), share))
  const failed = (await Promise.all(loads)).reduce((sum, load) => sum + load.failed, 0)
  if (failed) throw new Error(`${failed} of ${requests} pages failed`)
  return ((used() - before) / requests) * 1000
}

/**
 * What two web processes can do against one, by CPU per request: a machine of two cores that also holds the databases
 * and whoever asks has no second core for them.
 */
export const twoWebs: Drill = async ({ web1, web2 }, say) => {
  const [first, second] = [
    { web: web1, port: 3001 },
    { web: web2, port: 3002 },
  ]
  const [alone, together]: [number[], number[]] = [[], []]
  await costOf([first, second]) // warm
  for (let round = 0; round < rounds; round++) {
    alone.push(await costOf([first]))
    together.push(await costOf([first, second]))
  }
  const ratios = alone.map((one, round) => (2 * one) / together[round]!)
  say(
    `pages of one process cost ${alone.map((ms) => ms.toFixed(1))} ms, of two ${together.map((ms) => ms.toFixed(1))} ms`,
  )
  const figures: Figure[] = [
    figureOf(alone, { what: 'CPU of a page, one process asked', unit: 'ms' }),
    figureOf(together, { what: 'CPU of a page, both asked', unit: 'ms' }),
    figureOf(ratios, { what: 'What two can do against one, by CPU per request', unit: '×', least: 1.8 }),
  ]
  return { figures, details: { rounds, requests, alone, together } }
}
