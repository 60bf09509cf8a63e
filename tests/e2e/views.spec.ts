import type { Page } from '@playwright/test'
import { timeUnitCalls } from '@portal/contract/tasks/time-units/calls'
import { viewMessages } from '@portal/contract/views/messages'
import { bulkTexts } from '../../apps/web/app/core/dashboard/list/bulk/bulk-texts.ts'
import { viewTexts } from '../../apps/web/app/core/dashboard/list/views/view-texts.ts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { sections, toast } from './support/screen.ts'
import { type Staff, unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = viewTexts.es
const bulk = bulkTexts.es
const kit = kitTexts.es
const list = '/dashboard/sistema/unidad-tiempo'

/** Creates twelve units with this name, which fill two pages. */
async function someUnits(staff: Staff, word: string): Promise<void> {
  const api = await staff.as()
  for (let number = 1; number <= 12; number++) {
    const name = `${word} ${String(number).padStart(2, '0')}`
    await api.load(timeUnitCalls.save, { body: { nombre: name, nombre_en: `${name} shift` } })
  }
}
const boxes = (page: Page) => page.getByRole('row').getByRole('checkbox')
const bar = (page: Page) => page.getByRole('region', { name: bulk.bar })

test('records are selected, also all that match, deleted after a preview, and restored', async ({
  page,
  login,
  staff,
}) => {
  const word = `Turno ${unique()}`
  await someUnits(staff, word)
  await login('superadmin')
  await page.goto(`${list}?buscar=${encodeURIComponent(word)}`)
  await page.getByRole('checkbox', { name: `${word} 02` }).check()
  await page.getByRole('checkbox', { name: `${word} 05` }).click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText(bulk.selected(4, '4'))
  await page.getByRole('link', { name: `${word} 01` }).focus()
  await page.keyboard.press('x')
  await expect(bar(page)).toContainText(bulk.selected(5, '5'))
  await page.getByRole('link', { name: kit.next }).click()
  await expect(boxes(page)).toHaveCount(3)
  await expect(bar(page)).toContainText(bulk.selected(5, '5'))
  await bar(page)
    .getByRole('button', { name: bulk.selectAll('12') })
    .click()
  await expect(bar(page)).toContainText(bulk.selected(12, '12'))
  await expectNoAxeViolations(page)

  await bar(page).getByRole('button', { name: bulk.remove }).click()
  const dialog = page.getByRole('dialog', { name: bulk.remove })
  await expect(dialog.getByText(bulk.willDelete(12, '12'))).toBeVisible()
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: `${bulk.remove} (12)` }).click()
  await expect(toast(page, bulk.deleted('12'))).toBeVisible()
  await expect(page.getByText(kit.nothingFound)).toBeVisible()
  await page.getByRole('button', { name: bulk.undo }).click()
  await expect(toast(page, bulk.undone('12'))).toBeVisible()
  await expect(page.getByRole('rowheader', { name: new RegExp(word) })).not.toHaveCount(0)
})

test('the query of a list is saved as a view, shared, and opened from the menu by default', async ({
  page,
  login,
  staff,
  anotherPage,
}) => {
  const [word, name] = [`Guardia ${unique()}`, `Guardias ${unique()}`]
  await someUnits(staff, word)
  await login('superadmin')
  await page.goto(`${list}?buscar=${encodeURIComponent(word)}`)
  await page.getByRole('button', { name: kit.columns }).click()
  await page.getByRole('checkbox', { name: 'Clasificados' }).click()
  await expect(page.getByRole('columnheader', { name: 'Clasificados' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: t.views, exact: true }).click()
  await page.getByRole('menuitem', { name: t.saveAs }).click()
  await page.getByRole('textbox', { name: t.name }).fill(name)
  await page.getByRole('switch', { name: t.share }).check()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: kit.save }).click()
  await expect(toast(page, viewMessages.saved.es)).toBeVisible()
  await page.getByRole('button', { name: t.view(name) }).click()
  await page.getByRole('menuitem', { name: t.makeInitial }).click()
  await expect(toast(page, viewMessages.initialSet.es)).toBeVisible()

  await page.getByRole('searchbox', { name: kit.search }).fill(`${word} 07`)
  await page.getByRole('button', { name: t.changed(name) }).click()
  await page.getByRole('menuitem', { name: t.saveChanges(name) }).click()
  await expect(page.getByRole('button', { name: t.view(name), exact: true })).toBeVisible()
  await page.goto('/dashboard')
  await (await sections(page)).filter({ hasText: 'Unidades de tiempo' }).click()
  await expect(page.getByRole('rowheader')).toHaveText([`${word} 07`])
  await expect(page.getByRole('columnheader', { name: 'Clasificados' })).toHaveCount(0)

  const other = await anotherPage('admin')
  await other.goto(list)
  await expect(other.getByRole('columnheader', { name: 'Clasificados' })).toBeVisible()
  await other.getByRole('button', { name: t.views, exact: true }).click()
  await other.getByRole('menuitem', { name }).click()
  await expect(other.getByRole('rowheader')).toHaveText([`${word} 07`])

  await page.getByRole('button', { name: t.view(name) }).click()
  await page.getByRole('menuitem', { name: t.remove }).click()
  await page.getByRole('dialog').getByRole('button', { name: kit.remove }).click()
  await expect(toast(page, viewMessages.deleted.es)).toBeVisible()
  await expect(page).toHaveURL(list)
})
