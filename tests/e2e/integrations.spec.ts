import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { integrationsPath, webhooksPath } from '@portal/contract/api-keys/constants'
import { apiKeyDoneMessages } from '@portal/contract/api-keys/messages'
import { webhookDoneMessages } from '@portal/contract/webhooks/messages'
import { integrationTexts } from '../../apps/web/app/features/integrations/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { toast } from './support/screen.ts'
import { unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = integrationTexts.es

test.use({ viewport: { width: 1440, height: 900 } })

test('a key is made, shown once, used and revoked', async ({ page, login, request }) => {
  await login('admin')
  const name = `ERP ${unique()}`
  await page.goto(integrationsPath)
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: t.newKey }).first().click()
  const form = page.getByRole('form', { name: t.newKey })
  await form.getByRole('textbox', { name: t.name }).fill(name)
  await form.getByRole('combobox', { name: t.modules }).fill('Todas las cotizaciones')
  await page.getByRole('option', { name: 'Todas las cotizaciones' }).click() // not the first: the list may still be whole
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: t.createKey }).click()
  const secret = page.locator('code')
  await expect(secret).toHaveText(/^pk_[0-9A-Za-z]{46}$/)
  await expectNoAxeViolations(page)
  const key = (await secret.textContent())!
  const ask = async () =>
    (await request.get('/v1/cotizacion/list_all', { headers: { authorization: `Bearer ${key}` } })).status()
  expect(await ask()).toBe(200)
  await page.getByRole('button', { name: t.stored }).click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  await expect(page.getByText(key)).toHaveCount(0)
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /acciones/i })
    .click()
  await page.getByRole('menuitem', { name: t.revoke }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.revoke }).click()
  await expect(toast(page, apiKeyDoneMessages.revoked.es)).toBeVisible()
  expect(await ask()).toBe(401)
})

test('a webhook reaches a small server, and is sent again from the log', async ({ page, login }) => {
  const received: string[] = []
  const server = createServer(async (incoming, reply) => {
    received.push(String(incoming.headers['webhook-id']))
    incoming.resume()
    reply.end('recibido')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const name = `Receptor ${unique()}`

  await login('admin')
  await page.goto(webhooksPath)
  await page.getByRole('link', { name: t.newWebhook }).first().click()
  const form = page.getByRole('form', { name: t.newWebhook })
  await form.getByRole('textbox', { name: t.name }).fill(name)
  await form.getByRole('textbox', { name: t.address }).fill(`http://127.0.0.1:${port}/`)
  await form.getByRole('combobox', { name: t.events }).click()
  await page.getByRole('option', { name: 'Tarea aprobada' }).click()
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: t.createWebhook }).click()
  await expect(page.locator('code')).toHaveText(/^whsec_/)
  await page.getByRole('button', { name: t.stored }).click()

  await page
    .getByRole('complementary')
    .getByRole('button', { name: /acciones/i })
    .click()
  await page.getByRole('menuitem', { name: t.test }).click()
  await expect(toast(page, webhookDoneMessages.tested.es)).toBeVisible()
  await expect.poll(() => received.length).toBe(1)

  await page.getByRole('link', { name: t.seeDeliveries }).click()
  await page.getByRole('link', { name: t.testEvent }).first().click()
  await expect(page.getByText('recibido', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: t.replay, exact: true }).click()
  await expect.poll(() => received.length).toBe(2)
  expect(received[1]).toBe(received[0])
  server.close()
})
