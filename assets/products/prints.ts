// Draws everything printed on the products and shown on their screens: npx node assets/products/prints.ts [name ...]
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '../../scripts/browser.ts'
import { fragments } from './prints/fragments.ts'
import { labels } from './prints/labels.ts'
import { panels } from './prints/panels.ts'
import { screens } from './prints/screens.ts'
import { STYLE } from './prints/sheet.ts'
import { software } from './prints/software.ts'

const TARGET = join(import.meta.dirname, '../../.cache/pictures/prints')

const chosen = process.argv.slice(2)
await mkdir(TARGET, { recursive: true })
const { executablePath, args, env } = await findChromium()
const browser = await chromium.launch({ executablePath, args, env })
const page = await browser.newPage({ viewport: { width: 2800, height: 1800 } })
await page.setContent(`<style>${STYLE}</style><main></main>`)
const prints = [...panels(), ...screens(), ...labels(), ...software(), ...fragments()]
for (const { name, width, height, html } of prints) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  await page.evaluate(
    ([inner]) => {
      const main = document.querySelector('main')
      if (main) main.innerHTML = inner ?? ''
    },
    [`<div class="sheet" style="width:${width}px;height:${height}px">${html}</div>`],
  )
  await page.evaluate(() => document.fonts.ready)
  await page.locator('.sheet').screenshot({ path: join(TARGET, `${name}.png`), omitBackground: true })
}
await browser.close()
