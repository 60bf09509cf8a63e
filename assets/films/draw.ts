import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../scripts/browser.ts'
import { logo } from '../products/prints/sheet.ts'
import { FRAMES_PER_SECOND, lengthOf, type Scene, SIZE, staged } from './film.ts'
import { FILM_STYLE } from './style.ts'

export async function openBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await findChromium()
  return chromium.launch({ executablePath, args, env })
}

/** When something moves, in milliseconds. */
type Spans = readonly (readonly [number, number])[]

/**
 * The frames of a film one after the other as JPEG: its animations stand still and are put to the time of each. What
 * nothing changed since the last one is not drawn again.
 */
export async function* frames(browser: Browser, scenes: Scene[], every = 1): AsyncGenerator<Buffer> {
  const page = await browser.newPage({ viewport: SIZE })
  await page.setContent(
    `<!doctype html><style>${FILM_STYLE}</style><div class="mark">${logo(26, '#fff')}</div>${staged(scenes)}`,
  )
  const moving: Spans = await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode()))
    return document.getAnimations().map((animation) => {
      animation.pause()
      const { delay = 0, endTime } = animation.effect?.getComputedTiming() ?? {}
      return [delay, Number(endTime)] as const
    })
  })
  const browserSide = await page.context().newCDPSession(page)
  const step = (1000 / FRAMES_PER_SECOND) * every
  const count = Math.ceil((lengthOf(scenes) * 1000) / step)
  let last: Buffer | null = null
  for (let frame = 0; frame < count; frame++) {
    const time = frame * step
    if (!last || moving.some(([from, to]) => from <= time && to >= time - step)) {
      await page.evaluate((now) => {
        for (const animation of document.getAnimations()) animation.currentTime = now
      }, time)
      const { data } = await browserSide.send('Page.captureScreenshot', {
        format: 'jpeg',
        quality: 95,
        optimizeForSpeed: true,
      })
      last = Buffer.from(data, 'base64')
    }
    yield last
  }
  await page.close()
}
