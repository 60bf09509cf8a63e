// Draws the 24 views of products that were not rendered on the turntable, from their models, as a running portal shows them.
// node assets/products/turn-drawn.ts http://localhost:3000 [slug ...], then node assets/products/turn.ts
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { drawnProducts } from '../../packages/contract/src/products/constants.ts'
import { findChromium } from '../../scripts/browser.ts'

const TARGET = join(import.meta.dirname, '../../.cache/pictures/products/turn')
const FRAMES = 24
/** Rendered in Cycles, which looks better. */
const RENDERED: readonly string[] = ['nextoneplus', 'quamtum']

const [portal = 'http://localhost:3000', ...chosen] = process.argv.slice(2)
const slugs = chosen.length > 0 ? chosen : drawnProducts.filter((slug) => !RENDERED.includes(slug))
const { executablePath, args, env } = await findChromium()
const browser = await chromium.launch({ executablePath, args, env })
const context = await browser.newContext({
  viewport: { width: 960, height: 600 },
  colorScheme: 'dark',
  reducedMotion: 'reduce',
})
await mkdir(TARGET, { recursive: true })
const page = await context.newPage()
for (const slug of slugs) await draw(page, slug)
await browser.close()

/** One step of the viewer is one view. */
async function draw(page: Page, slug: string): Promise<void> {
  await page.goto(`${portal}/${slug}`)
  await page.locator('[data-in-hand]').click()
  await page.locator('[data-viewer][data-ready]').waitFor({ timeout: 120_000 })
  const canvas = page.locator('[data-viewer] canvas')
  await canvas.evaluate((element) => {
    const stage = element.parentElement!
    for (const other of stage.querySelectorAll<HTMLElement>('[data-markers], progress')) other.remove()
    Object.assign(stage.style, { position: 'fixed', inset: '0', height: '100vh', 'z-index': '1000' })
    element.style.outline = 'none'
  })
  for (let number = 0; number < FRAMES; number++) {
    await drawn(page)
    await page.screenshot({ path: join(TARGET, `${slug}-${String(number).padStart(2, '0')}.png`) })
    await canvas.press('ArrowRight')
  }
}

/** Resolves when what was asked for has been drawn: a step takes two pictures, another size one more. */
async function drawn(page: Page): Promise<void> {
  for (let picture = 0; picture < 4; picture++)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}
