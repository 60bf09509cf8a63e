import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Looks at the page as it is now, with the rules of WCAG 2.2 A and AA. Colours are those of the wide page in Spanish, where
 * they are looked at both light and dark: that takes most of the time, and neither language nor width changes them.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const all = axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  const isForColors = await page.evaluate(() => document.documentElement.lang === 'es' && innerWidth >= 768)
  if (!isForColors) return expectNone(page, all.disableRules(colorRules), 'light')
  const textColor = () => page.evaluate(() => getComputedStyle(document.body).color)
  const light = await textColor()
  await expectNone(page, all, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(textColor, { message: `text of ${page.url()} in dark colours` }).not.toBe(light)
  await expectNone(page, axe(page).withRules(colorRules), 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Without the frames of other sites, which no page of ours has. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })

async function expectNone(page: Page, builder: AxeBuilder, colors: string): Promise<void> {
  const { violations } = await builder.analyze()
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  )
  expect(found, `accessibility of ${page.url()} in ${colors} colours`).toEqual([])
}
