import { machineDoneMessages } from '@portal/contract/machines/done-messages'
import { requestStatusNames } from '@portal/contract/marketplace/states'
import { requestTexts as staffTexts } from '../../apps/web/app/features/item-requests/staff/request-texts.ts'
import { trackingTexts } from '../../apps/web/app/features/item-requests/tracking/tracking-texts.ts'
import { contactFieldTexts } from '../../apps/web/app/features/marketplace/form/contact-field-texts.ts'
import { requestTexts } from '../../apps/web/app/features/marketplace/request/request-texts.ts'
import { texts as paymentTexts } from '../../apps/web/app/features/payments/texts.ts'
import { propertyTexts } from '../../apps/web/app/features/properties/market/item/property-texts.ts'
import { hydrated, toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { goToProvider, outcomeOf, payAtProvider } from './support/webpay.ts'

const t = propertyTexts.es
const ask = requestTexts.es
const staff = staffTexts.es
const openReservation = staff.steps[23]!

test('a visitor asks for a property in UF, staff reserve it, and its client pays it in pesos', async ({
  page,
  market,
  mails,
  anotherPage,
}) => {
  test.slow()
  const property = await market.property()
  const email = `casa.${unique()}@example.com`
  await page.goto(property.path)
  await hydrated(page)
  await page.getByRole('link', { name: t.ask }).click()
  const form = page.getByRole('dialog', { name: t.ask })
  await form.getByRole('textbox', { name: contactFieldTexts.es.name }).fill('Paula Compradora')
  await form.getByRole('textbox', { name: contactFieldTexts.es.email }).fill(email)
  await form.getByRole('button', { name: ask.send }).click()
  await expect(form.getByText(machineDoneMessages.requestReceived.es)).toBeVisible()
  const path = (await form.getByRole('link', { name: ask.follow }).getAttribute('href'))!
  const id = Number(/\/request\/(\d+)-/.exec(path)![1])
  await market.admit(id)

  await test.step('staff find it in the list of properties and open a reservation in UF', async () => {
    const desk = await anotherPage('superadmin')
    await desk.goto(`/dashboard/clasificados/clasificados-solicitudes?tab=propiedades&propiedad_id=${property.id}`)
    await desk.getByRole('link', { name: 'Paula Compradora' }).click()
    const panel = desk.getByRole('complementary').filter({ hasText: property.name })
    await panel.getByRole('button', { name: openReservation }).click()
    const dialog = desk.getByRole('dialog', { name: openReservation })
    await expect(dialog.getByText('UF 50.00', { exact: false }).first()).toBeVisible()
    await dialog.getByRole('textbox', { name: staff.comment }).fill('Visitada el jueves')
    await dialog.getByRole('button', { name: openReservation }).click()
    await expect(toast(desk, machineDoneMessages.statusUpdated.es).last()).toBeVisible()
    await expect(panel.getByText(/^UF\s50\.00 × /)).toBeVisible()
  })

  await test.step('the client pays in pesos', async () => {
    const wrote = () => mails.to(email).then((all) => all.map(({ texto }) => texto).join())
    await expect.poll(wrote).toMatch(/Convertido de: UF 50\.00 × /)
    await page.goto(path)
    await hydrated(page)
    await page.getByRole('link', { name: trackingTexts.es.pay }).click()
    await expect(page.getByText(/^Convertido de UF\s50\.00 × /)).toBeVisible()
    await goToProvider(page)
    await payAtProvider(page)
    await expect(outcomeOf(page)).toHaveAttribute('data-outcome', 'approved')
    await expect(outcomeOf(page).getByText(/^UF\s50\.00 × /)).toBeVisible()
    await page.getByRole('link', { name: paymentTexts.es.toMachine }).click()
    await expect(page.getByText(t.reserved)).toBeVisible()
    expect((await market.one(id)).estado_id).toBe(24)
  })
  await page.goto(path)
  await expect(page.getByText(requestStatusNames[24].es).first()).toBeVisible()
})
