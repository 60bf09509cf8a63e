import fc, { type Arbitrary } from 'fast-check'
import { objectOf, type Schema, spoilt } from './values.ts'

export interface Operation {
  method: string
  path: string
  parameters: readonly { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  body?: Schema
  isForm: boolean
}

/** One request before its known values are filled in. */
export interface Asked {
  params: Record<string, unknown>
  body: unknown
  /** How the body is made wrong: not at all, most of the time. */
  flaw: Flaw
  files: readonly number[]
  hasKey: boolean
}

const flaws = [
  'none',
  'none',
  'none',
  'none',
  'none',
  'cut',
  'no boundary',
  'wrong type',
  'no JSON',
  'twice',
  'BOM',
  'gzip',
] as const
export type Flaw = (typeof flaws)[number]

interface Described {
  parameters?: Operation['parameters']
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** Every call that the description names. */
export function operationsOf({ paths }: { paths: Record<string, Record<string, Described>> }): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const [[type, content] = ['', undefined]] = Object.entries(requestBody?.content ?? {})
      const body = content?.schema
      return {
        method: method.toUpperCase(),
        path,
        parameters,
        isForm: type.startsWith('multipart'),
        ...(body && { body }),
      }
    }),
  )
}

export const askedOf = ({ parameters, body }: Operation): Arbitrary<Asked> => {
  const properties = Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  return fc.record({
    params: spoilt(objectOf({ properties, required })),
    body: body ? spoilt(objectOf(body)) : fc.constantFrom(undefined, undefined, {}, [], { x: 1 }),
    flaw: fc.oneof(
      { weight: 5, arbitrary: fc.constant<Flaw>('none') },
      { weight: 1, arbitrary: fc.constantFrom(...flaws) },
    ),
    files: fc.oneof(
      fc.constant([]),
      fc.array(fc.nat(5), { minLength: 1, maxLength: 1 }),
      fc.array(fc.nat(5), { maxLength: 3 }),
    ),
    hasKey: fc.boolean(),
  })
}
