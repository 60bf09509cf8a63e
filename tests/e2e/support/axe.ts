import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

const colorRules = ['color-contrast', 'link-in-text-block']
/** WCAG 2.2 A and AA, and what search engines and Lighthouse look at too. */
const allRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: { 'heading-order': { enabled: true } },
}
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Checks the current page by the rules of WCAG 2.2 A and AA. Colours are checked only on the wide Spanish page, light
 * and dark, because they take most of the time and do not depend on language or width.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const isForColors = await page.evaluate(() => document.documentElement.lang === 'es' && innerWidth >= 768)
  if (!isForColors) {
    const colors = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]))
    return expectNone(page, { ...allRules, rules: { ...allRules.rules, ...colors } }, 'light')
  }
  const textColor = () => page.evaluate(() => getComputedStyle(document.body).color)
  const light = await textColor()
  await expectNone(page, allRules, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(textColor, { message: `text of ${page.url()} in dark colours` }).not.toBe(light)
  await expectNone(page, { runOnly: { type: 'rule', values: colorRules } }, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Checks the current page by these rules alone: for many pages, where all of them would take too long. */
export const expectRules = (page: Page, values: string[]): Promise<void> =>
  expectNone(page, { runOnly: { type: 'rule', values } }, 'all')

interface WithAxe {
  axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> }
}

/** Loads the script once per document, bypassing the page's policy; our pages have no frames. */
async function expectNone(page: Page, options: RunOptions, colors: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script)
  const violations = await page.evaluate(
    async (wanted) => {
      const { axe } = window as WithAxe
      if (!axe) throw new Error('axe is not there')
      return (await axe.run(document, wanted)).violations
    },
    { ...options, resultTypes: ['violations'] } as RunOptions,
  )
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  )
  expect(found, `accessibility of ${page.url()} in ${colors} colours`).toEqual([])
}
