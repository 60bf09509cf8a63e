import { setTimeout as sleep } from 'node:timers/promises'
import type { ChildPortal } from '../../apps/server/test/crash/child-portal.ts'

/** Open pages of an auction: what each heard, and when. */
export interface Watchers {
  /**
   * How long each page took to show each of these bids, in milliseconds. A page that came back within a time that
   * `isExcused` names is left out for what it missed.
   */
  lags(bids: readonly { at: number; bids: number }[], isExcused: (at: number) => boolean): number[]
  /** How many pages listen now. */
  open(): number
  close(): void
}

interface Page {
  /** When it heard of so many bids. */
  heard: { at: number; bids: number }[]
  isOpen: boolean
}

/** Opens pages at both processes in turn; one whose process is gone goes on at the other, as browsers do. */
export async function openWatchers(
  portals: readonly Pick<ChildPortal, 'url'>[],
  auctionId: number,
  count: number,
): Promise<Watchers> {
  const stopped = new AbortController()
  const pages: Page[] = Array.from({ length: count }, () => ({ heard: [], isOpen: false }))
  const follow = async (page: Page, nth: number) => {
    for (let turn = nth; !stopped.signal.aborted; turn++) {
      const { url } = portals[turn % portals.length]!
      await listen(`${url}/v1/clasificado/subasta/en_vivo/${auctionId}`, page, nth, stopped.signal)
      page.isOpen = false
      await sleep(100)
    }
  }
  for (const [nth, page] of pages.entries()) void follow(page, nth)
  const until = Date.now() + 30_000
  while (pages.some(({ isOpen }) => !isOpen)) {
    if (Date.now() > until) throw new Error('not every page was opened')
    await sleep(50)
  }
  return {
    lags: (bids, isExcused) =>
      pages.flatMap(({ heard }) =>
        bids.flatMap(({ at, bids: shown }) => {
          const first = heard.find((one) => one.bids >= shown)
          if (!first) return [Number.POSITIVE_INFINITY]
          return isExcused(first.at) ? [] : [Math.max(0, first.at - at)]
        }),
      ),
    open: () => pages.filter(({ isOpen }) => isOpen).length,
    close: () => stopped.abort(),
  }
}

async function listen(url: string, page: Page, nth: number, signal: AbortSignal): Promise<void> {
  try {
    const headers = { 'x-forwarded-for': `10.8.${nth % 250}.1` }
    const reply = await fetch(url, { headers, signal })
    if (!reply.ok || !reply.body) return
    for await (const part of reply.body.pipeThrough(new TextDecoderStream())) {
      page.isOpen = true
      const [, bids] = [...part.matchAll(/"pujas":(\d+)/g)].at(-1) ?? []
      if (bids !== undefined) page.heard.push({ at: performance.now(), bids: Number(bids) })
    }
  } catch {
    // its process was killed
  }
}
