import { paramsMessages } from '@portal/contract/core/params-messages'
import { requestCalls } from '@portal/contract/item-requests/calls'
import { machineDoneMessages } from '@portal/contract/machines/done-messages'
import { machineMessages } from '@portal/contract/machines/messages'
import { RequestStatus } from '@portal/contract/marketplace/states'
import { plusDays } from '../../apps/web/app/core/formats/dates.ts'
import { rentalTexts } from '../../apps/web/app/features/item-requests/rental/rental-texts.ts'
import { machineTexts } from '../../apps/web/app/features/machines/market/item/machine-texts.ts'
import { quoteTexts } from '../../apps/web/app/features/machines/market/request/request-texts.ts'
import { plusMonths } from '../../apps/web/app/features/marketplace/calendar/days.ts'
import { contactFieldTexts } from '../../apps/web/app/features/marketplace/form/contact-field-texts.ts'
import { requestTexts } from '../../apps/web/app/features/marketplace/request/request-texts.ts'
import { apiOf } from './support/api.ts'
import { hydrated } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = { ...quoteTexts.es, ...requestTexts.es, ...contactFieldTexts.es }
const results = rentalTexts.es
const rented = { es_venta: false, precio: 0, es_arriendo: true, precio_arriendo: 450, dias_minimos: 3 }

/** Whole days from the month after next on, by the clocks of the house: no calendar shows them as past. */
const today = new Date().toLocaleDateString('sv', { timeZone: 'America/Santiago' })
const month = plusMonths(today, 2)
const day = (count: number) => plusDays(`${month.slice(0, 7)}-01`, count - 1)
const name = (count: number) =>
  t.pick(new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day(count))))

test('days are chosen in the calendar, and the link of the mail confirms them: green, then yellow @only-phone', async ({
  page,
  market,
  mails,
}) => {
  test.slow()
  const item = await market.item(rented)
  const email = `arriendo.${unique()}@example.com`
  await page.goto(item.path)
  await hydrated(page)
  await page.getByRole('link', { name: machineTexts.es.askRent }).click()
  const dialog = page.getByRole('dialog', { name: machineTexts.es.askRent })
  await expect(dialog.getByText(t.pickFirst)).toBeVisible()
  await dialog.getByRole('button', { name: t.later }).click()
  await dialog.getByRole('button', { name: t.later }).click()
  await dialog.getByRole('button', { name: name(10) }).click()
  await dialog.getByRole('button', { name: name(11) }).click()
  await expect(dialog.getByText(t.tooShort(3))).toBeVisible()
  await dialog.getByRole('button', { name: name(10) }).click()
  await dialog.getByRole('button', { name: name(14) }).click()
  await expect(dialog.getByText(/^5 días · .*2,250/)).toBeVisible()
  await expect(dialog.getByLabel(t.from)).toHaveValue(day(10))
  await expect(dialog.getByLabel(t.to)).toHaveValue(day(14))
  await dialog.getByLabel(t.name).fill('Rosa Arrendataria')
  await dialog.getByLabel(t.email).fill(email)
  await dialog.getByRole('button', { name: t.send }).click()
  await expect(dialog.getByText(machineDoneMessages.requestReceived.es)).toBeVisible()
  const id = Number(await dialog.getByRole('definition').textContent())
  await market.admit(id)

  const { texto } = await mails.newest(email, /./)
  const link = /\/arriendo\?\S+/.exec(texto ?? '')?.[0] ?? `/arriendo?solicitud_clasificado_id=${id}&email=${email}`
  const screen = page.locator('[data-result]')
  await page.goto(link)
  await expect(screen).toHaveAttribute('data-result', 'done')
  await expect(screen).toContainText(results.rentOk)
  expect(await market.stateOf(id)).toBe(RequestStatus.interestedInRent)
  await page.goto(link)
  await expect(screen).toHaveAttribute('data-result', 'warn')
  await expect(screen).toContainText(machineMessages.rentalAlreadySent.es)

  // Leaving clears the result: "back" asks again.
  await page.getByRole('link', { name: results.rentals }).click()
  await expect(screen).toHaveCount(0)
})

test('a link without a request is red, and an incomplete one says so', async ({ page, market }) => {
  const item = await market.item(rented)
  const { id } = await market.request(item.id, { tipo: 'arriendo', desde: day(1), hasta: day(4) })
  const screen = page.locator('[data-result]')
  await page.goto(`/arriendo?solicitud_clasificado_id=${id}&email=otra.${unique()}@example.com`)
  await expect(screen).toHaveAttribute('data-result', 'danger')
  await expect(screen).toContainText(machineMessages.rentalRequestAbsent.es)
  await page.goto('/arriendo?lang=en')
  await expect(screen).toHaveAttribute('data-result', 'danger')
  await expect(screen).toContainText(paramsMessages.missing.en)
  expect(await market.stateOf(id)).toBe(RequestStatus.pendingContact)
})

test('reserved days are shown as taken and are refused', async ({ page, market, portal }) => {
  const item = await market.item(rented)
  const first = await market.request(item.id, { tipo: 'arriendo', desde: day(10), hasta: day(14) })
  await market.reserve(first.id, 675)
  await page.goto(`${item.path}/request?tipo=arriendo`)
  await hydrated(page)
  await page.getByRole('button', { name: t.later }).click()
  await page.getByRole('button', { name: t.later }).click()
  await expect(page.getByRole('button', { name: name(9) })).toBeVisible()
  await expect(page.getByRole('button', { name: name(10) })).toHaveCount(0)
  await page.getByLabel(t.from).fill(day(8))
  await page.getByLabel(t.to).fill(day(11))
  await expect(page.getByText(t.overlaps)).toBeVisible()
  await page.getByLabel(t.name).fill('Luis Tardío')
  await page.getByLabel(t.email).fill(`tarde.${unique()}@example.com`)
  await page.getByRole('button', { name: t.send }).click()
  await expect(page.getByLabel(t.from)).toHaveAccessibleDescription(new RegExp(machineMessages.datesUnavailable.es))
  const { ocupado } = await apiOf(portal.url).load(requestCalls.busyDays, { params: { id: String(item.id) } })
  expect(ocupado).toEqual([{ desde: day(10), hasta: day(14) }])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link of the mail requires a click, so that mail scanners confirm nothing', async ({ page, market }) => {
    const item = await market.item(rented)
    const { id, email } = await market.request(item.id, { tipo: 'arriendo', desde: day(20), hasta: day(24) })
    await page.goto(`/arriendo?${new URLSearchParams({ solicitud_clasificado_id: `${id}`, email })}`)
    expect(await market.stateOf(id)).toBe(RequestStatus.pendingContact)
    await page.getByRole('button', { name: results.confirm }).click()
    await expect(page.locator('[data-result]')).toHaveAttribute('data-result', 'done')
    expect(await market.stateOf(id)).toBe(RequestStatus.interestedInRent)
  })
})
