import { contactCalls } from '@portal/contract/contacts/calls'
import { contactsPath } from '../../apps/web/app/features/contacts/paths.ts'
import { screens } from '../../apps/web/app/screens.ts'
import { expectRules } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })
/** So high that no bar stands over what is behind it. */
test.use({ viewport: { width: 1366, height: 4000 } })

interface Rule {
  readonly about: string
  readonly parts: string
  readonly isWrong: (part: Element) => boolean
}

/**
 * What axe does not see, for every screen: parts that a reader can see or reach and a screen reader tells nothing of.
 * Runs in the page, so it uses nothing from outside.
 */
function wrongParts(): string[] {
  const isShown = (part: Element) => part.checkVisibility({ visibilityProperty: true })
  const has = (part: Element, ...names: string[]) => names.some((name) => part.getAttribute(name))
  const isNamed = (part: Element) => has(part, 'aria-label', 'aria-labelledby', 'title')
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const seenText = (part: Element): string =>
    [...part.childNodes]
      .map((child) => {
        if (child instanceof Text) return child.data
        return child instanceof HTMLElement && isShown(child) && child.ariaHidden !== 'true' && child.tagName !== 'KBD'
          ? seenText(child)
          : ''
      })
      .join(' ')
  const rules: Rule[] = [
    {
      about: 'a drawing without a name is hidden from screen readers',
      parts: 'svg',
      isWrong: (part) => !part.closest('[aria-hidden="true"], [role="img"], [role="presentation"]') && !isNamed(part),
    },
    {
      about: 'a table says what it is a table of',
      parts: 'table:not([role="presentation"])',
      isWrong: (part) => !isNamed(part) && !part.querySelector(':scope > caption'),
    },
    {
      about: 'a name contains the text that is seen (2.5.3)',
      parts: ':is(a, button, summary, [role="tab"], [role="button"])[aria-label]',
      isWrong: (part) => !wordsOf(part.ariaLabel ?? '').includes(wordsOf(seenText(part))),
    },
    {
      about: 'a stop of the Tab key has a role and a name',
      parts: '[tabindex="0"]:not(a, button, input, select, textarea, summary)',
      isWrong: (part) => !isNamed(part) && !(part.hasAttribute('role') && wordsOf(part.textContent ?? '') !== ''),
    },
    {
      about: 'an area for dropped files is a group with a name',
      parts: '.mantine-Dropzone-root',
      isWrong: (part) => part.getAttribute('role') !== 'group' || !isNamed(part),
    },
  ]
  return rules.flatMap(({ about, parts, isWrong }) =>
    [...document.querySelectorAll(parts)]
      .filter((part) => isShown(part) && isWrong(part))
      .map((part) => `${about}: ${part.outerHTML.slice(0, 160)}`),
  )
}

/** Names the tables that are cut at the edge of their frame; one that scrolls is not. */
const cutTables = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-fit]:not([data-fit="4"])')]
    .filter((frame) => (frame.querySelector('table')?.offsetWidth ?? 0) > frame.clientWidth)
    .map((frame) => frame.innerText.slice(0, 80))

const atOnce = 12
const paths = screens.map(({ path }) => path)
const shares = Array.from({ length: Math.ceil(paths.length / atOnce) }, (_, share) =>
  paths.slice(share * atOnce, (share + 1) * atOnce),
)

for (const [share, paths] of shares.entries()) {
  test(`every screen tells all readers of its parts, and cuts no table (${share + 1} of ${shares.length})`, async ({
    page,
    login,
  }) => {
    test.slow()
    await login('superadmin')
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(await page.evaluate(wrongParts), path).toEqual([])
      await expect.poll(() => page.evaluate(cutTables), { message: path }).toEqual([])
      await expectRules(page, ['target-size'])
    }
  })
}

test("the reader's own country is offered by the browser", async ({ page, login }) => {
  await login('superadmin')
  for (const path of ['/dashboard/perfil', '/contact']) {
    await page.goto(path)
    await expect(page.getByLabel(/^País/)).toHaveAttribute('autocomplete', 'country-name')
  }
})

test('a list with long texts is cut at no width of the window', async ({ page, login, staff }) => {
  const api = await staff.as()
  const { contactos } = await api.load(contactCalls.list, { params: {} })
  const fechaReunion = new Date(Date.now() + 86_400_000).toISOString()
  for (const { id } of contactos.slice(0, 3))
    await api.load(contactCalls.saveEvent, { body: { contacto_id: id, fecha_reunion: fechaReunion } })
  await login('superadmin')
  await page.goto(contactsPath)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  for (let width = 1440; width > 960; width -= 9) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(cutTables), { message: `${width} px` }).toEqual([])
  }
})
