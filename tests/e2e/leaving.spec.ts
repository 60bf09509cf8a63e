import { Module } from '@portal/contract/access/constants'
import { contactCalls } from '@portal/contract/contacts/calls'
import { taskCalls } from '@portal/contract/tasks/calls'
import { transferStateNames } from '@portal/contract/transfers/constants'
import { transferDoneMessages } from '@portal/contract/transfers/messages'
import { kitTexts } from '../../apps/web/app/core/dashboard/texts.ts'
import { texts } from '../../apps/web/app/features/transfers/texts.ts'
import { texts as userTexts } from '../../apps/web/app/features/users/texts.ts'
import { expectNoAxeViolations } from './support/axe.ts'
import { choose, toast } from './support/screen.ts'
import { type Staff, unique } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const t = texts.es

async function aSeller(staff: Staff) {
  const person = await staff.user()
  await staff.grant(person.id, [Module.contacts, Module.quotes, Module.tasks])
  return { ...person, name: `${person.names} ${person.lastName}` }
}

async function aContactOf(staff: Staff, who: { email: string; password: string }) {
  const word = unique()
  const nombre = `Contacto ${word}`
  const body = {
    nombre,
    email: `${word}@example.com`,
    telefono: `+569${String(Date.now()).slice(-8)}`,
    pais_id: 152,
    empresa: `Minera ${word}`,
    ocupacion: '',
    idioma: 'es' as const,
    aceptar_duplicado: true,
  }
  const { contacto_id: id } = await (await staff.as(who)).load(contactCalls.save, { body })
  return { id, name: nombre }
}

/** A task of the seller that the super administrator gave them. */
async function aTaskOf(staff: Staff, encargadoId: number) {
  const titulo = `Visitar la faena ${unique()}`
  const body = { titulo, encargado_id: encargadoId }
  await (await staff.as('superadmin')).load(taskCalls.save, { body })
  return titulo
}

test('someone leaves: his contacts and tasks get a new responsible, he is out at once, and all of it comes back @phone', async ({
  page,
  login,
  staff,
  anotherPage,
}) => {
  test.slow() // two people are made, two browsers are open
  const [seller, colleague] = [await aSeller(staff), await aSeller(staff)]
  const contacts = [await aContactOf(staff, seller), await aContactOf(staff, seller)]
  const task = await aTaskOf(staff, seller.id)
  const his = await anotherPage(seller)
  await his.goto('/dashboard/contactos/lista-contactos')
  await expect(his.getByText(contacts[0]!.name)).toBeVisible()

  await login('admin')
  await page.goto(`/dashboard/usuarios/${seller.id}`)
  await page.getByRole('button', { name: kitTexts.es.moreActions }).click()
  await page.getByRole('menuitem', { name: userTexts.es.leaves }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.leavingOf(seller.name))
  await expect(page.getByRole('region', { name: t.holds }).getByRole('listitem').first()).toHaveText(/^2Contactos/)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: t.next }).click()
  await page.getByRole('button', { name: t.next }).click()
  await expect(page.getByText(t.chooseOne)).toHaveCount(2)
  await choose(page, t.allTo, `${colleague.name} · ${colleague.email}`)
  await expect(page.getByText(t.chooseOne)).toHaveCount(0)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: t.next }).click()
  await expect(page.getByText(t.becomes(seller.name))).toBeVisible()
  await page.getByRole('button', { name: t.confirm }).click()

  await expect(toast(page, transferDoneMessages.left.es)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/usuarios\/traspasos\/\d+$/)
  await expect(page.getByText(transferStateNames.terminado.es)).toBeVisible()
  for (const { id, name } of contacts)
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/dashboard/contactos/detalles-contacto/${id}`,
    )
  await expect(page.getByText(task)).toBeVisible()
  await expectNoAxeViolations(page)
  await expect(his).toHaveURL(/\/login\?/)

  await page.getByRole('button', { name: t.undo }).click()
  await page.getByRole('dialog', { name: t.undoTitle }).getByRole('button', { name: t.undo }).click()
  await expect(toast(page, transferDoneMessages.undone.es)).toBeVisible()
  await expect(page.getByText(t.states.devuelto, { exact: true })).toHaveCount(3)
  const api = await staff.as('superadmin')
  const { contacto } = await api.load(contactCalls.get, { params: { contacto_id: contacts[0]!.id } })
  expect(contacto.responsable_id).toBe(seller.id)
})
