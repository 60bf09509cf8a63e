import { productionCalls } from '@portal/contract/production/calls'
import { productionDoneMessages } from '@portal/contract/production/messages'
import { ProductionStep, productionStepNames } from '@portal/contract/production/steps'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { boardTexts } from '../../apps/web/app/core/dashboard/board/board-texts.ts'
import { texts } from '../../apps/web/app/features/production/texts.ts'
import { clientOrderTexts } from '../../apps/web/app/features/quotes/public/client-order-texts.ts'
import { texts as summaryTexts } from '../../apps/web/app/features/summary/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { authorizedBuyer, permitFile } from './support/permits.ts'
import { aSentQuote, panelOf, pinMailedTo } from './support/quotes.ts'
import { hydrated, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = texts.es
const movePath = productionCalls.move.path.replace(':id', '')
const nameOf = (step: ProductionStep) => productionStepNames[step].es
/** A console, which carries a serial number. */
const lineas = [{ producto_id: 5, cantidad: 1, precio_venta: 2000 }]

test('a confirmed quote goes through production to its delivery while the client watches his link', async ({
  page,
  login,
  staff,
  mails,
  anotherPage,
}) => {
  test.slow() // two people and six steps
  const email = `compras.${unique()}@example.com`
  await authorizedBuyer(staff, email)
  const quote = await aSentQuote(staff, { cliente_email: email, lineas })
  const params = { id: quote.id }
  await quote.api.load(quoteCalls.requestPin, { params })
  await quote.api.load(quoteCalls.confirm, { params, body: { pin: await pinMailedTo(mails, email) } })
  const { codigo: code } = quote
  const serial = `E2E-${unique()}`.toUpperCase()

  await login('admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/dashboard/fabrica?buscar=${code}`)
  const column = (step: ProductionStep) => page.getByRole('region', { name: nameOf(step) })
  const client = await anotherPage()
  const current = client.locator('li[aria-current=step]')
  const watch = async (step: ProductionStep) => {
    await client.goto(quote.link)
    await hydrated(client)
    await expect(current).toContainText(nameOf(step))
  }

  /** The board shows a move before the server has answered. */
  const answered = () => page.waitForResponse((answer) => answer.url().includes(movePath))

  await test.step('the order stands in the first column, and its client sees it received', async () => {
    await expect(column(ProductionStep.received).getByText(code)).toBeVisible()
    await watch(ProductionStep.received)
    await expectNoAxeViolations(client)
    await expectNoAxeViolations(page)
  })

  await test.step('it moves on the board, and waits for its serial number', async () => {
    for (const step of [ProductionStep.planned, ProductionStep.making]) {
      await page.getByRole('button', { name: boardTexts.es.move(code) }).click()
      const moved = answered()
      await page.getByRole('menuitem', { name: nameOf(step) }).click()
      await moved
      await expect(column(step).getByText(code)).toBeVisible()
      await expect(toast(page, productionDoneMessages.moved.es).last()).toBeVisible()
    }
    await watch(ProductionStep.making)
    await column(ProductionStep.making).getByRole('link').first().click()
    await panelOf(page).getByRole('button', { name: t.addSerials }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(serial)
    await dialog.getByRole('button', { name: t.add, exact: true }).click()
    await expect(panelOf(page).getByText(serial).first()).toBeVisible()
  })

  await test.step('it is dispatched with a document and a carrier, which the client reads', async () => {
    await panelOf(page)
      .getByRole('button', { name: t.moveTo(nameOf(ProductionStep.ready)) })
      .click()
    await panelOf(page).locator('input[type=file]').setInputFiles(permitFile('guia.pdf'))
    await panelOf(page)
      .getByRole('switch', { name: t.showTo('guia.pdf') })
      .click({ force: true })
    await panelOf(page)
      .getByRole('button', { name: t.moveTo(nameOf(ProductionStep.dispatched)) })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: t.carrier }).fill('Correos Sur')
    await dialog.getByRole('textbox', { name: t.tracking }).fill('CS-4711')
    await dialog.getByRole('button', { name: t.moveTo(nameOf(ProductionStep.dispatched)) }).click()
    await expect(panelOf(page).getByRole('button', { name: t.moveTo(nameOf(ProductionStep.delivered)) })).toBeVisible()
    await expectNoAxeViolations(page)
    await watch(ProductionStep.dispatched)
    await expect(client.getByText('CS-4711')).toBeVisible()
    await expect(client.getByRole('link', { name: 'guia.pdf' })).toBeVisible()
  })

  await test.step('it is delivered, and the last mail says so', async () => {
    const moved = answered()
    await panelOf(page)
      .getByRole('button', { name: t.moveTo(nameOf(ProductionStep.delivered)) })
      .click()
    await expect(column(ProductionStep.delivered).getByText(code)).toBeVisible()
    await moved
    await watch(ProductionStep.delivered)
    await expect(client.getByText(clientOrderTexts.es.title)).toBeVisible()
    expect((await mails.newest(email, /entregado/)).asunto).toContain(code)
    const api = await staff.as('admin')
    const { pedidos } = await api.load(productionCalls.list, { params: { buscar: serial } })
    expect(pedidos).toMatchObject([{ codigo: code, paso: ProductionStep.delivered }])
  })

  await test.step('the summary of the week counts the confirmed quote, and goes back a week', async () => {
    await page.goto('/dashboard/resumen')
    await expect(page.getByRole('row', { name: /Cotizaciones confirmadas/ })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: summaryTexts.es.before }).click()
    await expect(page).toHaveURL(/semana=\d{4}-\d\d-\d\d/)
  })
})
