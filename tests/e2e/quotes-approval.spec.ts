import { quoteCalls } from '@portal/contract/quotes/calls'
import { lineChangeNames } from '@portal/contract/quotes/constants'
import { quoteDoneMessages } from '@portal/contract/quotes/done-messages'
import { shellTexts } from '../../apps/web/app/core/dashboard/shell/texts.ts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { differenceTexts } from '../../apps/web/app/features/quotes/difference-texts.ts'
import { quoteWaiting } from '../../apps/web/app/features/quotes/screens.ts'
import { listTexts } from '../../apps/web/app/features/quotes/staff/list-texts.ts'
import { panelTexts } from '../../apps/web/app/features/quotes/staff/panel-texts.ts'
import { reviewTexts } from '../../apps/web/app/features/quotes/staff/review-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { aQuote, aSentQuote, panelOf } from './support/quotes.ts'
import { toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const own = '/dashboard/cotizaciones/mis-cotizaciones'
const panel = panelTexts.es
const waiting = (counter: string) => quoteWaiting.find((one) => one.counter === counter)?.name.es ?? ''

test('an approver is informed by bell and mail, sees what he approves and why, and the author is informed', async ({
  page,
  login,
  mails,
  staff,
  anotherPage,
}) => {
  const lineas = [{ producto_id: 3, cantidad: 100, precio_venta: 11.5, descuento: 5 }]
  const totals = { subtotal: 1092.5, total: 1092.5 }
  const { id, codigo } = await aQuote(staff, { pais_id: 604, lineas, ...totals })
  const mail = await mails.newest('gerente@example.com', new RegExp(`${codigo}.*espera su decisión`))
  expect(mail.texto).toContain(`/dashboard/cotizaciones/todas/${id}?aprobacion=por_decidir`)

  await login('gerente')
  await page.goto('/dashboard')
  await page.getByRole('button', { name: shellTexts.es.waits }).click()
  await page.getByRole('menuitem', { name: new RegExp(waiting('cotizaciones_por_aprobar')) }).click()
  await page.getByRole('row', { name: codigo }).getByRole('link').click()
  const review = panelOf(page).getByRole('region', { name: reviewTexts.es.title })
  await expect(review.getByText(/11\.97/).first()).toBeVisible()
  // 5 % on 11.50 is 8.73 % below the list price, which explains why the typed 5 % exceeds a limit of 5 %
  await expect(
    review.getByText(/Descuento real de 8,73 ?%, sobre el límite de su autor \(distribuidor\) de 5 ?%/),
  ).toBeVisible()
  await expect(review.getByText(/además se descuenta 5 ?%/)).toBeVisible()
  await expectNoAxeViolations(page)
  await panelOf(page).getByRole('button', { name: panel.approve }).click()
  const dialog = page.getByRole('dialog', { name: panel.approveTitle })
  await dialog.getByRole('textbox', { name: panel.comment }).fill('Cliente de siempre')
  await dialog.getByRole('button', { name: panel.approve }).click()
  await expect(toast(page, quoteDoneMessages.approvalGiven.es).last()).toBeVisible()
  expect((await mails.newest('distribuidor@example.com', new RegExp(codigo))).texto).toContain('Cliente de siempre')

  const author = await anotherPage('distribuidor')
  await author.goto('/dashboard')
  await author.getByRole('button', { name: shellTexts.es.waits }).click()
  await author.getByRole('menuitem', { name: new RegExp(waiting('cotizaciones_por_enviar')) }).click()
  await expect(author.getByRole('row', { name: codigo })).toBeVisible()
})

test('a search counts the matches of each tab, links to them, and opens an exact number', async ({
  page,
  login,
  staff,
}) => {
  const client = `Caliza ${unique()}`
  const { api, id, codigo } = await aQuote(staff, { cliente_empresa: client })
  await api.load(quoteCalls.cancel, { params: { id }, body: { motivo: 'Error' } })
  await login('distribuidor')
  await page.goto(own)
  const search = page.getByRole('searchbox')
  await search.fill(client)
  const tab = (name: string) => page.getByRole('navigation', { name: listTexts.es.states }).getByRole('link', { name })
  await expect(tab(listTexts.es.tabs.cancelada)).toHaveText(/1$/)
  await expect(tab(listTexts.es.tabs.pendiente)).toHaveText(/0$/)
  await expect(page.getByText(kitTexts.es.foundElsewhere)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: `${listTexts.es.tabs.cancelada}: 1` }).click()
  await expect(page.getByRole('row', { name: codigo })).toBeVisible()

  await page.goto(own)
  await search.fill(` ${codigo.toLowerCase().replaceAll('-', ' - ')} `)
  await search.press('Enter')
  await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText(codigo)
  await expect(page.getByRole('row', { name: codigo })).toBeVisible() // in the tab that contains it
})

test('one product on three lines: client and author see which one changed', async ({ page, login, staff }) => {
  const line = (meters: number, more: object = {}) => ({
    producto_id: 3,
    cantidad: 10,
    longitud_cable: meters,
    precio_venta: 20,
    ...more,
  })
  const totals = (amount: number) => ({ subtotal: amount, total: amount })
  const { api, id, body } = await aSentQuote(staff, {
    pais_id: 604,
    lineas: [line(6), line(9), line(12)],
    ...totals(600),
  })
  const { version, lineas } = await api.load(quoteCalls.get, { params: { id } })
  const [six, , twelve] = lineas.map(({ identidad }) => identidad)
  const changed = [line(6, { identidad: six }), line(12, { identidad: twelve, cantidad: 15 })]
  const revised = await api.load(quoteCalls.update, {
    params: { id },
    body: { ...body, lineas: changed, ...totals(500), version },
  })
  const { url_enlace: link } = await api.load(quoteCalls.send, { params: { id: revised.id }, body: {} })
  const t = differenceTexts.es
  const read = async () => {
    const table = page.getByRole('table', { name: /Cambios/ })
    await expect(table.getByRole('rowheader', { name: `2. Next1 · ${t.cable('12')}`, exact: true })).toBeVisible()
    const quantity = page.getByRole('rowheader', { name: t.fields.cantidad!, exact: true })
    await expect(table.getByRole('row').filter({ has: quantity }).getByRole('cell')).toHaveText(['10', '15'])
    await expect(
      table.getByRole('rowheader', {
        name: `Next1 · ${t.cable('9')} ${lineChangeNames.quitada.es} (${t.wasPlace(2)})`,
      }),
    ).toBeVisible()
    await expect(table.getByText(t.cable('6'))).toHaveCount(0)
  }
  await page.goto(link ?? '')
  await read()
  await login('distribuidor')
  await page.goto(`${own}/${revised.id}`)
  await read()
})
