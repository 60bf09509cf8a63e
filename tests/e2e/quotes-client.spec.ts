import { quoteDoneMessages } from '@portal/contract/quotes/done-messages'
import { quoteConfirmMessages } from '@portal/contract/quotes/messages'
import { quoteStatusNames } from '@portal/contract/quotes/states'
import { clientTexts } from '../../apps/web/app/features/quotes/public/client-texts.ts'
import { panelTexts } from '../../apps/web/app/features/quotes/staff/panel-texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { aSentQuote, panelOf, pinMailedTo, wrongPin } from './support/quotes.ts'
import { hydrated } from './support/screen.ts'
import { expect, test } from './support/test.ts'

test.use({ ownContext: true }) // changes the clock

const own = '/dashboard/cotizaciones/mis-cotizaciones'

test('a client asks for changes, requests another PIN too soon, and declines; the author is informed', async ({
  page,
  login,
  staff,
  mails,
  anotherPage,
}) => {
  test.slow()
  const t = clientTexts.es
  const { id, codigo, email, link } = await aSentQuote(staff)
  const client = await anotherPage()
  await client.clock.install()
  await client.goto(link)
  await hydrated(client)

  await test.step('he asks for changes, one after the other', async () => {
    const sent = client.getByText(quoteDoneMessages.changeAsked.es)
    for (const wish of ['Necesito 600', 'Y entrega en Calama', 'Y pago a 60 días']) {
      await client.getByText(t.askChange, { exact: true }).click()
      await client.getByLabel(t.change).fill(wish)
      await client.getByRole('button', { name: t.send }).click()
      await expect(sent).toBeVisible()
      await expect(client.getByLabel(t.change)).toBeHidden()
    }
  })

  await test.step('the PIN that comes second is a request of its own', async () => {
    await client.getByRole('button', { name: t.askPin }).click()
    await expect(client.getByText(quoteConfirmMessages.codeSent.es)).toBeVisible()
    const first = await mails.to(email)
    await expect(client.getByRole('button', { name: /Pedir otro PIN en/ })).toBeDisabled()
    await client.clock.fastForward('03:01') // only the client's clock: the portal still refuses
    await client.getByRole('button', { name: t.askAgain, exact: true }).click()
    await expect(client.getByRole('alert')).toHaveText(quoteConfirmMessages.tooSoon.es)
    expect(await mails.to(email)).toHaveLength(first.length)
  })

  await test.step('what he does before the scripts come stays', async () => {
    let send = () => {}
    const wanted = new Promise<void>((resolve) => {
      send = resolve
    })
    await client.route('**/*.js', async (route) => {
      await wanted
      await route.continue()
    })
    await client.goto(link, { waitUntil: 'commit' })
    await client.getByLabel(t.pin).fill('12')
    await client.getByText(t.askChange, { exact: true }).click()
    send()
    await hydrated(client)
    await expect(client.getByLabel(t.pin)).toHaveValue('12')
    await expect(client.getByLabel(t.change)).toBeVisible()
    await client.getByLabel(t.pin).pressSequentially('x345')
    await expect(client.getByLabel(t.pin)).toHaveValue('1234')
    await client.unroute('**/*.js')
  })

  await test.step('he declines with a reason', async () => {
    await client.getByText(t.decline, { exact: true }).click()
    const reason = client.getByLabel(t.reason)
    await client.getByRole('button', { name: t.declineYes, exact: true }).click()
    await expect(reason).toHaveAccessibleDescription(/./)
    await reason.fill('Muy caro')
    await client.getByRole('button', { name: t.declineYes, exact: true }).click()
    await expect(client.getByRole('heading', { level: 1 })).toHaveText(t.declined.title)
    await client.goto(link)
    await expect(client.getByRole('heading', { level: 1 })).toHaveText(t.ended.title)
    await expectNoAxeViolations(client)
    await client.getByRole('button', { name: t.again }).click()
    await expect(client.getByRole('heading', { level: 1 })).toHaveText(t.askedAgain.title)
    await mails.newest('distribuidor@example.com', new RegExp(`otra vez.*${codigo}`))
  })

  await test.step('the author reads all of it', async () => {
    await mails.newest('distribuidor@example.com', new RegExp(`pide un cambio.*${codigo}`))
    const { texto } = await mails.newest('distribuidor@example.com', new RegExp(`rechazó.*${codigo}`))
    expect(texto).toContain('Muy caro')
    await login('distribuidor')
    await page.goto(`${own}/${id}`)
    await expect(panelOf(page).getByText(quoteStatusNames.cancelada.es).first()).toBeVisible()
    await expect(panelOf(page).getByText(panelTexts.es.noteOf.cambio ?? '')).toHaveCount(4)
    await expect(panelOf(page).getByText('Y pago a 60 días').first()).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a client reads, downloads, asks for a change, confirms, and declines another quote', async ({
    page,
    request,
    staff,
    mails,
  }) => {
    test.slow()
    const t = clientTexts.en
    const [quote, other] = [await aSentQuote(staff, { idioma: 'en' }), await aSentQuote(staff, { idioma: 'en' })]
    const { codigo, email } = quote

    await test.step('he reads and downloads it', async () => {
      const { texto } = await mails.newest(email, new RegExp(codigo))
      await page.goto(/https?:\S+\/quote\/\S+/.exec(texto ?? '')?.[0] ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(codigo)
      await expect(page.getByRole('rowheader', { name: 'Next1' })).toBeVisible()
      const pdf = await request.get((await page.getByRole('link', { name: t.download }).getAttribute('href')) ?? '')
      expect(pdf.headers()['content-type']).toBe('application/pdf')
    })

    await test.step('he asks for a change', async () => {
      await page.getByText(t.askChange, { exact: true }).click()
      await page.getByLabel(t.change).fill('I need 600')
      await page.getByRole('button', { name: t.send }).click()
      await expect(page.getByRole('status')).toHaveText(quoteDoneMessages.changeAsked.en)
      await mails.newest('distribuidor@example.com', new RegExp(`pide un cambio.*${codigo}`))
    })

    await test.step('he confirms it with the PIN', async () => {
      await page.getByRole('button', { name: t.askPin }).click()
      await expect(page.getByRole('status')).toHaveText(quoteConfirmMessages.codeSent.en)
      await page.getByRole('button', { name: t.askAgain }).click()
      await expect(page.getByRole('alert')).toHaveText(quoteConfirmMessages.tooSoon.en)
      const pin = await pinMailedTo(mails, email)
      await page.getByLabel(t.pin).fill(wrongPin(pin))
      await page.getByRole('button', { name: t.confirm, exact: true }).click()
      await expect(page.getByLabel(t.pin)).toHaveAccessibleDescription(new RegExp(quoteConfirmMessages.pinInvalid.en))
      await page.getByLabel(t.pin).fill(pin)
      await page.getByRole('button', { name: t.confirm, exact: true }).click()
      await expect(page.getByText(quoteConfirmMessages.confirmed.en)).toBeVisible()
      await expect(page.getByText(quoteStatusNames.aprobada.en, { exact: true })).toBeVisible()
    })

    await test.step('he declines another one', async () => {
      await page.goto(`${other.link}?lang=en`)
      await page.getByText(t.decline, { exact: true }).click()
      await page.getByLabel(t.reason).fill('Too expensive')
      await page.getByRole('button', { name: t.declineYes, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.declined.title)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })
  })
})
