import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../scripts/browser.ts'
import { fixedLoad } from './core/load.ts'
import { openStore } from './core/market.ts'
import { fillProperties } from './core/properties.ts'
import { filterUrls, mapUrls, wordUrls } from './core/property-urls.ts'
import { figureOf, report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const properties = sizeOf('ITEMS', 100_000)
const calls = 400
const moves = sizeOf('ROUNDS', 30)

/** Duration of the list and the map of many properties, and of a move of the map until its marks are painted. */
export async function run(): Promise<boolean> {
  const store = await openStore((db) => fillProperties(db, properties))
  const portal = await store.portal()
  const found = await findChromium()
  const { executablePath, args, env } = found
  const browser = await chromium.launch({ executablePath, args, env })
  const measure = async (paths: readonly string[]) => {
    const measured = await fixedLoad({ port: portal.port }, paths, paths.length, 1)
    if (measured.failed)
      throw new Error(`${measured.failed} of ${measured.requests} calls failed: ${measured.failures}`)
    return measured
  }
  try {
    await measure(mapUrls(3, 60)) // statements are planned
    const list = await measure([...filterUrls(calls, 0), ...wordUrls(calls / 2, 0)])
    const [city, country, world] = [
      await measure(mapUrls(0.3, calls)),
      await measure(mapUrls(8, calls)),
      await measure(mapUrls(160, calls)),
    ]
    const times = await painted(await browser.newPage({ viewport: { width: 1440, height: 900 } }), portal.port)
    const sorted = times.toSorted((a, b) => a - b)
    return report(
      'property-map',
      [
        { what: 'list by any filter, p95', value: list.p95, unit: 'ms' },
        { what: 'map of a city, p95', value: city.p95, unit: 'ms' },
        { what: 'map of a country, p95', value: country.p95, unit: 'ms' },
        { what: 'map of half of the world, p95', value: world.p95, unit: 'ms' },
        figureOf(times, { what: 'move of the map until its marks are painted, median', unit: 'ms' }),
        {
          what: 'move of the map until its marks are painted, p95',
          value: sorted[Math.floor(sorted.length * 0.95)]!,
          unit: 'ms',
          most: 200,
        },
      ],
      { browser: found.label, properties, list, city, country, world, times },
    )
  } finally {
    await browser.close()
    await store.close()
  }
}

/** Moves the map by its keys. Returns the times from each move until its marks stand, in milliseconds. */
async function painted(page: Page, port: number): Promise<number[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // the map jumps instead of gliding
  await page.goto(`http://127.0.0.1:${port}/properties?vista=mapa&recuadro=-71.0000,-24.0000,-68.0000,-22.0000`)
  const map = page.getByRole('application')
  await map.getByRole('button').first().waitFor()
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (let move = 0; move < moves; move++) {
    const before = page.url()
    await map.focus()
    times.push(await map.evaluate(paintedAfterKey, move % 4 < 2 ? 'ArrowRight' : 'ArrowLeft'))
    await page.waitForURL((url) => url.href !== before)
    await page.waitForLoadState('networkidle')
  }
  return times
}

/** Runs in the page: presses a key, and returns the time until the marks of the answer are painted. */
async function paintedAfterKey(map: Element, key: string): Promise<number> {
  const began = performance.now()
  const { promise, resolve } = Promise.withResolvers<number>()
  const observer = new MutationObserver((changes) => {
    const isMark = (node: Node) => node instanceof Element && node.matches('[role="button"], .leaflet-marker-icon')
    if (!changes.some(({ addedNodes }) => [...addedNodes].some(isMark))) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - began)
      port2.postMessage(null)
    })
  })
  observer.observe(map, { childList: true, subtree: true })
  const code = key
  map.dispatchEvent(new KeyboardEvent('keydown', { key, code, keyCode: key === 'ArrowRight' ? 39 : 37, bubbles: true }))
  return promise
}
