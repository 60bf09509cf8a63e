import type { Locator, Page } from '@playwright/test'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { quoteDoneMessages } from '@portal/contract/quotes/done-messages'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { quoteApprovalNames, quoteStatusNames } from '@portal/contract/quotes/states'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { formTexts } from '../../apps/web/app/features/quotes/form/form-texts.ts'
import { checkTexts } from '../../apps/web/app/features/quotes/public/check-texts.ts'
import { clientTexts } from '../../apps/web/app/features/quotes/public/client-texts.ts'
import { panelTexts } from '../../apps/web/app/features/quotes/staff/panel-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import type { Mailbox } from './support/mails.ts'
import { choose, hydrated, toast } from './support/screen.ts'
import { type Staff, unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const form = formTexts.es
const panel = panelTexts.es
const client = clientTexts.es

const chile = 152
const next1 = 3
const desk = { width: 1440, height: 900 }

const panelOf = (page: Page): Locator => page.getByRole('complementary')
const figure = (page: Page, field: keyof typeof form.columns, line: number): Locator =>
  page.getByRole('textbox', { name: form.ofLine(form.columns[field], line), exact: true })

async function fillClient(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: form.company }).fill('Minera Los Andes')
  await page.getByRole('textbox', { name: form.name }).fill('Carla Rojas')
  await page.getByRole('textbox', { name: form.email }).fill(email)
  await choose(page, form.country, 'Chile')
  await page.getByRole('textbox', { name: form.phone }).fill('+56912345678')
}

/** With the keyboard alone, from the field that has the focus. */
async function typeProduct(page: Page, product: string, quantity: string): Promise<void> {
  await page.keyboard.type(product)
  await page.keyboard.press('Enter')
  await page.keyboard.type(quantity)
}

async function idInAddress(page: Page): Promise<number> {
  await page.waitForURL(/\/mis-cotizaciones\/\d+/)
  return Number(/\/mis-cotizaciones\/(\d+)/.exec(page.url())?.[1])
}

/** The address of the client's own page, without the host. */
async function linkMailedTo(mails: Mailbox, email: string): Promise<string> {
  const { texto } = await mails.newest(email, /Cotización/)
  const link = /\/quote\/[\w-]+/.exec(texto ?? '')?.[0]
  if (!link) throw new Error(`no link in the mail to ${email}: ${texto}`)
  return link
}

async function pinMailedTo(mails: Mailbox, email: string): Promise<string> {
  const { texto } = await mails.newest(email, /PIN/)
  const pin = /^ {4}(\d{4})$/m.exec(texto ?? '')?.[1]
  if (!pin) throw new Error(`no PIN in the mail to ${email}: ${texto}`)
  return pin
}

/** A pending quote of the demo distributor, of 100 units of Next1 at 20 dollars. */
async function aQuote(staff: Staff, email: string) {
  const api = await staff.as('distribuidor')
  const body = {
    pais_id: chile,
    cliente_nombre: 'Carla Rojas',
    cliente_empresa: `Minera ${unique()}`,
    cliente_telefono: '+56912345678',
    cliente_email: email,
    lineas: [{ producto_id: next1, cantidad: 100, precio_venta: 20 }],
    subtotal: 2000,
    impuesto: 0,
    total: 2000,
  }
  return { api, body, ...(await api.load(quoteCalls.save, { body })) }
}

test('a quote over the limit is approved, confirmed by its client and goes to production', async ({
  page,
  login,
  mails,
  anotherBrowser,
  request,
}) => {
  test.slow()
  const email = `compras.${unique()}@example.com`
  await login('distribuidor')
  await page.goto('/dashboard/cotizaciones/cotizar')

  await test.step('the distributor writes it and is told what needs approval', async () => {
    await fillClient(page, email)
    await page.getByRole('combobox', { name: form.ofLine(form.product, 1) }).focus()
    await typeProduct(page, 'next1', '500')
    await figure(page, 'precio_venta', 1).fill('20')
    await figure(page, 'descuento', 1).fill('12')
    await expect(page.getByRole('definition').filter({ hasText: 'USD 8,800.00' }).first()).toBeVisible()
    await expect(page.getByText(/^Supera su límite/)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: form.save }).click()
  })
  const id = await idInAddress(page)
  const code = (await panelOf(page).getByRole('heading', { level: 2 }).innerText()).trim()
  await expect(panelOf(page).getByText(quoteApprovalNames.pendiente.es).first()).toBeVisible()
  await expect(panelOf(page).getByRole('button', { name: panel.pin })).toHaveCount(0)

  await test.step('a manager approves', async () => {
    const page = await (await anotherBrowser('gerente')).newPage()
    await page.setViewportSize(desk)
    await page.goto(`/dashboard/cotizaciones/todas/${id}`)
    await panelOf(page).getByRole('button', { name: panel.approve }).click()
    const dialog = page.getByRole('dialog', { name: panel.approveTitle })
    await dialog.getByRole('textbox', { name: panel.comment }).fill('Cliente antiguo')
    await dialog.getByRole('button', { name: panel.approve }).click()
    await expect(toast(page, quoteDoneMessages.approvalGiven.es).last()).toBeVisible()
    await expect(panelOf(page).getByText('Cliente antiguo').first()).toBeVisible()
    await expectNoAxeViolations(page)
  })

  await test.step('the distributor sends it', async () => {
    await panelOf(page).getByRole('button', { name: panel.send }).click()
    await page.getByRole('dialog').getByRole('button', { name: panel.send }).click()
    await expect(toast(page, quoteDoneMessages.sent.es).last()).toBeVisible()
  })

  await test.step('the client confirms with the PIN of his mail', async () => {
    const page = await (await anotherBrowser()).newPage()
    await page.goto(await linkMailedTo(mails, email))
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(code)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: client.askPin }).click()
    await expect(page.getByText(quoteConfirmMessages.codeSent.es)).toBeVisible()
    await page.getByLabel(client.pin).fill(await pinMailedTo(mails, email))
    await page.getByRole('button', { name: client.confirm, exact: true }).click()
    await expect(page.getByText(quoteConfirmMessages.confirmed.es)).toBeVisible()

    const pdf = await request.get((await page.getByRole('link', { name: client.download }).getAttribute('href')) ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
  })

  await test.step('production hears of it, and the document can be checked by anybody', async () => {
    await mails.newest('produccion@example.com', new RegExp(code))
    await expect(panelOf(page).getByText(quoteStatusNames.aprobada.es).first()).toBeVisible()
    const check = await panelOf(page)
      .getByRole('link', { name: /^[0-9a-f]{12}…$/ })
      .getAttribute('href')
    const reader = await (await anotherBrowser()).newPage()
    await reader.goto(check ?? '')
    await expect(reader.getByRole('heading', { name: checkTexts.es.valid, exact: true })).toBeVisible()
    await expect(reader.getByRole('contentinfo')).toHaveCount(0)
    await expectNoAxeViolations(reader)
    await reader.goto((check ?? '').replace(/.$/, (last) => (last === '0' ? '1' : '0')))
    await expect(reader.getByRole('heading', { name: checkTexts.es.notValid })).toBeVisible()
  })
})

test.describe('with a change in between', () => {
  test.use({ allowedErrors: /409/ })

  test('a revision shows what it changed; two who edit it see both versions', async ({ page, login, staff }) => {
    test.slow()
    const { api, id, body, version } = await aQuote(staff, `compras.${unique()}@example.com`)
    await login('distribuidor')

    await test.step('somebody else saved meanwhile', async () => {
      await page.goto(`/dashboard/cotizaciones/cotizar/${id}`)
      await figure(page, 'cantidad', 1).fill('120')
      await api.load(quoteCalls.update, { params: { id }, body: { ...body, referencia: 'Fase 7', version } })
      await page.getByRole('button', { name: form.save }).click()
      const both = page.getByRole('dialog', { name: kitTexts.es.conflictTitle })
      await expect(both.getByRole('row', { name: form.products })).toContainText('120 × Next1')
      await expect(both.getByRole('row', { name: form.products })).toContainText('100 × Next1')
      await both.getByRole('button', { name: kitTexts.es.keepMine }).click()
      await idInAddress(page)
      await expect(panelOf(page).getByText('USD 2,400.00').first()).toBeVisible()
      await expect(panelOf(page).getByText('Fase 7')).toBeVisible()
    })

    await test.step('once it was sent, a change is a new revision', async () => {
      await api.load(quoteCalls.send, { params: { id } })
      await page.goto(`/dashboard/cotizaciones/cotizar/${id}`)
      await expect(page.getByText(form.reviseNotice)).toBeVisible()
      await figure(page, 'cantidad', 1).fill('150')
      await page.getByRole('button', { name: form.saveRevision }).click()
      await expect(panelOf(page).getByRole('heading', { level: 2 })).toContainText('-R2')
      const changes = panelOf(page).getByRole('table', { name: panel.differences })
      await expect(changes.getByRole('row', { name: 'Cantidad' })).toContainText(/120\s*150/)
    })
  })
})

test('30 lines are entered with the keyboard alone', async ({ page, login, staff }) => {
  test.slow()
  const email = `compras.${unique()}@example.com`
  const focused = page.locator(':focus')
  await login('distribuidor')
  await page.goto('/dashboard/cotizaciones/cotizar')
  await fillClient(page, email)
  await page.getByRole('combobox', { name: form.ofLine(form.product, 1) }).focus()
  for (let line = 1; line <= 31; line++) {
    await typeProduct(page, line % 2 ? 'next1' : 'three', String(line))
    if (line < 31) await page.keyboard.press('Enter')
  }
  await expect(focused).toHaveAccessibleName(form.ofLine(form.columns.cantidad, 31))
  await page.keyboard.press('ArrowUp')
  await expect(focused).toHaveAccessibleName(form.ofLine(form.columns.cantidad, 30))
  await page.keyboard.press('Control+Delete')
  await expect(focused).toHaveAccessibleName(form.ofLine(form.columns.cantidad, 30))
  await expect(focused).toHaveValue('31')
  await page.keyboard.press('Control+Enter')
  const id = await idInAddress(page)
  const { lineas } = await (await staff.as('distribuidor')).load(quoteCalls.one, { params: { id } })
  expect(lineas.map(({ cantidad }) => cantidad)).toEqual([...Array.from({ length: 29 }, (_, at) => at + 1), 31])
})
