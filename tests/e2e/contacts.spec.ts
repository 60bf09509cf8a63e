import type { Locator, Page } from '@playwright/test'
import { Module, Role } from '@portal/contract/access/constants'
import { subscribeAgainPath, unsubscribePath } from '@portal/contract/broadcasts/constants'
import { contactCalls } from '@portal/contract/contacts/calls'
import { meetingResultNames } from '@portal/contract/contacts/constants'
import { contactFields } from '@portal/contract/contacts/fields'
import { contactEventMessages, contactDoneMessages as done } from '@portal/contract/contacts/messages'
import { shellTexts } from '../../apps/web/app/core/dashboard/shell/texts.ts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { contactPath, contactsPath } from '../../apps/web/app/features/contacts/paths.ts'
import { contactScreens } from '../../apps/web/app/features/contacts/screens.ts'
import { texts } from '../../apps/web/app/features/contacts/texts.ts'
import { sendLetter } from './support/letters.ts'
import { named, sections, toast } from './support/screen.ts'
import { type Staff, unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = texts.es
const kit = kitTexts.es
const shell = shellTexts.es
const listName = contactScreens[0]!.name.es
const chile = 152

const digits = () => String(crypto.getRandomValues(new Uint32Array(1))[0]! % 10_000_000).padStart(7, '0')

/** Someone of the house who may do everything with their own contacts. */
async function aSeller(staff: Staff, role: Role = Role.administrator) {
  const seller = await staff.user({ rol_id: role })
  await staff.grant(seller.id, [Module.contacts, Module.broadcasts])
  return seller
}

async function aContact(staff: Staff, of: Awaited<ReturnType<typeof aSeller>>, changes: object = {}) {
  const word = unique()
  const body = {
    nombre: `Marta Pinto ${word}`,
    email: `marta.${word}@example.com`,
    telefono: `+5691${digits()}`,
    pais_id: chile,
    empresa: `Cantera ${word}`,
    ocupacion: 'Compras',
    idioma: 'es' as const,
    aceptar_duplicado: true,
    ...changes,
  }
  const { contacto_id: id } = await (await staff.as(of)).load(contactCalls.save, { body })
  return { id, ...body }
}

const act = async (page: Page, part: Locator, name: string) => {
  await part.getByRole('button', { name: kit.moreActions }).first().click()
  await page.getByRole('menuitem', { name }).click()
}

/** A moment on the clocks of the browser, as the fields of a meeting take it. */
const typed = (page: Page, minutes: number) =>
  page.evaluate((minutes) => {
    const two = (number: number) => String(number).padStart(2, '0')
    const at = new Date(Date.now() + minutes * 60_000)
    return {
      day: `${two(at.getDate())}-${two(at.getMonth() + 1)}-${at.getFullYear()}`,
      time: `${two(at.getHours())}:${two(at.getMinutes())}`,
    }
  }, minutes)

const timeline = (page: Page) => page.getByRole('region', { name: t.timeline })
const header = (page: Page) => page.getByRole('main').locator('header').first()

test('two duplicates are found, merged field by field, and taken apart again', async ({ page, login, staff }) => {
  test.slow()
  const seller = await aSeller(staff)
  const one = await aContact(staff, seller)
  const other = await aContact(staff, seller, { nombre: one.nombre, empresa: one.empresa, ocupacion: 'Gerencia' })
  await (await staff.as(seller)).load(contactCalls.saveEvent, {
    body: { contacto_id: other.id, comentario: 'Pidió una visita' },
  })
  await login(seller)

  await test.step('a search with a typing error says what it shows, and its link searches that', async () => {
    const [, word] = one.nombre.split('Pinto ')
    await page.goto(`${contactsPath}?buscar=Mrata ${word}`)
    const said = page.getByRole('status').filter({ hasText: kit.nothingWith(`Mrata ${word}`) })
    await expect(said).toBeVisible()
    await expect(page.getByRole('rowheader')).toHaveCount(2)
    await said.getByRole('link').click()
    await expect(said).toHaveCount(0)
    await expect(page.getByRole('rowheader')).toHaveCount(2)
  })
  await test.step('the form of a third one names both', async () => {
    await page.goto(`${contactsPath}/nuevo?nuevo_nombre=${one.nombre}&nuevo_empresa=${one.empresa}&nuevo_pais_id=152`)
    const form = page.getByRole('form', { name: t.newContact })
    await form.getByLabel(contactFields.email.label.es).fill(`otra.${unique()}@example.com`)
    await form.getByLabel(contactFields.telefono.label.es).fill(`+5691${digits()}`)
    await form.getByRole('button', { name: t.createContact }).click()
    await expect(form.getByRole('alert').filter({ hasText: t.same }).getByRole('link')).toHaveCount(2)
  })

  await page.goto(contactPath(one.id))
  await test.step('the breadcrumb has the section and the list', async () => {
    const crumbs = page.getByRole('navigation', { name: shell.breadcrumbs })
    await expect(crumbs.getByRole('listitem')).toHaveText(['Dashboard', 'Contactos', listName, one.nombre])
  })
  await test.step('the other one is offered and merged', async () => {
    await act(page, header(page), t.merge)
    const dialog = page.getByRole('dialog', { name: t.merge })
    await dialog.getByRole('button', { name: `${one.nombre} · ${one.empresa}` }).click()
    await dialog.getByRole('radiogroup', { name: contactFields.ocupacion.label.es }).getByText('Gerencia').click()
    await dialog.getByRole('button', { name: t.mergeAction }).click()
    await expect(toast(page, done.merged.es)).toBeVisible()
    await expect(
      page.getByRole('main').locator('dt', { hasText: contactFields.ocupacion.label.es }).locator('+ dd'),
    ).toHaveText('Gerencia')
    await expect(timeline(page)).toContainText('Pidió una visita')
  })
  await test.step('undoing gives both back as they were', async () => {
    await page.getByRole('button', { name: t.undoMerge }).click()
    await expect(toast(page, done.mergeUndone.es)).toBeVisible()
    await expect(
      page.getByRole('main').locator('dt', { hasText: contactFields.ocupacion.label.es }).locator('+ dd'),
    ).toHaveText('Compras')
    await expect(timeline(page)).not.toContainText('Pidió una visita')
    await page.goto(contactPath(other.id))
    await expect(timeline(page)).toContainText('Pidió una visita')
  })
})

test('a meeting planned for today appears in another browser at once, and is answered', async ({
  page,
  login,
  staff,
  anotherPage,
}) => {
  test.slow()
  const seller = await aSeller(staff)
  const contact = await aContact(staff, seller)
  await login(seller)
  const other = await anotherPage(seller)
  await other.goto('/dashboard')
  const badge = named(await sections(other), listName)
  await expect(badge).toBeVisible()
  await expect(badge).toHaveText(listName)

  await page.goto(contactPath(contact.id))
  const form = page.getByRole('form', { name: t.newEvent })
  // just past, so that it asks what happened
  const now = await typed(page, -1)
  await form.getByLabel(t.comment).fill('Visita a la faena')
  await form.getByLabel(t.meetingDay).fill(now.day)
  await form.getByLabel(t.meetingTime).fill(now.time)
  await form.getByRole('button', { name: t.saveEvent }).click()
  await expect(toast(page, done.eventSaved.es)).toBeVisible()
  await expect(badge).toHaveText(`${listName}1`)
  await other.goto(`${contactsPath}?reunion_hoy=true`)
  await expect(other.getByRole('rowheader')).toHaveText(contact.nombre)

  await test.step('the start page and the list ask what happened, and the answer ends that', async () => {
    await other.goto(`${contactsPath}?por_responder=true`)
    await expect(other.getByRole('rowheader')).toHaveText(contact.nombre)
    const asked = timeline(page).getByRole('group', { name: t.whatHappened })
    await asked.getByRole('button', { name: meetingResultNames.movida.es }).click()
    const dialog = page.getByRole('dialog', { name: t.moveTo })
    const next = await typed(page, 7 * 24 * 60)
    await dialog.getByLabel(t.meetingDay).fill(next.day)
    await dialog.getByLabel(t.meetingTime).fill(next.time)
    await dialog.getByRole('button', { name: t.move }).click()
    await expect(toast(page, done.answered.es)).toBeVisible()
    await expect(timeline(page)).toContainText(meetingResultNames.movida.es)
    await expect(timeline(page)).toContainText(t.meetingOn(`${next.day} ${next.time}`))
    await expect(asked).toHaveCount(0)
    await expect(other.getByRole('rowheader')).toHaveCount(0)
  })
})

test('who unsubscribed gets broadcasts again only when he asks for them himself', async ({
  page,
  login,
  staff,
  mails,
}) => {
  const seller = await aSeller(staff)
  const contact = await aContact(staff, seller)
  const asunto = `Novedades ${unique()}`
  await sendLetter(await staff.as(seller), contact.id, asunto)
  const { texto } = await mails.newest(contact.email, new RegExp(asunto))
  const link = new RegExp(`${unsubscribePath}/[\\w.-]+`).exec(texto ?? '')![0]
  expect((await page.request.post(link)).ok()).toBe(true)

  await login(seller)
  await page.goto(contactPath(contact.id))
  await expect(header(page)).toContainText(t.doNotContact)
  await expect(page.getByText(contactEventMessages.unsubscribedHimself.es)).toBeVisible()
  await expect(page.getByRole('button', { name: t.allow })).toHaveCount(0)

  expect((await page.request.post(link.replace(unsubscribePath, subscribeAgainPath))).ok()).toBe(true)
  await page.reload()
  await expect(timeline(page)).toBeVisible()
  await expect(page.getByText(contactEventMessages.unsubscribedHimself.es)).toHaveCount(0)
  await expect(header(page)).not.toContainText(t.doNotContact)
})
