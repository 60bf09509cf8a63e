import fc, { type Arbitrary } from 'fast-check'

/** The part of JSON Schema that the description of the API uses. */
export interface Schema {
  type?: string
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  nullable?: boolean
}

/** A value that the portal itself answered earlier under this name: chosen when it is sent, so that a seed repeats it. */
export class Known {
  readonly name: string
  readonly index: number
  readonly otherwise: unknown
  constructor(name: string, index: number, otherwise: unknown) {
    this.name = name
    this.index = index
    this.otherwise = otherwise
  }
}

/** A number or nesting that no JSON writer makes, as it is in the body. */
export class Written {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const words = [
  'Ana Rojas',
  'Excavadora',
  'a',
  '',
  ' ',
  '+56912345678',
  '12.5',
  'es',
  'Ñandú 💥',
  '0',
  'true',
  '<b>x</b>',
]
/** What fields of these names take, where their schema does not tell; with a wrong one now and then. */
const named: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/mail|correo|^para$/, ['fuzz@example.com', 'cliente@example.com', 'otro@example.com', 'no-mail']],
  [/telefono|phone/, ['+56912345678', '+56987654321', '+1 (555) 123-4567']],
  [/fecha|^inicio$|^termino$/, ['2026-12-01', '2027-02-28', '2026-12-01T10:30']],
  [/password|confirmacion/, ['Prueba-Segura-12', 'Prueba-Segura-12', 'Prueba-Segura-12', 'short']],
  [/^pin$/, ['1234', '0000']],
  [/moneda/, ['USD', 'USD', 'CLP']],
  [/url|enlace|sitio/, ['https://example.com/x', 'https://example.com/y', 'javascript:alert(1)']],
  [/zona_horaria/, ['America/Santiago', 'America/New_York']],
  [/country$|^pais/, [152, 152, 840, 9]],
  [/^estado_id$/, [1, 1, 5, 5, 2, 20, 21, 22, 23, 27, 9]],
  [/^rol_id$/, [3, 2, 4, 1]],
  [/tipo_documento_id/, [1, 2, 3, 9]],
  [/^version$/, [1, 1, 1, 2]],
  [/^anio$/, [2019, 2026, 1800]],
  [/^page(_row)?$/, [1, 10, 20, 2]],
]

/** What PostgreSQL, JSON or a careless reader of strings trips over. */
const hostile: Arbitrary<unknown> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '\0',
      'a\0b',
      '\ud800',
      'x\udc00',
      '\u200b',
      '\ufeff',
      '\u202e',
      'ﷺ',
      "'; --",
      '%',
      '\\',
      '{{x}}',
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(-1, 0, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 0.1 + 0.2, 999_999_999_999, 99, 9),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('-0', '1e400', '-1e400', '1e-400', '123456789012345678901234567890')
      .map((text) => new Written(text)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(50, 40_000).map((depth) => new Written(`${'['.repeat(depth)}${']'.repeat(depth)}`)),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '0000-00-00',
      '2026-02-30',
      '9999-12-31',
      '0001-01-01',
      '275760-09-13',
      '-001-01-01',
      'infinity',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, [], {}, [[]], { id: {} }, ['a', 'b'], { toString: 1 }, { length: 1e9 }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('x'.repeat(10_000), '9'.repeat(400), 'ñ'.repeat(300), `${'../'.repeat(20)}etc/passwd`),
  },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

const isKnownName = /^id$|_id$|token|hash|numero|version|codigo|buy_order|email|archivo|fotos|^para$|nombre$/

/** A value that the schema takes, or nearly: rules that it does not tell are broken now and then. */
function likelyValue(schema: Schema, name: string): Arbitrary<unknown> {
  const own = plainValue(schema, name)
  if (!isKnownName.test(name)) return own
  const known = fc.tuple(fc.nat(40), own).map(([index, otherwise]) => new Known(name, index, otherwise))
  return fc.oneof({ weight: 3, arbitrary: known }, { weight: 2, arbitrary: own })
}

function plainValue(schema: Schema, name: string): Arbitrary<unknown> {
  const ofName = schema.enum || schema.type === 'array' ? undefined : named.find(([names]) => names.test(name))?.[1]
  if (ofName) return fc.constantFrom(...ofName)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => plainValue(choice, name)))
  switch (schema.type) {
    case 'boolean':
      return fc.boolean()
    case 'number':
    case 'integer':
      return numberOf(schema)
    case 'array': {
      const { minItems: minLength = 0, maxItems = 4, items = {} } = schema
      return fc.array(likelyValue(items, name), { minLength, maxLength: Math.max(minLength, Math.min(maxItems, 4)) })
    }
    case 'object':
      return objectOf(schema)
    case 'string':
      return stringOf(schema)
    default:
      return fc.oneof(fc.constantFrom<unknown>(...words, 1, null), numberOf({}))
  }
}

const numberOf = ({ minimum = 0, maximum = 1e9 }: Schema) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: Math.max(minimum, 0), max: Math.max(minimum, Math.min(maximum, 30)) }) },
    { weight: 2, arbitrary: fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }) },
    { weight: 1, arbitrary: fc.constantFrom(152, 2026, 9, 99.99, 0.5) },
  )

function stringOf({ pattern, minLength = 0, maxLength = 200 }: Schema): Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const long = 'Texto de prueba con eñes y acentos. '.repeat(200).slice(0, Math.max(minLength, Math.min(maxLength, 60)))
  return fc.constantFrom(...words, long, long, long, long)
}

/** An object of the schema; what may be left out is, now and then. */
export function objectOf({ properties = {}, required = [] }: Schema): Arbitrary<Record<string, unknown>> {
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, likelyValue(schema, name)]),
  )
  const requiredKeys = Object.keys(model).filter((name) => required.includes(name))
  return fc.oneof(
    { weight: 3, arbitrary: fc.record(model) },
    { weight: 2, arbitrary: fc.record(model, { requiredKeys }) },
  ) as Arbitrary<Record<string, unknown>>
}

/** A record of which a few values were replaced by what nobody expects; most records stay as they are. */
export const spoilt = (record: Arbitrary<Record<string, unknown>>): Arbitrary<Record<string, unknown>> =>
  fc.tuple(record, fc.array(fc.tuple(fc.nat(), hostile), { maxLength: 2 }), fc.nat(4)).map(([made, blows, luck]) => {
    const names = Object.keys(made)
    if (names.length === 0 || luck < 2) return made
    const changes = blows.map(([at, value]) => [names[at % names.length]!, value] as const)
    return { ...made, ...Object.fromEntries(changes) }
  })
