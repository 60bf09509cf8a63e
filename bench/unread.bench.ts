import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { anOpenAuction } from '../apps/server/test/crash/auctions.ts'
import { commands } from '../scripts/launch/commands.mjs'
import { openWatchers } from './core/auction-watchers.ts'
import { watchMemory } from './core/cost.ts'
import { openMarket } from './core/market.ts'
import { type Figure, report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const items = sizeOf('ITEMS', 10_000)
const connections = 20
const perConnection = 200
const streams = 1000
const heldMs = 5000
const mostMegabytes = 350

/** One address for each kind of answer: made once, made for each request, a page, a file, and a stream's first row. */
const kinds: Record<string, string> = {
  'the description of the API': '/v1/openapi.json',
  'the pages of the API': '/v1/docs',
  'the home page': '/',
  'a page with a list': '/classifieds',
  'a list': '/v1/clasificado/list_all?p=1&limit=100',
  'a search that nobody asked before': '/v1/clasificado/list_all?p=1&limit=100&buscador=camion',
  'the points of a map': '/v1/propiedad/mapa',
  'the site map': '/sitemap.xml',
  'a script': '/favicon.svg',
  'an address that leads nowhere': '/nowhere',
}

/**
 * What a stranger costs who asks and never reads: 4,000 pipelined requests on 20 connections for each kind of answer, and
 * 1,000 streams that stay open. The memory of the process is bounded, and who asks properly meanwhile is answered.
 */
export async function run(): Promise<boolean> {
  const market = await openMarket(items, 3)
  try {
    const ours = await market.yardstick(commands.start.file, { TRUST_PROXY: 'loopback', CAPTCHA: 'off' })
    const url = `http://127.0.0.1:${ours.port}`
    for (const path of Object.values(kinds)) await (await fetch(url + path)).arrayBuffer() // what is made once is made
    const figures: Figure[] = []
    for (const [kind, path] of Object.entries(kinds)) {
      const most = watchMemory(ours)
      const sockets = await Promise.all(Array.from({ length: connections }, () => neverReading(ours.port, path)))
      await sleep(heldMs)
      if (!ours.isRunning()) throw new Error(`the process ended with ${kind}:\n${ours.output().slice(-4000)}`)
      const waited = await answerTime(url)
      for (const socket of sockets) socket.destroy()
      figures.push({ what: `most memory with ${kind}`, value: most(), unit: 'MB', most: mostMegabytes })
      figures.push({ what: `health beside ${kind}`, value: waited, unit: 'ms', most: 2000 })
      await sleep(1000)
    }
    const { id } = await anOpenAuction(market.db)
    const most = watchMemory(ours)
    const watchers = await openWatchers([{ url }], id, streams)
    await sleep(heldMs)
    figures.push({ what: 'streams that are open', value: watchers.open(), unit: '', least: streams })
    watchers.close()
    figures.push({ what: `most memory with ${streams} idle streams`, value: most(), unit: 'MB', most: mostMegabytes })
    figures.push({ what: 'the same process at the end (1: yes)', value: ours.isRunning() ? 1 : 0, unit: '', least: 1 })
    return report('unread', figures, { items, connections, perConnection })
  } finally {
    await market.close()
  }
}

/** Sends all requests at once and reads nothing of what comes. */
function neverReading(port: number, path: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.pause()
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n`.repeat(perConnection))
      resolve(socket)
    })
    socket.on('error', () => {}) // the portal may cut it off
  })
}

async function answerTime(url: string): Promise<number> {
  const began = performance.now()
  const reply = await fetch(`${url}/v1/salud`, { signal: AbortSignal.timeout(30_000) })
  await reply.arrayBuffer()
  return performance.now() - began
}
