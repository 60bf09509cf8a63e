import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Looks at the page as it is now, with the rules of WCAG 2.2 A and AA; in dark colours once more at those of colour. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const all = axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  const textColor = () => page.evaluate(() => getComputedStyle(document.body).color)
  const light = await textColor()
  await expectNone(page, all, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(textColor, { message: `text of ${page.url()} in dark colours` }).not.toBe(light)
  await expectNone(page, axe(page).withRules(['color-contrast', 'link-in-text-block']), 'dark')
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
