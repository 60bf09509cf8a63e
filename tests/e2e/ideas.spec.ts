import { areaDoneMessages } from '@portal/contract/tasks/area-messages'
import { areaCalls } from '@portal/contract/tasks/areas/calls'
import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { IdeaHorizon, ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { ideaDoneMessages } from '@portal/contract/tasks/ideas/messages'
import { shellTexts } from '../../apps/web/app/core/dashboard/shell/texts.ts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { commentTexts } from '../../apps/web/app/features/tasks/comments/texts.ts'
import { texts } from '../../apps/web/app/features/tasks/ideas/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = texts.es
const tc = commentTexts.es
const kit = kitTexts.es
const ideas = '/dashboard/nexttask/ideas'
const nameOf = (horizon: IdeaHorizon) => ideaHorizonNames[horizon].es

test('an idea is proposed with a title, voted, discussed by two, moved by keys and by hand, and found', async ({
  page,
  login,
  staff,
  anotherPage,
}) => {
  test.slow() // two browsers
  const title = `Rampa ${unique()}`
  const column = (horizon: IdeaHorizon) => page.getByRole('region', { name: nameOf(horizon) })
  const card = (horizon: IdeaHorizon) => column(horizon).getByRole('link', { name: title })
  await login('superadmin')
  await page.goto(ideas)
  await expectNoAxeViolations(page)
  await page.getByRole('textbox', { name: t.quickIn(nameOf(IdeaHorizon.onHold)) }).fill(title)
  await page.keyboard.press('Enter')
  await expect(toast(page, ideaDoneMessages.saved.es)).toBeVisible()
  await expect(card(IdeaHorizon.onHold)).toBeVisible()

  await card(IdeaHorizon.onHold).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(card(IdeaHorizon.shortTerm)).toBeFocused()
  await expect(toast(page, ideaDoneMessages.moved.es)).toBeVisible()
  await card(IdeaHorizon.shortTerm).dragTo(column(IdeaHorizon.longTerm))
  await expect(card(IdeaHorizon.longTerm)).toBeVisible()
  await expect(card(IdeaHorizon.shortTerm)).toHaveCount(0)
  await expect
    .poll(async () => (await (await staff.as()).load(ideaCalls.list, { params: { buscar: title } })).ideas)
    .toMatchObject([{ tiempo_interes: IdeaHorizon.longTerm }])

  const colleague = await anotherPage('gerente')
  await colleague.goto(ideas)
  await colleague.getByRole('button', { name: t.voteFor(title, '1') }).click()
  await expect(page.getByRole('button', { name: t.voteFor(title, '2') })).toBeVisible()
  await colleague.getByRole('link', { name: title }).click()
  const field = colleague.getByRole('textbox', { name: tc.comment })
  await field.fill('¿Cuánto cuesta? @vale')
  await expect(colleague.getByRole('option')).toHaveText([/^Valentina/])
  await field.press('Enter')
  await expect(field).toHaveValue(/^¿Cuánto cuesta\? @Valentina \p{L}+ $/u)
  await field.press('Control+Enter')
  await page.getByRole('button', { name: shellTexts.es.waits }).click() // the bell of who is mentioned
  await expect(page.getByRole('menuitem', { name: /^Menciones en ideas/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await card(IdeaHorizon.longTerm).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: title })
  await expect(panel.getByText('¿Cuánto cuesta?')).toBeVisible()
  await expectNoAxeViolations(page)
  await colleague.getByRole('button', { name: tc.edit }).click()
  await colleague.getByRole('form', { name: tc.edit }).getByRole('textbox').fill('¿Y cuánto cuesta?')
  await colleague.keyboard.press('Control+Enter')
  await expect(panel.getByText('¿Y cuánto cuesta?')).toBeVisible()
  await colleague.getByRole('button', { name: tc.remove }).click()
  await colleague.getByRole('dialog').getByRole('button', { name: tc.remove }).click()
  await expect(panel.getByText(tc.deleted)).toBeVisible()

  await panel.getByRole('button', { name: t.edit }).click()
  await panel.getByLabel(t.description).fill('Para camiones de 30 toneladas')
  await page.keyboard.press('Control+Enter')
  await expect(toast(page, ideaDoneMessages.updated.es)).toBeVisible()
  await expect(panel.getByLabel(t.description)).toHaveCount(0)
  await expect(panel.getByText('Para camiones de 30 toneladas')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)

  await page.getByRole('radiogroup', { name: t.view }).getByText(t.list, { exact: true }).click()
  await expect(page.getByRole('row', { name: title })).toContainText(nameOf(IdeaHorizon.longTerm))
  await expectNoAxeViolations(page)
})

test('an area is created, refused twice, and deleted; the nine stay', async ({ page, login, staff }) => {
  const name = `Bodega ${unique()}`
  await login('superadmin')
  await page.goto('/dashboard/sistema/areas/nueva')
  await page.getByLabel('Nombre en español').fill(name)
  await page.getByLabel('Nombre en inglés').fill(`${name} room`)
  await page.keyboard.press('Control+Enter')
  await expect(toast(page, areaDoneMessages.saved.es)).toBeVisible()
  await expectNoAxeViolations(page)
  const { areas } = await (await staff.as()).load(areaCalls.list, { params: { buscar: name } })
  await page.goto(`/dashboard/sistema/areas/${areas[0]!.id}`)
  await page.getByRole('button', { name: kit.moreActions }).last().click()
  await page.getByRole('menuitem', { name: 'Eliminar área' }).click()
  await page.getByRole('dialog').getByRole('button', { name: kit.remove }).click()
  await expect(toast(page, areaDoneMessages.deleted.es)).toBeVisible()
  await page.goto('/dashboard/sistema/areas/1')
  await page.getByRole('button', { name: kit.moreActions }).last().click()
  await expect(page.getByRole('menuitem', { name: 'Eliminar área' })).toHaveAttribute('aria-disabled', 'true')
})
