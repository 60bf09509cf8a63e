import { read, utils } from '@e965/xlsx'
import { type GrantableModule, grantableModules, Module, Role } from '@portal/contract/access/constants'
import { type Area, areas, audiences } from '@portal/contract/core/areas'
import { importTypes } from '@portal/contract/imports/opens'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestFor } from '../test/asks.ts'
import { asksForNobody, everyAsk, writesOfHouse } from '../test/every-ask.ts'
import { nothing, type Others, othersRows } from '../test/others-rows.ts'
import { pdfText } from '../test/pdf-text.ts'
import { anEnterprise, aUser, type Person, theHouse } from '../test/people.ts'
import { aProduct } from '../test/products.ts'
import { type Answered, startApp, type TestApp } from '../test/start-app.ts'
import { announceChanges } from './core/database/events.ts'

/** Whatever is granted by mistake or by hand: every module is stored for everyone. */
const masters: readonly GrantableModule[] = grantableModules
const others = grantableModules.filter((module) => module !== Module.masterDistributor)

/** Roles by kinds of enterprise that see rows of their own alone (rule scope/own-rows). */
const outsiders = [
  ['manager of another enterprise', Role.manager, 'other', others],
  ['user of another enterprise', Role.user, 'other', others],
  ['self-registered customer', Role.user, 'none', others],
  ['manager without an enterprise', Role.manager, 'none', others],
  ['distributor', Role.distributor, 'other', others],
  ['distributor of the house', Role.distributor, 'house', others],
  ['master distributor', Role.distributor, 'other', masters],
] as const
/** Those who see everything. */
const staff = [
  ['super administrator without an enterprise', Role.superAdmin, 'none', masters],
  ['administrator of another enterprise', Role.administrator, 'other', masters],
  ['manager of the house', Role.manager, 'house', masters],
] as const

let t: TestApp
const people = new Map<string, Person>()
const before = new Map<string, Answers>()
const after = new Map<string, Answers>()
let there: Others
beforeAll(async () => {
  t = await startApp()
  const house = await theHouse(t)
  for (const [name, role, kind, modules] of [...outsiders, ...staff]) {
    const enterpriseId = kind === 'none' ? null : kind === 'house' ? house : await anEnterprise(t)
    people.set(name, await aUser(t, { role, enterpriseId, modules }))
  }
  const admin = await aUser(t, { role: Role.superAdmin, enterpriseId: house, modules: masters })
  const product = await aProduct(t)
  for (const [name, person] of people) before.set(name, await answersTo(name, person, nothing(product.id)))
  there = await othersRows(t, admin, product.id)
  for (const [name, person] of people) after.set(name, await answersTo(name, person, there))
}, 240_000)
afterAll(() => t.close())

/** By call and place among its asks: what was answered, without what differs at each time. */
type Answers = Map<string, unknown>

/** Staff, who are not refused, only read. */
async function answersTo(name: string, person: Person, of: Others): Promise<Answers> {
  const answers: Answers = new Map()
  const isStaff = staff.some(([one]) => one === name)
  for (const { call } of t.door.calls.filter(({ call }) => call.method === 'GET' || !isStaff))
    for (const [place, ask] of (everyAsk[`${call.method} ${call.path}`]?.(of) ?? []).entries()) {
      const { url, payload, headers } = requestFor(call.path, ask)
      const body = call.method === 'GET' ? undefined : (payload ?? {})
      if (body) await t.deps.db.deleteFrom('limite').where('clave', 'like', 'presupuesto-%').execute()
      const rest = { headers, remoteAddress: `10.0.0.${person.id}` } // limits count by address
      const { headers: _, ...reply }: Answered = await t.call(call.method, url, body, person, rest)
      answers.set(`${call.method} ${call.path} ${place}`, await settledOf(reply))
    }
  return answers
}

/** A file is what is in it; addresses that are signed again and the moment of asking are left out. */
async function settledOf(reply: Omit<Answered, 'headers'>): Promise<unknown> {
  const file: string | undefined = reply.datos?.url_file
  if (file) return { file: await contentOf(file) }
  const ignored = new Set(['vence_en', 'hoy', 'ahora', 'clave_borrador', 'visto_en', 'avatar_url'])
  return JSON.parse(JSON.stringify(reply, (name, value) => (ignored.has(name) ? undefined : value)))
}

async function contentOf(file: string): Promise<unknown> {
  const { rawPayload } = await t.app.inject(file)
  if (rawPayload.subarray(0, 4).toString() === '%PDF') return pdfText(rawPayload).replace(/\d+[-/:]\d+/g, '')
  const book = read(rawPayload, { type: 'buffer' })
  return book.SheetNames.map((name) => utils.sheet_to_csv(book.Sheets[name]!))
}

test('every call that is not public is asked', () => {
  const mounted = t.door.calls
    .filter(({ terms }) => terms.access !== 'public')
    .map(({ call }) => `${call.method} ${call.path}`)
  const known = [...Object.keys(everyAsk), ...asksForNobody]
  expect(mounted.toSorted()).toEqual(known.toSorted())
})

/** Prices of projections are the house's, for everyone who quotes to a client of that country (decision 087). */
const ownPart = (ask: string, answer: unknown): unknown =>
  ask === 'GET /v1/cotizacion/init_data 0'
    ? JSON.parse(JSON.stringify(answer, (name, value) => (name === 'proyecciones' ? undefined : value)))
    : answer

describe.each(outsiders)('to a %s', (name) => {
  test('every answer is the same whether or not rows of others are there', () => {
    const [was, is] = [before.get(name)!, after.get(name)!]
    for (const [ask, answer] of is) expect([ask, ownPart(ask, answer)]).toEqual([ask, ownPart(ask, was.get(ask))])
    expect(is.size).toBeGreaterThan(Object.keys(everyAsk).length)
  })

  test('whoever names a row of others is told that there is none, or that he may not', () => {
    for (const [ask, answer] of after.get(name)!)
      if (!ask.startsWith('GET'))
        expect([ask, (answer as { status: number }).status]).toEqual([ask, expect.toSatisfy(isRefused)])
  })

  test('no catalogue of the house may be written', async () => {
    for (const write of writesOfHouse) {
      const [method, path] = write.split(' ') as ['POST' | 'PUT', string]
      const reply = await t.call(method, path.replace(':id', '1'), {}, people.get(name)!)
      expect([write, reply.status]).toEqual([write, 403])
    }
  })

  test('nothing is counted', () => {
    const { datos } = after.get(name)!.get('GET /v1/licencia/usuario/init_data 0') as { datos: { contadores: object } }
    expect(datos.contadores).toEqual({})
  })
})

const isRefused = (status: number) => status >= 400 && status < 500

describe('the stream', () => {
  test('tells an outsider what is public and what is his, staff everything', async () => {
    const origin = await t.app.listen({ port: 0, host: '127.0.0.1' })
    const streams = new Map<string, { heard: Set<string>; close(): void }>()
    for (const [name, person] of people) streams.set(name, await listen(origin, person))
    const row = { enterpriseId: there.enterprise, authorId: there.user, countryId: 72 }
    await announceChanges(t.deps.db, ...areas.map((area) => ({ area, of: [row] })))
    await announceChanges(t.deps.db, { area: 'acceso', usuario_id: there.user })
    const house = streams.get('manager of the house')!
    await expect.poll(() => [...house.heard].toSorted()).toEqual(areas.toSorted())
    const open: Area[] = areas.filter((area) => audiences[area] === 'everyone')
    for (const [name] of outsiders)
      expect([name, [...streams.get(name)!.heard].toSorted()]).toEqual([name, open.toSorted()])
    for (const { close } of streams.values()) close()
  })

  test('tells of the own rows', async () => {
    const manager = people.get('manager of another enterprise')!
    const origin = t.app.listeningOrigin
    const [own, customer] = [
      await listen(origin, manager),
      await listen(origin, people.get('self-registered customer')!),
    ]
    const { empresa_id } = await t.deps.db
      .selectFrom('usuario')
      .select('empresa_id')
      .where('id', '=', manager.id)
      .executeTakeFirstOrThrow()
    await announceChanges(t.deps.db, { area: 'cotizaciones', of: [{ enterpriseId: empresa_id, authorId: 0 }] })
    await expect.poll(() => [...own.heard]).toEqual(['cotizaciones'])
    expect([...customer.heard]).toEqual([])
    for (const { close } of [own, customer]) close()
  })
})

/** Opens the stream of a person and collects the areas that it names. */
async function listen(origin: string, { token }: Person) {
  const aborted = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fetch(`${origin}/v1/eventos`, { headers, signal: aborted.signal })
  const heard = new Set<string>()
  const reading = (async () => {
    for await (const part of reply.body!.pipeThrough(new TextDecoderStream()))
      for (const [, area] of part.matchAll(/"area":"(\w+)"/g)) heard.add(area!)
  })()
  reading.catch(() => {}) // it is cut when the test has ended
  return { heard, close: () => aborted.abort() }
}

/** What tells nothing of others, so that it stays for those who see everything as well: the catalogue, and what is one's own. */
const unchanged = [
  'GET /v1/distribuidor/init_data 0',
  'GET /v1/certificado/init_data 0',
  'GET /v1/certificado/mios 0',
  'GET /v1/producto/init_data 0',
  'GET /v1/producto/dato/list/:id 0',
  'GET /v1/producto/pagina/:id 0',
  'GET /v1/publicacion/init_data 0',
  'GET /v1/publicacion/list 0',
  'GET /v1/categoria_producto/list 0',
  'GET /v1/categoria_producto/init_data 0',
  'GET /v1/cotizacion/list 0',
  'GET /v1/cotizacion/sumas 0',
  'GET /v1/cotizacion/download 0',
  'GET /v1/cotizacion/plantilla/list 0',
  'GET /v1/cotizacion/plantilla/list/:id 0',
  'GET /v1/area/list 0',
  'GET /v1/idea/init_data 0',
  'GET /v1/unidad_tiempo/list 0',
  'GET /v1/tipo_cambio/list 0',
  'GET /v1/clasificado/sinonimo/list 0',
  'GET /v1/clasificado/list/init_data 0',
  'GET /v1/clasificado/list 0',
  'GET /v1/clasificado/solicitud/mias 0',
  'GET /v1/formulario/mios 0',
  'GET /v1/propiedad/list/init_data 0',
  'GET /v1/propiedad/list 0',
  'GET /v1/recursos/revision/carga 0',
  'GET /v1/tarea/init_data 0',
  'GET /v1/calendario/init_data 0',
  'GET /v1/vista/list 0',
  'GET /v1/resumen/correo 0',
  'GET /v1/contacto/difusion/init_data 0',
  // of the house and of nobody in it
  'GET /v1/ajuste 0',
  'GET /v1/ajuste/historial 0',
  'GET /v1/apertura 0',
  'GET /v1/acceso_modulo/plantilla/list 0',
  'GET /v1/acceso_modulo/plantilla/list/:perfil 0',
  'GET /v1/acceso_modulo/plantilla/diferencias/:perfil 0',
  'GET /v1/pagina_principal/disenio 0',
  'GET /v1/pagina_principal/version/list/:id 0',
  'GET /v1/pagina_principal/cuenta/list/:id 0',
  // nothing of these is added: audit rows of old are as they were, keys and webhooks are made by their own calls alone
  'GET /v1/auditoria/list 1',
  'GET /v1/auditoria/list/:id 0',
  'GET /v1/auditoria/list/:id 1',
  'GET /v1/llave_api/list 0',
  'GET /v1/webhook/list 0',
  'GET /v1/webhook/entrega/list 0',
  'GET /v1/webhook/entrega/list/:id 0',
  'GET /v1/documento_historico/list 0',
  'GET /v1/documento_historico/archivo/:id 0',
  ...importTypes.flatMap((type) => [`GET /v1/importador/${type}/list 0`, `GET /v1/importador/${type}/:id 0`]),
]
/** What administrators read and managers do not. */
const refusedToManagers = [
  'GET /v1/auditoria/list 0',
  'GET /v1/auditoria/init_data 0',
  'GET /v1/auditoria/download 0',
  'GET /v1/auditoria/download 1',
  'GET /v1/auditoria/cadena 0',
  'GET /v1/llave_api/init_data 0',
  'GET /v1/webhook/init_data 0',
  'GET /v1/solicitud_datos/list 0',
  'GET /v1/solicitud_datos/list/:id 0',
  'GET /v1/solicitud_datos/datos/:id 0',
  'GET /v1/solicitud_datos/documento/:id 0',
]
/** An import is its author's; super administrators may read it too (decision 053). */
const readBySuperAdmin = 'GET /v1/importador/clasificado/:id 0'
/** Managers see the people of their own enterprise alone, also in the house (rule scope/own-rows). */
const isOfPeople = (ask: string) => /persona|acceso_modulo/.test(ask)

describe.each(staff)('a %s', (name) => {
  test('sees what was added in every call that reads', () => {
    const [was, is] = [before.get(name)!, after.get(name)!]
    const same = [...is].filter(([ask, answer]) => {
      return JSON.stringify(answer) === JSON.stringify(was.get(ask))
    })
    const isManager = name === 'manager of the house'
    const isSuperAdmin = name.startsWith('super administrator')
    const isCompared = (ask: string) => (!isManager || !isOfPeople(ask)) && (!isSuperAdmin || ask !== readBySuperAdmin)
    if (isSuperAdmin) expect(same.map(([ask]) => ask)).not.toContain(readBySuperAdmin)
    const refused = isManager ? refusedToManagers : []
    for (const ask of refused) expect([ask, is.get(ask)]).toEqual([ask, expect.objectContaining({ status: 403 })])
    expect(
      same
        .map(([ask]) => ask)
        .filter(isCompared)
        .toSorted(),
    ).toEqual([...unchanged, ...refused].filter(isCompared).toSorted())
  })
})
