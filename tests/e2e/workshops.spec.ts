import type { APIRequestContext, Page } from '@playwright/test'
import { checkInCalls, staffWorkshopCalls, workshopCalls } from '@portal/contract/workshops/calls'
import { RegistrationStatus, registrationPhaseNames } from '@portal/contract/workshops/constants'
import { workshopDoneMessages as done } from '@portal/contract/workshops/messages'
import { shellTexts } from '../../apps/web/app/core/dashboard/shell/texts.ts'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { checkInTexts } from '../../apps/web/app/features/workshops/check-in/check-in-texts.ts'
import { ownTexts } from '../../apps/web/app/features/workshops/own/own-texts.ts'
import { formTexts } from '../../apps/web/app/features/workshops/public/form-texts.ts'
import { workshopTexts } from '../../apps/web/app/features/workshops/staff/workshop-texts.ts'
import { apiOf } from './support/api.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import type { Mailbox } from './support/mails.ts'
import { hydrated, toast } from './support/screen.ts'
import { type Staff, unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** Without a network the browser says so for every request that it tries. */
test.use({ allowedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource|status of 409/, ownContext: true })

const t = workshopTexts.es
const own = ownTexts.es
const door = checkInTexts.es

/** A zone in which it is noon now, so that a workshop in an hour is today. */
function noonZone(): string {
  const ahead = new Date().getUTCHours() - 12
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '+' : '-'}${Math.abs(ahead)}`
}

/** A draft with three places that begins in an hour. */
async function aDraft(staff: Staff) {
  const zone = noonZone()
  const clock = (hours: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
      .format(Date.now() + hours * 3_600_000)
      .replace(' ', 'T')
  const word = unique()
  const body = {
    clave: `taller-${word}`,
    nombre: `Taller ${word}`,
    nombre_en: `Workshop ${word}`,
    lugar: 'Aula 3, Calama, Chile',
    lugar_en: 'Room 3, Calama, Chile',
    descripcion: 'Un día.',
    descripcion_en: 'One day.',
    pais_id: 152,
    inicio: clock(1),
    termino: clock(4),
    zona_horaria: zone,
    cupo: 2,
    horas: 3,
    programa: [
      { dia: clock(1).slice(0, 10), inicio: '13:00', termino: '14:00', titulo: 'Mallas', titulo_en: 'Patterns' },
    ],
    expositores: [{ nombre: 'Camila Andrade', cargo: 'Ingeniera', cargo_en: 'Engineer' }],
    imagenes: [],
  }
  const { id } = await (await staff.as()).load(staffWorkshopCalls.save, { body })
  return { id, word, ...body }
}

/** Registers a person as the page does, from an address of their own; returns the link of their mail. */
async function register(request: APIRequestContext, mails: Mailbox, workshopId: number, nombre: string) {
  const email = `${nombre.split(' ')[0]!.toLowerCase()}.${unique()}@example.com`
  await request.post('/v1/workshop/registro', {
    data: {
      workshop_id: workshopId,
      nombre,
      email,
      telefono: '',
      empresa: 'Minera Ejemplo',
      pais_id: '',
      idioma: 'es',
    },
  })
  const mail = await mails.newest(email, /^Su inscripción/)
  return { nombre, email, token: /workshop-registration\/([\w-]+)/.exec(mail.texto ?? '')![1]! }
}

const deviceItems = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('device:')))

test('a workshop is published and filled; who waits moves up; two are checked in offline and sent', async ({
  page,
  context,
  request,
  login,
  staff,
  mails,
  portal,
}) => {
  test.setTimeout(90_000)
  const workshop = await aDraft(staff)
  expect((await request.get(`/events/${workshop.clave}`)).status()).toBe(404)

  await test.step('staff raise the capacity and publish it', async () => {
    await login('superadmin')
    await page.goto(`/dashboard/registros-workshop/talleres?buscar=${workshop.word}`)
    await page.getByRole('rowheader').getByRole('link', { name: workshop.nombre }).click()
    await page.getByLabel(t.capacity, { exact: true }).fill('3')
    await page.getByRole('button', { name: kitTexts.es.save, exact: true }).click()
    await expect(toast(page, done.workshopUpdated.es)).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: t.publish, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.publish, exact: true }).click()
    await expect(toast(page, done.published.es)).toBeVisible()
  })

  const people = []
  for (const name of ['Ana Rojas', 'Bruno Soto', 'Carla Díaz'])
    people.push(await register(request, mails, workshop.id, name))
  const [ana, bruno] = people as [(typeof people)[0], (typeof people)[0]]
  const waits = `diego.${unique()}@example.com`

  await test.step('the fourth joins the waiting list', async () => {
    await page.goto(`/events/${workshop.clave}`)
    await hydrated(page)
    await expect(page.getByText(registrationPhaseNames.espera.es)).toBeVisible()
    await page.getByLabel(formTexts.es.name, { exact: true }).fill('Diego Lagos')
    await page.getByLabel(formTexts.es.email, { exact: true }).fill(waits)
    await page.getByRole('button', { name: formTexts.es.sendWaiting, exact: true }).click()
    await expect(page.getByRole('status')).toHaveText(done.waiting.es)
    await expect(page.getByText(formTexts.es.waitingText(1))).toBeVisible()
  })

  await test.step('one cannot come, and the fourth moves up and confirms', async () => {
    await page.goto(`/workshop-registration/${ana.token}`)
    await hydrated(page)
    await expect(page.getByRole('heading', { name: own.toConfirm })).toBeVisible()
    await page.getByText(own.cannotCome).click()
    await page.getByRole('button', { name: own.cancel }).click()
    await expect(page.getByRole('heading', { name: own.canceled.title })).toBeVisible()
    const mail = await mails.newest(waits, /^Hay un lugar/)
    await page.goto(/\/workshop-registration\/[\w-]+/.exec(mail.texto ?? '')![0])
    await hydrated(page)
    await page.getByRole('button', { name: own.confirm }).click()
    await expect(page.getByRole('heading', { name: own.confirmed.title })).toBeVisible()
    await expect(page.getByRole('img', { name: own.qr })).toBeVisible()
    await expectNoAxeViolations(page)
    await mails.newest(waits, /^Lugar confirmado/)
  })

  await test.step('at the door, without a network', async () => {
    await page.goto(`/dashboard/registros-workshop/talleres/${workshop.id}?tab=cierre`)
    await page.getByRole('link', { name: t.checkIn }).click()
    await expect(page.getByText(door.isReady)).toBeVisible({ timeout: 20_000 })
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: workshop.nombre })).toBeVisible()
    for (const name of ['Diego Lagos', bruno.nombre]) {
      await page.getByRole('searchbox').fill(name)
      await page.getByRole('button', { name: door.checkOf(name) }).click()
      await expect(page.getByText(door.done(name))).toBeVisible()
    }
    await expect(page.getByText(door.offline, { exact: true })).toBeVisible()
    await expect(page.getByText(door.pending(2))).toBeVisible()
    await expectNoAxeViolations(page)
  })

  await test.step('and with it again', async () => {
    await context.setOffline(false)
    await expect(page.getByText(door.allSent)).toBeVisible({ timeout: 25_000 })
    await expect(page.getByText(door.inside(2, 3))).toBeVisible()
    const list = await (await staff.as()).load(checkInCalls.list, { params: { id: workshop.id } })
    const inside = list.personas.filter(({ estado_id }) => estado_id === RegistrationStatus.attended)
    expect(inside.map(({ nombre }) => nombre).toSorted()).toEqual(['Bruno Soto', 'Diego Lagos'])
    const late = await apiOf(portal.url).call(workshopCalls.cancel, { params: { token: bruno.token } })
    expect(late.ok).toBe(false)
  })

  await test.step('signing out takes the names off the device', async () => {
    await page.goto('/dashboard')
    expect(await deviceItems(page)).not.toEqual([])
    await page.getByRole('button', { name: shellTexts.es.account }).click()
    await page.getByRole('menuitem', { name: shellTexts.es.logOut }).click()
    await expect(page).not.toHaveURL(/dashboard/)
    expect(await deviceItems(page)).toEqual([])
  })
})
