import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { projectFiles, ROOT } from './project-files.ts'

const READER = 'read it with readNumber of the contract (core/numbers.ts)'

/** Where people type numbers, or their workbooks hold them. */
const WHERE = /^apps\/(web\/app\/|server\/src\/features\/imports\/).*\.tsx?$/
/** Names of typed values: inputs, cells, and figures of the wire. */
const TYPED =
  /value|typed|text|cell|form\.|draft|precio|monto|costo|cantidad|descuento|valor|utilidad|porcentaje|margen|royalty|price|amount|figure|quantity|units/i
/** Conversions that look typed and are not, with the reason. */
const KNOWN: readonly (readonly [path: string, argument: RegExp, because: string])[] = [
  ['apps/web/app/core/formats/ids.ts', /^text$/, 'the digits of an id, checked on the same line'],
  ['apps/web/app/features/users/crop-dialog.tsx', /currentTarget\.value/, 'a slider'],
  ['apps/web/app/features/blast-plans/stage/transport.tsx', /^event\.target\.value$/, 'a slider'],
  ['apps/web/app/features/sign-in/account/two-steps.ts', /pin_enviado/, 'a hidden field with a moment in it'],
  ['apps/web/app/features/machines/market/list', /^value$|^values[.[]/, 'an address that list-reading.ts has read'],
  ['apps/web/app/features/marketplace/list/', /^value$|^values\[/, 'an address that has been read'],
  ['apps/web/app/features/properties/market/list', /^value$/, 'an address that list-reading.ts has read'],
  ['apps/web/app/features/machines/staff/', /^value$/, 'an amount of the API'],
  [
    'apps/web/app/features/properties/staff/price-fields.tsx',
    /^values\.condicion$|^price$/,
    'a choice; a number, checked',
  ],
  ['apps/web/app/features/projections/product-countries.tsx', /^value$/, 'the id of a country'],
  ['apps/web/app/features/quotes/differences.tsx', /^value$/, 'the id of a country'],
  ['apps/web/app/core/dashboard/list/list-query.ts', /^read\('page'/, 'digits, checked beside it'],
  ['apps/web/app/core/dashboard/list/use-fit.ts', /minWidth/, 'a width of the browser'],
  ['apps/server/src/features/imports/cells.ts', /toPrecision/, 'a numeric cell stays a number'],
  ['apps/server/src/features/imports/plan-rows.ts', /toPrecision/, 'a numeric cell stays a number'],
]
/** Looks like a number field, but each digit of a PIN has its own box. */
const PINS = /PinInput|pin-dialog\.tsx$/

/** Returns one line per reader of typed numbers other than the portal's own (rule formats/numbers). */
export function otherReaders(path: string, source: string): string[] {
  if (!WHERE.test(path) || /\.test\.tsx?$/.test(path)) return []
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const found: string[] = []
  const tell = (start: number, what: string) =>
    found.push(`${path}:${source.slice(0, start).split('\n').length} ${what}: ${READER}`)
  const isKnown = (argument: string) => KNOWN.some(([begin, known]) => path.startsWith(begin) && known.test(argument))
  new Visitor({
    CallExpression: ({ start, callee, arguments: [first] }) => {
      const name = source.slice(callee.start, callee.end)
      if (/^(Number\.)?parse(Float|Int)$/.test(name)) tell(start, name)
      const argument = first ? source.slice(first.start, first.end) : ''
      if (name === 'Number' && TYPED.test(argument) && !isKnown(argument)) tell(start, `Number(${argument})`)
    },
    MemberExpression: ({ start, property }) => {
      if (property.type === 'Identifier' && property.name === 'valueAsNumber') tell(start, 'valueAsNumber')
    },
    ImportSpecifier: ({ start, imported }) => {
      if (imported.type === 'Identifier' && imported.name === 'NumberInput') tell(start, 'NumberInput')
    },
    JSXAttribute: ({ start, name, value }) => {
      const isNumber = name.type === 'JSXIdentifier' && name.name === 'type' && value?.type === 'Literal'
      if (isNumber && value.value === 'number' && !PINS.test(path)) tell(start, 'type="number"')
    },
  }).visit(program)
  return found
}

if (import.meta.main) {
  const paths = projectFiles().filter((path) => WHERE.test(path))
  const found = paths.flatMap((path) => otherReaders(path, readFileSync(join(ROOT, path), 'utf8')))
  for (const other of found) console.log(other)
  console.log(`${paths.length} files read, ${found.length} other readers of numbers`)
  if (found.length > 0) process.exitCode = 1
}
