import { requestStatusNames } from '@portal/contract/marketplace/states'
import { paymentMessages } from '@portal/contract/payments/messages'
import { settingSaveCalls, settingsCalls } from '@portal/contract/settings/calls'
import { requestTexts } from '../../apps/web/app/features/item-requests/staff/request-texts.ts'
import { trackingTexts } from '../../apps/web/app/features/item-requests/tracking/tracking-texts.ts'
import { texts } from '../../apps/web/app/features/payments/texts.ts'
import { transferTexts } from '../../apps/web/app/features/payments/transfer-texts.ts'

import { expectNoAxeViolations } from './support/axe.ts'
import { hydrated } from './support/screen.ts'
import type { Staff } from './support/staff.ts'
import { expect, test } from './support/test.ts'

test.use({ variables: { CARD_PAYMENTS: 'off' } })

const t = { ...texts.es, ...transferTexts.es }
const staffTexts = requestTexts.es

const account = {
  moneda: 'USD' as const,
  titular: 'Explosivos del Norte S.A.',
  identificacion: '20123456786',
  banco: 'Banco Austral',
  tipo: 'Cuenta corriente',
  numero: '002-191-009876543210-55',
  codigo: '',
}

async function typeAccount(staff: Staff) {
  const api = await staff.as('superadmin')
  const { valor, version } = (await api.load(settingsCalls.all, {})).ajustes.transferencias
  const body = { ...valor, nota: 'Las comisiones son de quien transfiere.', cuentas: [account], version }
  await api.load(settingSaveCalls.transferencias, { body })
}

test('a reservation is paid by transfer where no cards are taken', async ({
  page,
  market,
  staff,
  login,
  anotherPage,
}) => {
  test.slow()
  await typeAccount(staff)
  const item = await market.item()
  const request = await market.request(item.id)

  // staff open the reservation
  await login('superadmin')
  await page.goto(`/dashboard/clasificados/clasificados-solicitudes/historial/${request.id}`)
  await page.getByRole('button', { name: staffTexts.steps[23]! }).click()
  const opening = page.getByRole('dialog', { name: staffTexts.steps[23]! })
  await opening.getByRole('textbox', { name: staffTexts.comment }).fill('Acordado por teléfono')
  await opening.getByRole('button', { name: staffTexts.steps[23]! }).click()
  await expect(page.getByText(staffTexts.notYet)).toBeVisible()

  // the client follows the link of their page
  const client = await anotherPage()
  await client.goto(request.path)
  await client.getByRole('link', { name: trackingTexts.es.pay }).click()
  await hydrated(client)
  await expect(client.getByText(account.numero)).toHaveCount(0)
  await expect(client.getByText('Webpay')).toHaveCount(0)
  await expectNoAxeViolations(client)
  await client.getByRole('checkbox', { name: t.accept }).check()
  await client.getByRole('button', { name: t.show }).click()
  await expect(client.getByText(account.numero)).toBeVisible()
  const reference = (await client
    .locator('strong')
    .filter({ hasText: /^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/ })
    .textContent())!
  await client.reload()
  await expect(client.getByText(reference)).toBeVisible()
  await expectNoAxeViolations(client)

  // staff find the reference and confirm what the bank booked
  await expect(page.getByText(reference)).toBeVisible()
  await page.getByRole('button', { name: staffTexts.confirmTransfer }).click()
  const confirming = page.getByRole('dialog', { name: staffTexts.confirmTransfer })
  await confirming.getByLabel(staffTexts.amountReceived).fill('1.999,99')
  await confirming.getByLabel(staffTexts.operation, { exact: false }).fill('OP 778899')
  await confirming.getByRole('button', { name: staffTexts.confirmTransfer }).click()
  await expect(confirming.getByText('no la paga', { exact: false }).first()).toBeVisible()
  await confirming.getByLabel(staffTexts.amountReceived).fill('2.000,00')
  await confirming.getByRole('button', { name: staffTexts.confirmTransfer }).click()
  await expect(confirming).toHaveCount(0)
  await expect(page.getByText('Transferencia · OP 778899').first()).toBeVisible()
  expect(await market.stateOf(request.id)).toBe(24)

  // and the client reads it
  await client.reload()
  await expect(client.getByText(paymentMessages.alreadyProcessed.es)).toBeVisible()
  await client.goto(request.path)
  await expect(client.getByText(requestStatusNames[24].es).first()).toBeVisible()
  await expect(client.getByText(trackingTexts.es.transfer(reference))).toBeVisible()
  await expect(client.getByRole('link', { name: trackingTexts.es.receipt })).toBeVisible()
})
