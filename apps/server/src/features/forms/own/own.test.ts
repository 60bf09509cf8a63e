import { afterAll, beforeAll, expect, test } from 'vitest'
import { aUser, type Person } from '#test/people.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { aContactForm, anNdaForm, formRow, sendForm } from '#test/visitor-forms.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.close())

test('a person sees the forms from his address and nobody else’s; a held one once it is released', async () => {
  const [person, other] = [await aUser(t), await aUser(t)]
  const own = async (as: Person, query = '') =>
    (await t.call('GET', `/v1/formulario/mios${query}`, undefined, as)).datos
  const inquiry = aContactForm({ user_email: person.email.toUpperCase(), message: 'Primera consulta' })
  const { referencia: first } = (await sendForm(t, 'contacto', inquiry)).datos
  const { referencia: second } = (await sendForm(t, 'nda', anNdaForm({ email: person.email }))).datos
  const held = aContactForm({ user_email: person.email, message: 'Otra consulta', sitio_web: 'x' })
  const { id: heldId } = await formRow(t, (await sendForm(t, 'contacto', held)).datos.referencia)
  const { id } = await formRow(t, first)

  expect(await own(person)).toMatchObject({
    total: 2,
    formularios: [
      { referencia: second, tipo: 'nda' },
      { id, datos: { message: 'Primera consulta' } },
    ],
  })
  expect(await own(person, `?buscar=${first}`)).toMatchObject({ total: 1, formularios: [{ referencia: first }] })
  expect(await own(person, `?id=${heldId}`)).toEqual({ total: 0, formularios: [] })
  expect(await own(other, `?id=${id}`)).toEqual({ total: 0, formularios: [] })
  expect((await t.call('GET', '/v1/formulario/mios')).status).toBe(401)
  await t.deps.db.updateTable('formulario').set({ entrega: 'entregado' }).where('id', '=', heldId).execute()
  expect(await own(person)).toMatchObject({ total: 3 })
})
