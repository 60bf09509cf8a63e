import { quoteCalls } from '@portal/contract/quotes/calls'
import { quoteDoneMessages } from '@portal/contract/quotes/done-messages'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { QuoteStatus, quoteStatusNames } from '@portal/contract/quotes/states'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { panelTexts } from '../../apps/web/app/features/quotes/staff/panel-texts.ts'
import { pinTexts } from '../../apps/web/app/features/quotes/staff/pin-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { aQuote, panelOf, pinMailedTo, wrongPin } from './support/quotes.ts'
import { toast } from './support/screen.ts'
import { expect, test } from './support/test.ts'

const panel = panelTexts.es
const dialogTexts = pinTexts.es
const own = '/dashboard/cotizaciones/mis-cotizaciones'

test('staff request the PIN, mistype it, confirm with it, and a super administrator records an annulment', async ({
  page,
  login,
  mails,
  staff,
  anotherPage,
}) => {
  test.slow()
  const { id, codigo, email } = await aQuote(staff)
  await login('distribuidor')
  await page.goto(`${own}/${id}`)
  const dialog = page.getByRole('dialog', { name: dialogTexts.title(codigo) })
  const digit = (place: number) => dialog.getByRole('textbox', { name: dialogTexts.digit(place) })

  await test.step('the PIN goes to the client; how long it holds and when another can be sent is counted down', async () => {
    await panelOf(page).getByRole('button', { name: panel.pin }).click()
    await expect(dialog.getByText(email)).toBeVisible()
    await dialog.getByRole('button', { name: dialogTexts.ask }).click()
    const left = dialog.getByRole('timer')
    await expect(left).toHaveText(/9:\d\d/)
    await expect(dialog.getByRole('button', { name: /Otro PIN en 2:\d\d/ })).toBeDisabled()
    const before = await left.innerText()
    await expect(left).not.toHaveText(before)
    await expectNoAxeViolations(page)
  })

  await test.step('a wrong one is refused with its number, the right one confirms', async () => {
    const pin = await pinMailedTo(mails, email)
    await digit(1).click()
    await page.keyboard.type(wrongPin(pin))
    await dialog.getByRole('button', { name: dialogTexts.confirm }).click()
    const { es, code } = quoteConfirmMessages.pinInvalid
    await expect(dialog.getByRole('alert')).toHaveText(`${es} ${dialogTexts.code(code)}`)
    await expect(digit(1)).toHaveValue('')
    await digit(1).click()
    await page.keyboard.type(pin)
    await page.keyboard.press('Enter')
    await expect(toast(page, quoteConfirmMessages.confirmed.es)).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(panelOf(page).getByText(quoteStatusNames.aprobada.es).first()).toBeVisible()
    await expect(panelOf(page).getByRole('button', { name: panel.cancel })).toHaveCount(0)
  })

  await test.step('an annulment is a note that production is told of; the state stays', async () => {
    const boss = await anotherPage('superadmin')
    await boss.goto(`/dashboard/cotizaciones/todas/${id}`)
    await panelOf(boss).getByRole('button', { name: kitTexts.es.moreActions }).click()
    await boss.getByRole('menuitem', { name: panel.annul }).click()
    const annulling = boss.getByRole('dialog', { name: panel.annulTitle })
    await annulling.getByRole('textbox', { name: panel.reason }).fill('Pedido duplicado')
    await annulling.getByRole('button', { name: panel.annul }).click()
    await expect(toast(boss, quoteDoneMessages.noteSaved.es)).toBeVisible()
    await expect(panelOf(boss).getByText('Pedido duplicado')).toBeVisible()
    await expect(panelOf(boss).getByText(quoteStatusNames.aprobada.es).first()).toBeVisible()
    await mails.newest('produccion@example.com', new RegExp(`^Anulación.*${codigo}`))
  })
})

test('a quote is cancelled after a confirmation and with a reason', async ({ page, login, staff }) => {
  const { api, id, codigo, body } = await aQuote(staff, { cliente_empresa: 'Compañía Minera de Cobre '.repeat(4) })
  await login('distribuidor')
  await page.goto(`${own}/${id}`)
  const contact = page.getByRole('row', { name: codigo }).getByText(body.cliente_nombre, { exact: true })
  await expect(contact).toBeInViewport({ ratio: 1 }) // for any length of their company's name
  const ask = panelOf(page).getByRole('button', { name: panel.cancel })
  const question = page.getByRole('dialog', { name: panel.cancelTitle })
  await ask.click()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  expect((await api.load(quoteCalls.get, { params: { id } })).estado).toBe(QuoteStatus.pending)

  await ask.click()
  await question.getByRole('textbox', { name: panel.reason }).fill('Eligió a otro proveedor')
  await question.getByRole('button', { name: panel.cancel }).click()
  await expect(toast(page, quoteConfirmMessages.cancelled.es)).toBeVisible()
  await expect(panelOf(page).getByText(quoteStatusNames.cancelada.es).first()).toBeVisible()
  await expect(panelOf(page).getByText('Eligió a otro proveedor')).toBeVisible() // in its history
  await expect(panelOf(page).getByRole('button', { name: panel.pin })).toHaveCount(0)
})

test('an expired quote is renewed as a new revision', async ({ page, login }) => {
  await login('distribuidor')
  await page.goto(`${own}?tab=vencida&buscar=Ruta%20Sierra`)
  await page.getByRole('rowheader').getByRole('link').click()
  const code = (await panelOf(page).getByRole('heading', { level: 2 }).innerText()).trim()
  await panelOf(page).getByRole('button', { name: panel.renew }).click()
  await page.getByRole('dialog').getByRole('button', { name: panel.renew }).click()
  await expect(toast(page, quoteDoneMessages.renewed.es)).toBeVisible()
  await expect(panelOf(page).getByRole('heading', { level: 2 })).toHaveText(`${code}-R2`)
  await expect(panelOf(page).getByText(quoteStatusNames.pendiente.es).first()).toBeVisible()
  await expect(page.getByRole('row', { name: `${code}-R2` })).toBeVisible() // in the list that contains it
  await panelOf(page).getByRole('link', { name: code, exact: true }).click()
  await expect(panelOf(page).getByText(quoteStatusNames.vencida.es).first()).toBeVisible()
  await expect(panelOf(page).getByRole('button', { name: panel.renew })).toHaveCount(0)
})
