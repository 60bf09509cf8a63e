import type { Locator, Page } from '@playwright/test'
import { Module } from '@portal/contract/access/constants'
import { calendarCalls } from '@portal/contract/calendar/calls'
import { changeScopeNames } from '@portal/contract/calendar/constants'
import { calendarDoneMessages as done } from '@portal/contract/calendar/messages'
import { viewTexts } from '../../apps/web/app/core/dashboard/list/views/view-texts.ts'
import { texts } from '../../apps/web/app/features/calendar/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { toast } from './support/screen.ts'
import { type Staff, unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = texts.es
const path = '/dashboard/nexttask/calendar'
const scopes = changeScopeNames

/** A member of staff who sees the calendar, and a weekly event of their: Mondays of March 2027 at nine. */
async function aWeekly(staff: Staff) {
  const person = await staff.user()
  await staff.grant(person.id, [Module.calendar])
  const title = `Reunión ${unique()}`
  const api = await staff.as()
  const { evento_id: id } = await api.load(calendarCalls.save, {
    body: {
      descripcion: title,
      responsables: [person.id],
      pais_id: 152,
      fecha_inicio: '2027-03-01T09:00',
      fecha_termino: '2027-03-01T10:00',
      zona_horaria: 'America/Santiago',
      regla: 'FREQ=WEEKLY;BYDAY=MO;COUNT=5',
    },
  })
  return { person, title, id }
}

const eventsOf = (page: Page, title: string) => page.locator(`[data-event-id]:has-text("${title}")`)
/** A day as dates are written: its parts never part at the end of a line. */
const dayOf = (page: Page, day: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${day.replaceAll(' ', '\\s')}`) })

/** Drags by the events that the browser sends, which its own drag does not in every window. */
async function drag(event: Locator, to: Locator): Promise<void> {
  await event.dragTo(to, { sourcePosition: { x: 20, y: 8 }, targetPosition: { x: 30, y: 60 } })
}

test('a recurring event is dragged, and the invitation to its new time arrives', async ({
  page,
  login,
  staff,
  mails,
}) => {
  const { person, title } = await aWeekly(staff)
  await mails.newest(person.email, /^Invitación/)
  await login('superadmin')
  await page.goto(`${path}?fecha=2027-03-10&buscar=${encodeURIComponent(title)}`)
  await expect(eventsOf(page, title)).toHaveCount(5)
  await expectNoAxeViolations(page)

  const second = page.locator('[data-event-id$="@2027-03-08T12:00:00.000Z"]')
  await drag(second, dayOf(page, '10 de marzo de 2027'))
  const question = page.getByRole('dialog', { name: t.whichTitle })
  await expectNoAxeViolations(page)
  await question.getByRole('button', { name: scopes.esta.es }).click()
  await expect(toast(page, done.updated.es)).toBeVisible()
  const mail = await mails.newest(person.email, /^Evento modificado/)
  expect(mail.asunto).toContain(title)
  await page.reload()
  await expect(eventsOf(page, title)).toHaveCount(5)
  await second.click()
  await expect(page.locator('[name="fecha_inicio"]')).toHaveValue('10-03-2027')
  await expect(page.getByLabel(t.startTime)).toHaveValue('09:00')
  await expect(page.getByText(t.isException)).toBeVisible()
})

/** Says that only this occurrence is meant, by keys, and waits until the calendar has loaded again. */
async function answer(page: Page): Promise<void> {
  const reloaded = page.waitForResponse((response) => response.url().includes(calendarCalls.list.path))
  await page.getByRole('button', { name: scopes.esta.es }).press('Enter')
  await reloaded
}

test('a view of the calendar keeps its query and not its day', async ({ page, login, staff }) => {
  const { person, title } = await aWeekly(staff)
  await login(person)
  await page.goto(`${path}?fecha=2027-03-01&modo=lista&buscar=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: viewTexts.es.views, exact: true }).click()
  await page.getByRole('menuitem', { name: viewTexts.es.saveAs }).click()
  await page.getByRole('dialog').getByLabel(viewTexts.es.name).fill('Mi semana')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(/vista=\d+/)
  const search = new URL(page.url()).searchParams
  expect([search.get('modo'), search.get('buscar'), search.get('fecha')]).toEqual(['lista', title, null])
  await page.getByRole('button', { name: t.next }).click()
  await expect(page.getByRole('button', { name: viewTexts.es.view('Mi semana'), exact: true })).toBeVisible()
})

test('a month is a grid, whose keys go from day to day, into other months and to a day', async ({
  page,
  login,
  staff,
}) => {
  const { person, title } = await aWeekly(staff)
  await login(person)
  await page.goto(`${path}?fecha=2027-03-10&buscar=${encodeURIComponent(title)}`)
  const grid = page.getByRole('grid', { name: t.calendar })
  await expect(grid.getByRole('columnheader')).toHaveText(['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'])
  await expect(grid.getByRole('row')).toHaveCount(7)
  await expect(grid.getByRole('gridcell')).toHaveCount(42)
  await expect(grid.locator('[tabindex="0"]')).toHaveCount(1)

  await dayOf(page, '10 de marzo de 2027').focus()
  const led = async (keys: string[], day: string) => {
    for (const key of keys) await page.keyboard.press(key)
    await expect(dayOf(page, day)).toBeFocused()
  }
  await led(['ArrowRight', 'ArrowDown'], '18 de marzo de 2027')
  await led(['ArrowLeft', 'ArrowUp', 'End'], '14 de marzo de 2027')
  await led(['PageDown'], '14 de abril de 2027')
  await led(['PageUp'], '14 de marzo de 2027')
  await led(['ArrowUp', 'ArrowUp', 'ArrowUp'], '21 de febrero de 2027') // before the weeks that were shown
  await led(['PageDown', 'ArrowLeft', 'ArrowRight', 'Home'], '15 de marzo de 2027')
  await expect(dayOf(page, '15 de marzo de 2027')).toHaveAccessibleName(/, 1 evento$/)
  await page.keyboard.press('Tab')
  await expect(eventsOf(page, title).nth(2)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/fecha=2027-03-15&.*modo=dia|modo=dia.*fecha=2027-03-15/)
})

test('keys that are faster than the months they lead to lose no day', async ({ page, login }) => {
  test.slow()
  await login('superadmin')
  await page.goto(`${path}?fecha=2027-03-10`)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await dayOf(page, '10 de marzo de 2027').focus()
  for (const [place, key] of ['PageDown', 'ArrowLeft', 'PageUp', 'ArrowRight'].entries())
    for (const longer of [0, 30, 60, 90, 120]) await page.keyboard.press(key, { delay: 7 * place + longer })
  await expect(dayOf(page, '10 de marzo de 2027')).toBeFocused()
})

test('an event is moved and lengthened by keys alone', async ({ page, login, staff }) => {
  const { title } = await aWeekly(staff)
  await login('superadmin')
  await page.goto(`${path}?modo=semana&fecha=2027-03-16&buscar=${encodeURIComponent(title)}`)
  const event = eventsOf(page, title)
  await event.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await answer(page)
  await expect(event).toBeFocused()
  await page.keyboard.press('Control+Shift+ArrowDown')
  await answer(page)
  await expect(event).toBeFocused()
  await event.press('Enter')
  await expect(page.locator('[name="fecha_inicio"]')).toHaveValue('16-03-2027')
  await expect(page.getByLabel(t.endTime)).toHaveValue('10:15')
  await page.keyboard.press('Escape')
  await page.locator('#content h1').first().click()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(/fecha=2027-03-23/)
  await page.keyboard.press('1')
  await expect(page).not.toHaveURL(/modo=/)
})

test('an event is written, changed for all, and deleted @phone', async ({ page, login }) => {
  const title = `Visita ${unique()}`
  await login('superadmin')
  await page.goto(`${path}?modo=lista&fecha=2027-05-03`)
  await page.getByRole('link', { name: t.newEvent }).click()
  const form = page.getByRole('form', { name: t.newEvent })
  await form.getByRole('button', { name: t.create }).click()
  await expect(form.getByLabel(t.description)).toBeFocused()
  await form.getByLabel(t.description).fill(title)
  await form.getByLabel(t.allDay).check()
  await form
    .getByRole('textbox', { name: t.repeats })
    .or(form.getByRole('combobox', { name: t.repeats }))
    .first()
    .click()
  await page.getByRole('option', { name: t.weekly }).click()
  await expectNoAxeViolations(page)
  await form.getByRole('button', { name: t.create }).click()
  await expect(toast(page, done.saved.es)).toBeVisible()
  await expect(eventsOf(page, title)).toHaveCount(5)

  await eventsOf(page, title).first().click()
  const panel = page.getByRole('form', { name: t.event })
  await panel.getByLabel(t.description).fill(`${title} larga`)
  await panel.getByRole('button', { name: t.save }).click()
  await page.getByRole('button', { name: scopes.todas.es, exact: true }).click()
  await expect(toast(page, done.updated.es)).toBeVisible()
  await expect(eventsOf(page, `${title} larga`)).toHaveCount(5)
})

test('an address shows the calendar to another program until it is revoked', async ({
  page,
  login,
  staff,
  request,
}) => {
  const person = await staff.user()
  await staff.grant(person.id, [Module.calendar])
  await login(person)
  await page.goto(path)
  await page.getByRole('button', { name: t.address }).click()
  const dialog = page.getByRole('dialog', { name: t.address })
  await dialog.getByRole('button', { name: t.makeAddress }).click()
  const address = new URL(await dialog.getByTestId('address').innerText())
  await expectNoAxeViolations(page)
  expect(await (await request.get(address.pathname)).text()).toContain('BEGIN:VCALENDAR')
  await dialog.getByRole('button', { name: t.revoke }).click()
  await page.getByRole('dialog', { name: t.revokeTitle }).getByRole('button', { name: t.revoke }).click()
  await expect(toast(page, done.addressRevoked.es)).toBeVisible()
  expect((await request.get(address.pathname)).status()).toBe(404)
})
