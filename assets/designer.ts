// Takes the screens of the blast designer that its product page shows, from a running portal, in every language of pages.
// npx node assets/designer.ts http://localhost:3000

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { planFigureNames, sequenceNames } from '@portal/contract/blast-plans/constants'
import { pageLanguages, withLanguage } from '@portal/contract/core/language'
import { textIn, translations } from '@portal/contract/core/text'
import { portugueseWords } from '@portal/contract/portuguese/words'
import sharp from 'sharp'
import { portuguese } from '../apps/web/app/features/blast-plans/texts.pt.ts'
import { texts } from '../apps/web/app/features/blast-plans/texts.ts'
import { findChromium } from '../scripts/browser.ts'

const TARGET = join(import.meta.dirname, '../apps/web/public/pictures/software')
const WIDTHS = [640, 1240]
/** Both screens are 16:9: the plan with its panel, and the column of its figures. */
const screens = { plan: 1260, figures: 920 }

translations.pt = new Map(Object.entries({ ...portugueseWords, ...portuguese }))

const address = process.argv[2] ?? 'http://localhost:3000'
await mkdir(TARGET, { recursive: true })
const found = await findChromium()
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args, env: found.env })
for (const language of pageLanguages) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 2600 },
    deviceScaleFactor: 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(withLanguage(`${address}/nextlion/designer`, language))
  await page.getByRole('radio', { name: textIn(sequenceNames.v, language) }).check()
  await page.getByLabel(textIn(planFigureNames.filas, language), { exact: true }).fill('8')
  await page.getByLabel(textIn(planFigureNames.por_fila, language)).fill('17')
  await page.getByRole('heading', { level: 1 }).click() // nothing keeps the focus
  await page.getByText('136', { exact: true }).first().waitFor() // its holes are counted,
  await page.evaluate(() => new Promise(requestAnimationFrame)) // and the plan is drawn
  await take(page, 'plan', language, page.locator('main fieldset').first())
  await take(page, 'figures', language, page.getByRole('heading', { name: textIn(texts, language).results }))
  await context.close()
}
await browser.close()

/** Writes what the page shows from the upper left corner of something on, in each width. */
async function take(page: Page, name: keyof typeof screens, language: string, from: Locator): Promise<void> {
  const box = await from.boundingBox()
  if (!box) throw new Error(`not on the page: ${name}`)
  const width = screens[name]
  const clip = { x: box.x - 16, y: box.y - 16, width, height: (width * 9) / 16 }
  const png = await page.screenshot({ clip, type: 'png' })
  for (const width of WIDTHS) {
    const target = join(TARGET, `designer-${name}-${language}-${width}`)
    const resized = sharp(png).resize({ width, kernel: 'lanczos3' })
    await resized.clone().webp({ quality: 82, effort: 6 }).toFile(`${target}.webp`)
    await resized.avif({ quality: 62, effort: 6 }).toFile(`${target}.avif`)
  }
}
