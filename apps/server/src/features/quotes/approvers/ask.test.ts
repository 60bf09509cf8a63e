import { Module, Role } from '@portal/contract/access/constants'
import { UserStatus } from '@portal/contract/users/constants'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Approvals, openApprovals } from '#test/approvals.ts'
import { mailsTo } from '#test/people.ts'
import { act, aLine, anApprover, aQuoteForm, aSeller, quoteOf, quoteRow, type Seller, save } from '#test/quotes.ts'

let t: Approvals
let { seller, manager, administrator, discounted } = {} as Approvals
beforeAll(async () => {
  t = await openApprovals()
  ;({ seller, manager, administrator, discounted } = t)
})
afterAll(() => t.close())

/** How many mails this person got that ask for their decision about a quote. */
async function askedOf(person: Seller, codigo: string): Promise<number> {
  const mails = await mailsTo(t, person.email)
  return mails.filter(({ asunto }) => asunto === `La cotización ${codigo} espera su decisión`).length
}
const asked = (codigo: string, ...people: Seller[]) => Promise.all(people.map((one) => askedOf(one, codigo)))
const bell = async (as: Seller) =>
  (await t.call('GET', '/v1/licencia/usuario/init_data', undefined, as)).datos.contadores
async function edit(id: number, form: object, lineas: object[]) {
  const { version } = await quoteRow(t, id)
  const changed = await aQuoteForm(t, seller, { ...form, lineas, subtotal: undefined })
  const { subtotal, impuesto, total } = (await t.call('POST', '/v1/cotizacion/simular', changed, seller)).datos
  return act(t, 'PUT', 'update', id, seller, { ...changed, subtotal, impuesto, total, version })
}

test('those who may decide are told by one mail with a link and why; nobody else is', async () => {
  const colleague = await aSeller(t, { colleagueOf: seller, modules: [Module.quotes, Module.allQuotes] })
  const elsewhere = await aSeller(t, { role: Role.manager, modules: [Module.quotes] })
  const gone = await anApprover(t)
  await t.deps.db.updateTable('usuario').set({ estado_id: UserStatus.inactive }).where('id', '=', gone.id).execute()
  const { id, codigo } = await discounted(20)
  expect(await asked(codigo, manager, administrator, colleague, elsewhere, gone, seller)).toEqual([0, 1, 0, 0, 0, 0])
  const [mail] = await mailsTo(t, administrator.email)
  expect(mail?.asunto).toBe(`La cotización ${codigo} espera su decisión`)
  for (const word of [
    `/dashboard/cotizaciones/todas/${id}?aprobacion=por_decidir`,
    'Ana Rojas',
    'Un descuento supera el límite de su rol',
  ])
    expect(mail?.texto).toContain(word)
  const { codigo: small } = await discounted(10)
  expect(await asked(small, manager, administrator)).toEqual([1, 1])
  const { codigo: none } = await discounted(5)
  expect(await asked(none, manager, administrator)).toEqual([0, 0])
})

test('in the language of each, and not the author though he has the rank', async () => {
  const english = await anApprover(t)
  await t.deps.db.updateTable('usuario').set({ idioma: 'en' }).where('id', '=', english.id).execute()
  const { codigo } = await discounted(20, manager)
  expect(await asked(codigo, administrator, manager)).toEqual([1, 0])
  const other = await discounted(10)
  expect((await mailsTo(t, english.email))[0]?.asunto).toBe(`Quote ${other.codigo} is waiting for your decision`)
})

test('once, however often it is saved while it waits; again when it comes to wait again', async () => {
  const { id, codigo, form } = await discounted(10)
  expect((await edit(id, form, [aLine({ descuento: 12 })])).codigo).toBe(3)
  expect(await asked(codigo, manager, administrator)).toEqual([1, 1])
  const { version } = await quoteRow(t, id)
  await act(t, 'PUT', 'rechazar_aprobacion', id, manager, { comentario: 'Muy bajo', version })
  expect((await mailsTo(t, seller.email))[0]?.texto).toMatch(/Muy bajo/)
  expect((await edit(id, form, [aLine({ descuento: 9 })])).codigo).toBe(3)
  expect(await asked(codigo, manager, administrator)).toEqual([2, 2])
  expect((await edit(id, form, [aLine({ descuento: 5 })])).codigo).toBe(1)
  expect((await edit(id, form, [aLine({ descuento: 6 })])).codigo).toBe(3)
  expect(await asked(codigo, manager, administrator)).toEqual([3, 3])
})

test('a call that is sent again with its key tells nobody again', async () => {
  const form = await aQuoteForm(t, seller, { lineas: [aLine({ descuento: 11 })] })
  const headers = { 'idempotency-key': 'b7cbb5a0-7e3d-4b6e-8f5e-6d2f7a3f9a10' }
  const again = () => t.call('POST', '/v1/cotizacion/save', form, seller, { headers })
  const [first, second] = [await again(), await again()]
  expect(second.datos).toEqual(first.datos)
  expect(await asked(first.datos.codigo, manager)).toEqual([1])
})

test('a quote that could not be stored tells nobody', async () => {
  const { db } = t.deps
  const before = (await mailsTo(t, manager.email)).length
  await sql`alter table cotizacion_aviso add constraint roto check (cotizacion_id < 0) not valid`.execute(db)
  const form = await aQuoteForm(t, seller, { lineas: [aLine({ descuento: 11 })] })
  expect(await save(t, form, seller)).toMatchObject({ status: 500, codigo: 0 })
  await sql`alter table cotizacion_aviso drop constraint roto`.execute(db)
  expect(await mailsTo(t, manager.email)).toHaveLength(before)
})

test('two who decide at once: one does, the other is told (984), and the author hears once', async () => {
  const { id, codigo } = await discounted(10)
  const { version } = await quoteRow(t, id)
  const body = { comentario: 'De acuerdo', version }
  const replies = await Promise.all([
    act(t, 'PUT', 'aprobar', id, manager, body),
    act(t, 'PUT', 'rechazar_aprobacion', id, administrator, body),
    act(t, 'PUT', 'aprobar', id, administrator, body),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const told = (await mailsTo(t, seller.email)).filter(
    ({ motivo, asunto }) => motivo === 'quote.approval' && asunto.includes(codigo),
  )
  expect(told).toHaveLength(1)
})

test('nobody approves what he has not seen: an edit meanwhile is told (984)', async () => {
  const { id, form, version } = await discounted(10)
  expect(await act(t, 'PUT', 'aprobar', id, manager, { comentario: 'Bien' })).toMatchObject({ status: 400 })
  const [edited, approved] = await Promise.all([
    edit(id, form, [aLine({ descuento: 15 })]),
    act(t, 'PUT', 'aprobar', id, manager, { comentario: 'Bien', version: version + 1 }),
  ])
  expect(edited.codigo).toBe(3)
  expect(approved).toMatchObject({ status: 409, codigo: 984 })
  expect(await act(t, 'PUT', 'aprobar', id, manager, { comentario: 'Bien', version })).toMatchObject({ codigo: 984 })
  const seen = await quoteOf(t, id, manager)
  expect(seen.aprobacion_detalle.total.descuento_real).toBe(15)
  expect(await act(t, 'PUT', 'aprobar', id, manager, { comentario: 'Bien', version: seen.version })).toMatchObject({
    codigo: 6,
  })
})

test('the bell counts what its link lists: to decide, to send, to correct', async () => {
  const author = await aSeller(t)
  const colleague = await anApprover(t)
  const listed = async (as: Seller, which: string, stage: string) => {
    const { datos } = await t.call('GET', `/v1/cotizacion/${which}?aprobacion=${stage}&page_row=100`, undefined, as)
    expect(datos.cotizaciones).toHaveLength(datos.total)
    return datos.cotizaciones.map(({ id }: { id: number }) => id)
  }
  const [small, large] = [await discounted(10, author), await discounted(20, author)]
  const own = await discounted(20, colleague)
  const waiting = await listed(colleague, 'list_all', 'por_decidir')
  expect(waiting).toContain(small.id)
  expect(waiting).not.toContain(large.id)
  expect(waiting).not.toContain(own.id)
  expect((await bell(colleague)).cotizaciones_por_aprobar).toBe(waiting.length)
  expect(await listed(author, 'list', 'por_decidir')).toEqual([])

  await act(t, 'PUT', 'aprobar', small.id, colleague, { comentario: 'Bien', version: small.version })
  await act(t, 'PUT', 'rechazar_aprobacion', large.id, administrator, { comentario: 'No', version: large.version })
  expect(await bell(author)).toMatchObject({ cotizaciones_por_enviar: 1, cotizaciones_rechazadas: 1 })
  expect(await listed(author, 'list', 'por_enviar')).toEqual([small.id])
  expect(await listed(author, 'list', 'rechazada')).toEqual([large.id])
  expect(await listed(colleague, 'list_all', 'por_decidir')).not.toContain(small.id)
  expect(await bell(colleague)).not.toHaveProperty('cotizaciones_por_enviar')
  const { datos } = await t.call(
    'GET',
    '/v1/cotizacion/list_all?aprobacion=por_enviar&buscar=Minera',
    undefined,
    colleague,
  )
  expect(datos.cotizaciones.map(({ id }: { id: number }) => id)).toContain(small.id)
  await act(t, 'POST', 'enviar', small.id, author)
  expect(await bell(author)).not.toHaveProperty('cotizaciones_por_enviar')
})

test('an author who has left the enterprise hears no more of what he wrote there: no mail, no bell', async () => {
  const { db } = t.deps
  const leaver = await aSeller(t)
  const [given, refused, later] = [
    await discounted(10, leaver),
    await discounted(10, leaver),
    await discounted(10, leaver),
  ]
  const decide = async (id: number, what: string) =>
    act(t, 'PUT', what, id, manager, { comentario: 'Reservado', version: (await quoteRow(t, id)).version })
  await decide(given.id, 'aprobar')
  await decide(refused.id, 'rechazar_aprobacion')
  const heard = (await mailsTo(t, leaver.email)).length
  expect(await bell(leaver)).toEqual({ cotizaciones_por_enviar: 1, cotizaciones_rechazadas: 1 })
  const other = await aSeller(t)
  const place = { empresa_id: other.enterpriseId, sucursal_id: other.branchId }
  await db.updateTable('usuario').set(place).where('id', '=', leaver.id).execute()
  expect(await bell(leaver)).toEqual({})
  expect(await decide(later.id, 'aprobar')).toMatchObject({ status: 200 })
  expect(await mailsTo(t, leaver.email)).toHaveLength(heard)
})
