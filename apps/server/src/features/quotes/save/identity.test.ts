import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  act,
  aLine,
  aQuote,
  aQuoteForm,
  aSeller,
  aSentQuote,
  passValidity,
  quoteOf,
  type Seller,
} from '#test/quotes.ts'
import { startApp, type TestApp } from '#test/start-app.ts'
import { up } from '../../../../migrations/0055-quote-line-identity.ts'
import { frozenText } from '../frozen/content.ts'
import { listLines, readQuote } from '../queries.ts'

let t: TestApp
let seller: Seller
beforeAll(async () => {
  t = await startApp()
  seller = await aSeller(t)
})
afterAll(() => t.close())

interface Line {
  identidad: string
  longitud_cable: number
  [field: string]: unknown
}

/** Next1 with three lengths of cable. */
const threeLengths = () => [6, 9, 12].map((meters) => aLine({ longitud_cable: meters }))
const linesOf = async (id: number): Promise<Line[]> => (await quoteOf(t, id, seller)).lineas
const identitiesOf = async (id: number) => (await linesOf(id)).map(({ identidad }) => identidad)

/** Saves these lines over a quote; the id of what came of it. */
async function saveLines(id: number, form: object, lineas: readonly object[], as = seller): Promise<number> {
  const { version } = await quoteOf(t, id, as)
  const changed = await aQuoteForm(t, as, {
    ...form,
    lineas,
    subtotal: undefined,
    impuesto: undefined,
    total: undefined,
  })
  const { subtotal, impuesto, total } = (await t.call('POST', '/v1/cotizacion/simular', changed, as)).datos
  const reply = await act(t, 'PUT', 'update', id, as, { ...changed, subtotal, impuesto, total, version })
  expect(reply.status).toBe(200)
  return reply.datos.id
}
const asTyped = ({ identidad, producto_id, cantidad, longitud_cable, precio_venta }: Line, changes: object = {}) => ({
  ...aLine({ producto_id: producto_id as number, cantidad: cantidad as number, longitud_cable }),
  precio_venta,
  identidad,
  ...changes,
})

describe('a line has an identity from its birth', () => {
  test('which a revision keeps: client and author read what changed of which of three alike', async () => {
    const { id, form } = await aSentQuote(t, seller, { lineas: threeLengths() })
    const [six, nine, twelve] = await linesOf(id)
    const next = await saveLines(id, form, [
      asTyped(twelve!),
      aLine({ longitud_cable: 9 }),
      asTyped(six!, { cantidad: 7 }),
    ])
    const kept = await identitiesOf(next)
    expect([kept[0], kept[2]]).toEqual([twelve!.identidad, six!.identidad])
    expect(kept[1]).not.toBe(nine!.identidad)
    const told = (differences: { linea: Line | null; campos: unknown[] }[]) =>
      differences.flatMap(({ linea, campos }) =>
        linea ? [[linea.posicion, linea.longitud_cable, linea.cambio, campos.length]] : [],
      )
    const expected = [
      [2, 9, 'agregada', 4],
      [3, 6, 'cambiada', 2],
      [2, 9, 'quitada', 4],
    ]
    expect(told((await quoteOf(t, next, seller)).diferencias)).toEqual(expected)
    const sent = await act(t, 'POST', 'enviar', next, seller)
    const page = await t.call('GET', `/v1/cotizacion/enlace/${sent.datos.url_enlace.split('/').at(-1)}`)
    expect(told(page.datos.diferencias)).toEqual(expected)
  })

  test('which an edit in place and a renewal keep', async () => {
    const { id, form } = await aQuote(t, seller, { lineas: threeLengths() })
    const before = await linesOf(id)
    expect(
      await saveLines(
        id,
        form,
        before.toReversed().map((line) => asTyped(line)),
      ),
    ).toBe(id)
    const identities = await identitiesOf(id)
    expect(identities).toEqual(before.map(({ identidad }) => identidad).toReversed())
    await passValidity(t, id)
    // a price of the branch is not known: the one of before stays
    const reply = await act(t, 'POST', 'renovar', id, seller)
    expect(reply).toMatchObject({ codigo: 5 })
    expect(await identitiesOf(reply.datos.id)).toEqual(identities)
    expect(
      (await quoteOf(t, reply.datos.id, seller)).diferencias.every(({ linea }: { linea: unknown }) => !linea),
    ).toBe(true)
  })

  test('which nobody makes up, takes from another quote, or gives to two lines', async () => {
    const foreign = await aQuote(t, seller, { lineas: threeLengths() })
    const [theirs] = await linesOf(foreign.id)
    const { id, form } = await aQuote(t, seller, { lineas: [aLine()] })
    const [mine] = await linesOf(id)
    const madeUp = ['00000000-0000-4000-8000-000000000000', theirs!.identidad, "'; drop table cotizacion", '', null]
    await saveLines(id, form, [asTyped(mine!), asTyped(mine!), ...madeUp.map((identidad) => aLine({ identidad }))])
    const [first, ...rest] = await identitiesOf(id)
    expect(first).toBe(mine!.identidad)
    expect(new Set([first, ...rest]).size).toBe(7)
    for (const one of [mine!.identidad, ...madeUp]) expect(rest).not.toContain(one)
    const made = await aQuote(t, seller, { lineas: [aLine({ identidad: theirs!.identidad })] })
    expect(await identitiesOf(made.id)).not.toContain(theirs!.identidad)
  })

  test('and is not needed: who sends none has new lines', async () => {
    const { id, form } = await aSentQuote(t, seller, { lineas: threeLengths() })
    const next = await saveLines(id, form, threeLengths())
    const told = (await quoteOf(t, next, seller)).diferencias.map(({ linea }: { linea: Line }) => linea.cambio)
    expect(told).toEqual(['agregada', 'agregada', 'agregada', 'quitada', 'quitada', 'quitada'])
  })
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the hash of what is offered', () => {
  test('covers the identities, and can be made again from what is stored', async () => {
    const { id, codigo } = await aQuote(t, seller, { lineas: threeLengths() })
    const { db } = t.deps
    const quote = (await readQuote(db, id))!
    const text = frozenText({ ...quote, lineas: await listLines(db, id) })
    for (const identity of await identitiesOf(id)) expect(text).toContain(identity)
    expect(sha256(`${codigo}\n${text}`)).toBe(quote.hash)
  })

  test('of a quote from before stays as it was, and its document valid', async () => {
    const { id, codigo } = await aQuote(t, seller, { lineas: threeLengths() })
    const { db } = t.deps
    const quote = (await readQuote(db, id))!
    const { lineas, ...rest } = JSON.parse(frozenText({ ...quote, lineas: await listLines(db, id) }))
    const hash = sha256(
      `${codigo}\n${JSON.stringify({ ...rest, lineas: lineas.map((line: unknown[]) => line.slice(0, -1)) })}`,
    )
    await db.updateTable('cotizacion').set({ hash }).where('id', '=', id).execute()
    await act(t, 'POST', 'enviar', id, seller)
    expect((await quoteOf(t, id, seller)).hash).toBe(hash)
    expect((await t.call('GET', `/v1/cotizacion/verificar/${codigo}/${hash.slice(0, 12)}`)).datos).toEqual({
      valido: true,
    })
  })
})

test('quotes from before get identities once: each line that of the likest one before it', async () => {
  const { id, form } = await aSentQuote(t, seller, {
    lineas: [...threeLengths(), aLine({ longitud_cable: 6, cantidad: 9 })],
  })
  const [six, nine, twelve, few] = await linesOf(id)
  const second = await saveLines(id, form, [
    aLine({ longitud_cable: 12, precio_venta: 10 }),
    aLine({ longitud_cable: 6, cantidad: 9 }),
    aLine({ longitud_cable: 6, cantidad: 8 }),
    aLine({ producto_id: 5, cantidad: 1 }),
  ])
  await act(t, 'POST', 'enviar', second, seller)
  const third = await saveLines(second, form, [aLine({ longitud_cable: 20, cantidad: 1 }), aLine({ producto_id: 5 })])
  const old = [six, nine, twelve, few].map((line) => line!.identidad)
  const { db } = t.deps
  await sql`alter table cotizacion_linea drop column identidad`.execute(db)
  await up(db as unknown as Kysely<never>)
  const first = await identitiesOf(id)
  expect(new Set([...first, ...old]).size).toBe(8) // nobody knows the ones of before any more
  const [a, , c, d] = first
  const next = await identitiesOf(second)
  expect(next.slice(0, 3)).toEqual([c, d, a])
  expect(first).not.toContain(next[3])
  expect(await identitiesOf(third)).toEqual([next[0], next[3]])
  expect((await quoteOf(t, (await aQuote(t, seller)).id, seller)).lineas).toHaveLength(1)
})
