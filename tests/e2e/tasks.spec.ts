import type { Locator, Page } from '@playwright/test'
import { Module } from '@portal/contract/access/constants'
import { taskCalls } from '@portal/contract/tasks/calls'
import { taskDoneMessages as done } from '@portal/contract/tasks/messages'
import { TaskStatus, taskStatusNames } from '@portal/contract/tasks/states'
import { tidyTasks } from '../../apps/server/src/features/tasks/overdue/overdue.ts'
import { boardTexts } from '../../apps/web/app/core/dashboard/board/board-texts.ts'
import { bulkTexts } from '../../apps/web/app/core/dashboard/list/bulk/bulk-texts.ts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { texts } from '../../apps/web/app/features/tasks/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { sections, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = texts.es
const screen = '/dashboard/nexttask/task'
const nameOf = (status: TaskStatus) => taskStatusNames[status].es

/** The link of the tasks in the sidebar, with the number of those that wait. */
const tasksLink = async (page: Page) => (await sections(page)).filter({ hasText: /^Tareas/ })
const panel = (page: Page) => page.getByRole('complementary')
const comment = async (page: Page, text: string) => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(text)
  await dialog.getByRole('textbox').press('Control+Enter')
}

test('a task goes from one person to another and back: written, worked on, returned, approved, closed', async ({
  page,
  login,
  staff,
  anotherPage,
}) => {
  test.slow() // two browsers
  const [giver, doer] = [await staff.user(), await staff.user()]
  for (const { id } of [giver, doer]) await staff.grant(id, [Module.tasks])
  const title = `Medir la tensión ${unique()}`
  await login(giver)
  await page.goto(screen)
  const hers = await anotherPage(doer)
  await hers.goto('/dashboard')
  await expect(await tasksLink(hers)).toHaveText('Tareas')

  const quick = page.getByRole('textbox', { name: t.quick })
  await quick.fill(`${title} 24/7 @${doer.names} ${doer.lastName} #planta el viernes !alta`)
  await expect(page.getByText(`${t.read}: ${title} 24/7`)).toBeVisible()
  const chip = (text: string) => page.getByRole('form', { name: t.quick }).getByRole('button', { name: text })
  await expect(chip(`${doer.names} ${doer.lastName}`)).toBeVisible()
  await expect(chip('Planta')).toBeVisible()
  await quick.press('Escape') // the day, which was read last, becomes words again
  await expect(page.getByText(`${t.read}: ${title} 24/7 el viernes`)).toBeVisible()
  await quick.fill(`${title} @${doer.names} ${doer.lastName} #planta mañana !alta`)
  await expectNoAxeViolations(page)
  await quick.press('Enter')
  await expect(toast(page, done.created.es)).toBeVisible()
  await expect(await tasksLink(hers)).toHaveText('Tareas1') // without a reload

  await (await tasksLink(hers)).click()
  await hers.getByRole('link', { name: title }).press('Enter')
  await expectNoAxeViolations(hers)
  await panel(hers).getByRole('textbox', { name: t.addItem }).fill('Con el multímetro')
  await panel(hers).getByRole('textbox', { name: t.addItem }).press('Enter')
  await panel(hers).getByRole('checkbox', { name: 'Con el multímetro' }).check()
  await panel(hers).getByRole('button', { name: t.moves.start }).press('Enter')
  await panel(hers).getByRole('button', { name: t.moves.send }).press('Enter')
  await expect(panel(hers).getByText(nameOf(TaskStatus.toReview), { exact: true })).toBeVisible()

  await page.goto(`${screen}?tab=assigned&taskStatus=8`)
  await page.getByRole('link', { name: title }).click()
  await panel(page).getByRole('button', { name: t.moves.reject }).click()
  await comment(page, 'Falta la segunda medición')
  await expect(panel(hers).getByText('Falta la segunda medición')).toBeVisible()
  await panel(hers).getByRole('button', { name: t.moves.send }).click()
  await panel(page).getByRole('button', { name: t.moves.approve }).click()
  await expect(await tasksLink(hers)).toHaveText('Tareas')
  await panel(page).getByRole('button', { name: t.moves.close }).click()
  await expect(panel(page).getByText(nameOf(TaskStatus.closed), { exact: true })).toBeVisible()
})

test('a task is overdue after midnight without a reload, comes back with a later date, and many change at once', async ({
  page,
  portal,
  login,
  staff,
}) => {
  const person = await staff.user()
  await staff.grant(person.id, [Module.tasks])
  const api = await staff.as(person)
  const [title, other] = [`Enviar la muestra ${unique()}`, `Pedir la muestra ${unique()}`]
  const due = new Date().toLocaleDateString('sv', { timeZone: 'America/Santiago' })
  const made = { encargado_id: person.id, fecha_termino: due, fecha_inicio: null }
  await api.load(taskCalls.save, { body: { ...made, titulo: title } })
  await api.load(taskCalls.save, { body: { ...made, titulo: other } })
  await login(person)
  await page.goto(`${screen}?tab=own`)
  const row = page.getByRole('row', { name: title })
  await expect(row).toContainText(nameOf(TaskStatus.toDo))
  const db = portal.database()
  await tidyTasks(db, new Date(Date.now() + 86_400_000)) // as if it were the next day
  await db.destroy()
  await expect(row).toContainText(nameOf(TaskStatus.overdue))

  await row.getByRole('link', { name: title }).press('Enter')
  await panel(page).getByRole('button', { name: kitTexts.es.moreActions }).click()
  await page.getByRole('menuitem', { name: t.edit }).click()
  await panel(page).getByRole('textbox', { name: t.due }).fill('31-12-2098')
  await page.keyboard.press('Control+Enter')
  await expect(toast(page, done.updated.es)).toBeVisible()
  await expect(row).toContainText(nameOf(TaskStatus.toDo))
  await page.keyboard.press('Escape')

  for (const name of [title, other]) await page.getByRole('checkbox', { name: new RegExp(name) }).check()
  const bar = page.getByRole('region', { name: bulkTexts.es.bar })
  await bar.getByRole('button', { name: t.changeDue }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: t.due }).fill('30-11-2098')
  await dialog.getByRole('button', { name: `${t.changeDue} (2)` }).click()
  await expect(page.getByRole('row', { name: '30-11-2098' })).toHaveCount(2)
})

/** A finger rests on a card until it has it, and carries it over a column. */
async function carry(page: Page, card: Locator, column: Locator): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  const placeIn = async (box: Locator) => {
    const { x, y } = (await box.boundingBox())!
    return { x: x + 40, y: y + 20 }
  }
  await touch('touchStart', [await placeIn(card)])
  await expect(page.locator('[data-image]')).toBeVisible()
  await touch('touchMove', [await placeIn(column)])
  await expect(column).toHaveAttribute('data-over')
  await touch('touchEnd', [])
}

test('a card of the board is dragged, moved by keys, and carried by a finger', async ({ page, login, staff }) => {
  const person = await staff.user()
  await staff.grant(person.id, [Module.tasks])
  const title = `Ordenar el taller ${unique()}`
  await login(person)
  await page.goto(`${screen}?modo=tablero`)
  await page.getByRole('textbox', { name: t.quick }).fill(title)
  await page.getByRole('textbox', { name: t.quick }).press('Enter')
  const column = (status: TaskStatus) => page.getByRole('region', { name: nameOf(status), exact: true })
  const card = (status: TaskStatus) => column(status).getByRole('listitem').filter({ hasText: title })
  await expectNoAxeViolations(page)
  await card(TaskStatus.toDo).dragTo(column(TaskStatus.inProcess))
  await expect(card(TaskStatus.inProcess)).toBeVisible()
  await expect(toast(page, done.statusChanged.es)).toBeVisible()

  await card(TaskStatus.inProcess)
    .getByRole('button', { name: boardTexts.es.move(title) })
    .focus()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page.getByText(boardTexts.es.cannotMove)).toBeAttached()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: nameOf(TaskStatus.stopped) }).press('Enter')
  await comment(page, 'Sin repuestos')
  await expect(card(TaskStatus.stopped)).toBeVisible()
  await page.reload()
  await expect(card(TaskStatus.stopped)).toBeVisible()

  await carry(page, card(TaskStatus.stopped), column(TaskStatus.inProcess))
  await expect(card(TaskStatus.inProcess)).toBeVisible()
})
