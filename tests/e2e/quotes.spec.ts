import type { Locator, Page } from '@playwright/test'
import { approvalReasonNames } from '@portal/contract/quotes/approval'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { quoteDoneMessages } from '@portal/contract/quotes/done-messages'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { quoteApprovalNames, quoteStatusNames } from '@portal/contract/quotes/states'
import { pdfText } from '../../apps/server/test/pdf-text.ts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { formTexts } from '../../apps/web/app/features/quotes/form/form-texts.ts'
import { checkTexts } from '../../apps/web/app/features/quotes/public/check-texts.ts'
import { clientTexts } from '../../apps/web/app/features/quotes/public/client-texts.ts'
import { ruleTexts } from '../../apps/web/app/features/quotes/rule-texts.ts'
import { panelTexts } from '../../apps/web/app/features/quotes/staff/panel-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { authorizedBuyer } from './support/permits.ts'
import { aProductNearItsFloor, aQuote, panelOf } from './support/quotes.ts'
import { choose, hydrated, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const form = formTexts.es
const panel = panelTexts.es
const t = clientTexts.es

const desk = { width: 1440, height: 900 }

const figure = (page: Page, field: keyof typeof form.columns, line: number): Locator =>
  page.getByRole('textbox', { name: form.ofLine(form.columns[field], line), exact: true })

async function fillClient(page: Page, email: string): Promise<void> {
  await page.getByRole('combobox', { name: form.company }).fill('Minera Los Andes')
  await page.getByRole('combobox', { name: form.name }).fill('Carla Rojas')
  await page.getByRole('combobox', { name: form.email }).fill(email)
  await choose(page, form.country, 'Chile')
  await page.getByRole('textbox', { name: form.phone }).fill('+56912345678')
}

/** Uses only the keyboard, from the focused field. */
async function typeProduct(page: Page, product: string, quantity: string): Promise<void> {
  await page.keyboard.type(product)
  await page.keyboard.press('Enter')
  await page.keyboard.type(quantity)
}

async function idInAddress(page: Page): Promise<number> {
  await page.waitForURL(/\/mis-cotizaciones\/\d+/)
  return Number(/\/mis-cotizaciones\/(\d+)/.exec(page.url())?.[1])
}

/** Opens the newest mail to this address in the mailbox. */
async function openMail(page: Page, email: string, subject: RegExp): Promise<Locator> {
  await page.goto(`/buzon?para=${encodeURIComponent(email)}`)
  await hydrated(page)
  await page.getByRole('main').getByRole('list').getByRole('link', { name: subject }).first().click()
  return page.getByRole('article')
}

test.describe('from the price to production', () => {
  test.use({ allowedErrors: /net::ERR_|status of 503/ }) // the portal is killed during the journey

  test('a quote below the floor is refused, approved, confirmed by its client, and goes to production', async ({
    page,
    login,
    mails,
    anotherPage,
    request,
    staff,
    portal,
  }) => {
    test.slow()
    const email = `compras.${unique()}@example.com`
    const { name: product } = await aProductNearItsFloor(staff)
    await authorizedBuyer(staff, email)
    await login('distribuidor')
    await page.goto('/dashboard/cotizaciones/cotizar')

    await test.step('the distributor writes it and is told what needs approval', async () => {
      await fillClient(page, email)
      await page.getByRole('combobox', { name: form.ofLine(form.product, 1) }).focus()
      await typeProduct(page, product, '500')
      await figure(page, 'precio_venta', 1).fill('8.30')
      await expect(page.getByRole('definition').filter({ hasText: 'USD 4,150.00' }).first()).toBeVisible()
      await expect(page.getByText(form.underFloor('USD 8.41'))).toBeVisible()
      await expect(page.getByText(new RegExp(ruleTexts.es.ownLimit))).toHaveCount(0) // the floor refuses it
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: form.save }).click()
      await expect(toast(page, quoteDoneMessages.savedForApproval.es)).toBeVisible()
    })
    const id = await idInAddress(page)
    const code = (await panelOf(page).getByRole('heading', { level: 2 }).innerText()).trim()
    await expect(panelOf(page).getByText(quoteApprovalNames.pendiente.es).first()).toBeVisible()
    await expect(panelOf(page).getByText(approvalReasonNames.costo_distribuidor.es)).toBeVisible()
    await expect(panelOf(page).getByText(panel.underFloor('USD 8.41'))).toBeVisible()
    for (const name of [panel.pin, panel.send]) await expect(panelOf(page).getByRole('button', { name })).toHaveCount(0)

    await test.step('a manager approves', async () => {
      const page = await anotherPage('gerente')
      await page.setViewportSize(desk)
      await page.goto(`/dashboard/cotizaciones/todas/${id}`)
      await panelOf(page).getByRole('button', { name: panel.approve }).click()
      const dialog = page.getByRole('dialog', { name: panel.approveTitle })
      await dialog.getByRole('textbox', { name: panel.comment }).fill('Cliente antiguo')
      await dialog.getByRole('button', { name: panel.approve }).click()
      await expect(toast(page, quoteDoneMessages.approvalGiven.es).last()).toBeVisible()
      await expect(panelOf(page).getByText('Cliente antiguo').first()).toBeVisible()
      await expect(panelOf(page).getByRole('heading', { level: 2 })).toBeFocused() // the button that they pressed is gone
      await expectNoAxeViolations(page)
    })

    await test.step('the distributor sends it', async () => {
      await panelOf(page).getByRole('button', { name: panel.send }).click()
      await page.getByRole('dialog').getByRole('button', { name: panel.send }).click()
      await expect(toast(page, quoteDoneMessages.sent.es).last()).toBeVisible()
    })

    const client = await anotherPage()
    await test.step('the client opens the link of his mail and asks for the PIN', async () => {
      const mail = await openMail(client, email, new RegExp(code))
      await mail.getByRole('link', { name: /\/quote\// }).click()
      await hydrated(client)
      await expect(client.getByRole('heading', { level: 1 })).toContainText(code)
      await expectNoAxeViolations(client)
      await client.getByRole('button', { name: t.askPin }).click()
      await expect(client.getByText(quoteConfirmMessages.codeSent.es)).toBeVisible()
      await expect(client.getByLabel(t.pin)).toBeFocused() // the page has reloaded, so a restart does not interrupt it
    })

    await test.step('a restart in the middle loses nothing', async () => {
      await portal.crash()
      await portal.startAgain()
    })

    await test.step('he reads the PIN in his mail and confirms', async () => {
      const reader = await client.context().newPage()
      const pin = await (await openMail(reader, email, /PIN/)).getByRole('status').first().innerText()
      await reader.close()
      await client.getByLabel(t.pin).fill(pin)
      await client.getByRole('button', { name: t.confirm, exact: true }).click()
      await expect(client.getByRole('status').filter({ hasText: quoteConfirmMessages.confirmed.es })).toBeFocused()
    })

    await test.step('production, the author and the client are told', async () => {
      const { texto } = await mails.newest('produccion@example.com', new RegExp(code))
      expect(texto).toContain(product)
      await mails.newest('distribuidor@example.com', new RegExp(`${code} confirmada`))
      await mails.newest(email, new RegExp(`${code} confirmada`))
      const sentAt = async () =>
        (await (await staff.as('distribuidor')).load(quoteCalls.get, { params: { id } })).produccion_enviado_en
      await expect.poll(sentAt, { timeout: 30_000 }).toBeTruthy()
      await page.reload()
      await expect(panelOf(page).getByText(quoteStatusNames.aprobada.es).first()).toBeVisible()
      await expect(panelOf(page).getByText(/^Enviada a producción el/)).toBeVisible()
    })

    await test.step('the document bears a hash that anybody can check', async () => {
      const pdf = await request.get((await client.getByRole('link', { name: t.download }).getAttribute('href')) ?? '')
      expect(pdf.headers()['content-type']).toBe('application/pdf')
      const text = pdfText(await pdf.body())
      const hash = /\b[0-9a-f]{64}\b/.exec(text)?.[0] ?? ''
      const check = `/validate/quote/${code}/`
      await client.goto(check + hash)
      await expect(client.getByRole('heading', { name: checkTexts.es.valid, exact: true })).toBeVisible()
      await expect(client.getByRole('contentinfo')).toHaveCount(0)
      await expectNoAxeViolations(client)
      await client.goto(check + hash.replace(/.$/, (last) => (last === '0' ? '1' : '0')))
      await expect(client.getByRole('heading', { name: checkTexts.es.notValid })).toBeVisible()
    })
  })
})

test.describe('with a concurrent change', () => {
  test.use({ allowedErrors: /409/ })

  test('a revision shows its changes; two people who edit it see both versions', async ({ page, login, staff }) => {
    test.slow()
    const { api, id, body, email, version } = await aQuote(staff)
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
      const { url_enlace: oldLink } = await api.load(quoteCalls.send, { params: { id }, body: {} })
      await page.goto(`/dashboard/cotizaciones/cotizar/${id}`)
      await expect(page.getByText(form.reviseNotice)).toBeVisible()
      await figure(page, 'cantidad', 1).fill('150')
      await page.getByRole('button', { name: form.saveRevision }).click()
      await expect(toast(page, quoteDoneMessages.revised.es)).toBeVisible()
      await expect(panelOf(page).getByRole('heading', { level: 2 })).toContainText('-R2')
      const changes = panelOf(page).getByRole('table', { name: panel.differences })
      await expect(changes.getByRole('row', { name: 'Cantidad' })).toContainText(/120\s*150/)

      await api.load(quoteCalls.send, { params: { id: await idInAddress(page) }, body: {} })
      await (await openMail(page, email, /-R2/)).getByRole('link', { name: /\/quote\// }).click()
      const told = page.getByRole('table', { name: t.changes })
      await expect(told.getByRole('row', { name: 'Cantidad' })).toContainText(/120\s*150/)
      await page.goto(oldLink ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.newer.title)
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

  // Types a figure and immediately another one elsewhere. No other line renders again or loses its values.
  const last = await figure(page, 'cantidad', 30).elementHandle()
  await page.keyboard.type('32')
  await page.getByRole('textbox', { name: form.reference }).fill('OC-4711')
  expect(await last?.evaluate((field) => field.isConnected)).toBe(true)
  await page.keyboard.press('Control+Enter')
  const id = await idInAddress(page)
  const { lineas } = await (await staff.as('distribuidor')).load(quoteCalls.get, { params: { id } })
  expect(lineas.map(({ cantidad }) => cantidad)).toEqual([...Array.from({ length: 29 }, (_, at) => at + 1), 32])
})
