import type { Page } from '@playwright/test'
import { broadcastDoneMessages as done } from '@portal/contract/broadcasts/messages'
import { broadcastStatusNames, recipientStatusNames } from '@portal/contract/broadcasts/states'
import { contactCalls } from '@portal/contract/contacts/calls'
import { contactDoneMessages as contactDone } from '@portal/contract/contacts/messages'
import { viewCalls } from '@portal/contract/views/calls'
import { type MailServer, startMailServer } from '../../apps/server/test/mail-server.ts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { texts } from '../../apps/web/app/features/broadcasts/texts.ts'
import { texts as contactTexts } from '../../apps/web/app/features/contacts/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { sendLetter } from './support/letters.ts'
import { Mailbox } from './support/mails.ts'
import { type Portal, startPortal } from './support/portal.ts'
import { choose, toast } from './support/screen.ts'
import { Sessions } from './support/sessions.ts'
import { Staff, unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = texts.es
const states = recipientStatusNames
test.use({ allowedErrors: /net::ERR_|status of 50[0-9]/ }) // while the process is gone

/** Twelve contacts of one word: more than are sent to at the same time. The first one bounces. */
async function someContacts(staff: Staff, word: string): Promise<number[]> {
  const api = await staff.as()
  const ids: number[] = []
  for (let number = 1; number <= 12; number++) {
    const body = {
      nombre: `${word} ${'abcdefghijkl'[number - 1]!.repeat(4)}`,
      email: `${word}.${number}@example.com`.toLowerCase(),
      telefono: `+5691${String(Date.now()).slice(-5)}${String(number).padStart(2, '0')}`,
      pais_id: 152,
      empresa: `Minera ${'abcdefghijkl'[number - 1]!.repeat(5)}`,
      idioma: number === 12 ? 'en' : 'es',
    } as const
    ids.push((await api.load(contactCalls.save, { body })).contacto_id)
  }
  const view = { lista: 'contactos', nombre: word, direccion: `?buscar=${word}`, compartida: false } as const
  await api.load(viewCalls.save, { body: view })
  return ids
}

/** Runs a journey with its own portal and mail server, so that it can kill the portal. */
async function withMailServer(journey: (portal: Portal, mail: MailServer, staff: Staff) => Promise<void>) {
  const mail = await startMailServer()
  const settings = { SMTP_URL: mail.url, BROADCAST_PER_MINUTE: '0', BROADCAST_PER_HOUR: '0' }
  const portal = await startPortal('off', settings)
  try {
    await journey(portal, mail, new Staff(portal.url, new Sessions(portal.url), new Mailbox(portal.url)))
  } finally {
    await portal.stop()
    await mail.stop()
  }
}

async function write(page: Page, word: string): Promise<void> {
  await page.getByRole('textbox', { name: t.title, exact: true }).fill(`Novedades ${word}`)
  await choose(page, t.chooseBy, t.view(word))
  await expect(page.getByText(t.counted('12', '11', '1'))).toBeVisible()
  await page.getByRole('textbox', { name: t.subject, exact: true }).fill('Hola {{nombre}}')
  await page.getByRole('textbox', { name: t.subjectEn, exact: true }).fill('Hello {{nombre}}')
  await page.getByRole('textbox', { name: t.textEs, exact: true }).fill('Hay novedades.')
  await page.getByRole('textbox', { name: t.textEn, exact: true }).fill('There are news.')
}

test('a bilingual letter to a saved view: tested, sent, paused, killed, resumed, and the timelines tell it', async ({
  context,
}) => {
  test.slow()
  await withMailServer(async (portal, mail, staff) => {
    const word = `Dif${unique()}`.toLowerCase()
    const ids = await someContacts(staff, word)
    await new Sessions(portal.url).put(await new Sessions(portal.url).of('superadmin'), context)
    const page = await context.newPage()
    await page.goto(`${portal.url}/dashboard/contactos/nueva-difusion`)
    await write(page, word)
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: t.preview, exact: true }).click()
    await choose(page, t.seenBy, `${word} cccc`)
    await expect(page.getByRole('dialog').getByText(`Hola ${word} cccc`)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: t.test, exact: true }).click()
    await expect(toast(page, done.tested.es)).toBeVisible()
    expect(mail.received.map(({ to }) => to)).toEqual(['superadmin@example.com', 'superadmin@example.com'])

    await page.getByRole('button', { name: t.saveDraft, exact: true }).click()
    await expect(page.getByRole('heading', { name: t.review })).toBeVisible()
    await expectNoAxeViolations(page)
    mail.received.length = 0
    mail.delayMs = 5000
    mail.fates.set(`${word}.1@example.com`, { rcpt: 550 })
    await page.getByRole('button', { name: t.send, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.send, exact: true }).click()
    await expect(toast(page, done.sent.es)).toBeVisible()
    await page.getByRole('button', { name: t.pause, exact: true }).click()
    await expect(page.getByText(broadcastStatusNames.pausada.es, { exact: true })).toBeVisible()
    // those that were on their way end; the others wait
    const arrived = page.getByRole('listitem').filter({ hasText: `${states.enviado.es} 7` })
    await expect(arrived).toBeVisible({ timeout: 20_000 })
    expect(mail.received).toHaveLength(7)

    await portal.crash()
    await portal.startAgain()
    mail.delayMs = 0
    await page.reload()
    await page.getByRole('button', { name: t.resume, exact: true }).click()
    await expect(page.getByText(broadcastStatusNames.terminada.es, { exact: true })).toBeVisible({ timeout: 20_000 })
    const addresses = mail.received.map(({ to }) => to)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(addresses).toHaveLength(11)

    const leaving = mail.received.find(({ to }) => to === `${word}.3@example.com`)!.text.replace(/\r\n[ \t]+/g, ' ')
    await page.goto(/^List-Unsubscribe: .*<(https?:[^>]+)>/m.exec(leaving)![1]!)
    await page.getByRole('button', { name: 'Darse de baja' }).click()
    await expect(page.getByText('Ya no recibirá nuestros correos')).toBeVisible()

    for (const [place, state] of [
      [0, states.rebote_duro.es],
      [2, states.baja.es],
      [4, states.enviado.es],
    ] as const) {
      await page.goto(`${portal.url}/dashboard/contactos/detalles-contacto/${ids[place]}`)
      await expect(page.getByRole('link', { name: `Novedades ${word}` })).toBeVisible()
      await expect(page.getByText(new RegExp(`^${state} ·`))).toBeVisible()
    }
    await expect(page.getByText(contactTexts.es.doNotContact)).toBeHidden()

    await sendLetter(await staff.as(), ids[0]!, `Otra vez ${word}`)
    const allow = page.getByRole('button', { name: contactTexts.es.allow })
    await expect(async () => {
      await page.goto(`${portal.url}/dashboard/contactos/detalles-contacto/${ids[0]}`)
      await expect(allow).toBeVisible({ timeout: 3000 }) // the second letter that comes back is the last
    }).toPass({ timeout: 20_000 })
    await allow.click()
    const dialog = page.getByRole('dialog', { name: contactTexts.es.allow })
    await dialog.getByLabel(contactTexts.es.allowComment).fill('Su casilla funciona de nuevo')
    await dialog.getByRole('button', { name: contactTexts.es.allow }).click()
    await expect(toast(page, contactDone.allowed.es)).toBeVisible()
    const timeline = page.getByRole('region', { name: contactTexts.es.timeline })
    await expect(timeline).toContainText('Su casilla funciona de nuevo')
    await timeline
      .getByRole('listitem')
      .filter({ hasText: 'Su casilla funciona de nuevo' })
      .getByRole('button', { name: kitTexts.es.moreActions })
      .click()
    await page.getByRole('menuitem', { name: contactTexts.es.undoAllow }).click()
    await expect(toast(page, contactDone.allowUndone.es)).toBeVisible()
    await expect(allow).toBeVisible()
  })
})

test('from the list of contacts to a letter that waits for its day, changes it and is canceled', async ({
  page,
  login,
  staff,
}) => {
  const word = `Prog${unique()}`.toLowerCase()
  await someContacts(staff, word)
  await login('superadmin')
  await page.goto(`/dashboard/contactos/lista-contactos?buscar=${word}`)
  await page.getByRole('checkbox', { name: `${word} aaaa` }).check()
  await page.getByRole('checkbox', { name: `${word} bbbb` }).check()
  await page.getByRole('link', { name: contactTexts.es.writeBroadcast }).click()
  await expect(page.getByText(t.counted('2', '2', '0'))).toBeVisible()
  await page.getByRole('textbox', { name: t.title, exact: true }).fill(`Programada ${word}`)
  await page.getByRole('textbox', { name: t.subject, exact: true }).fill('Hola')
  await page.getByRole('textbox', { name: t.textEs, exact: true }).fill('Hay novedades.')
  await page.getByLabel(t.day, { exact: true }).fill('31-12-2099')
  await page.getByLabel(t.time, { exact: true }).fill('10:30')
  await page.getByRole('button', { name: t.saveDraft, exact: true }).click()
  await page.getByRole('button', { name: t.schedule, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.schedule, exact: true }).click()
  await expect(page.getByText(/Programada para 31-12-2099.*10:30/)).toBeVisible()
  await page.getByRole('button', { name: t.reschedule, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t.reschedule })
  await dialog.getByLabel(t.time, { exact: true }).fill('11:45')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: t.saveTime, exact: true }).click()
  await expect(page.getByText(/Programada para 31-12-2099.*11:45/)).toBeVisible()
  await page.getByRole('button', { name: t.cancel, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.cancel, exact: true }).click()
  await expect(page.getByText(broadcastStatusNames.cancelada.es, { exact: true })).toBeVisible()
})
