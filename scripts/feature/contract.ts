import { type Catalogue, type FieldName, type Files, type Names, spoken } from './names.ts'

const says = (code: number, status: number, es: string, en: string) =>
  `{ code: ${code}, status: ${status}, es: '${es}', en: '${en}' }`

/** Returns the catalogue of a new feature. */
export function messagesOf({ feature, singular, one, table, fields }: Names): string {
  const es = spoken(table).toLowerCase()
  const en = singular.replaceAll('-', ' ')
  const invalid = fields.map(
    (field, index) =>
      `  ${field.entry}: ${says(7 + index, 400, `Revise este dato: ${field.es.toLowerCase()}.`, `Please check this: ${field.en.toLowerCase()}.`)},`,
  )
  return `import { messages } from '../core/messages.ts'

export const ${one}Messages = messages('${feature}', {
  unexpected: ${says(0, 500, `Ocurrió un error inesperado (${es}).`, `Something went wrong (${en}).`)},
  notSaved: ${says(1, 500, `No se pudo guardar (${es}).`, `The ${en} could not be saved.`)},
  notDeleted: ${says(2, 500, `No se pudo eliminar (${es}).`, `The ${en} could not be deleted.`)},
  notRecognized: ${says(3, 400, `No se reconoce (${es}).`, `The ${en} is not recognized.`)},
  absent: ${says(4, 404, `No existe (${es}).`, `The ${en} does not exist.`)},
  insufficientHierarchy: ${says(5, 403, `Su jerarquía no es suficiente para eliminar (${es}).`, `Your hierarchy is not sufficient to delete this ${en}.`)},
  nameTaken: ${says(6, 409, `Ya existe (${es}).`, `The ${en} already exists.`)},
${invalid.join('\n')}
})

export const ${one}DoneMessages = messages('${feature}.done', {
  saved: ${says(0, 200, `Guardado (${es}).`, `The ${en} is saved.`)},
  updated: ${says(1, 200, `Actualizado (${es}).`, `The ${en} is updated.`)},
  deleted: ${says(2, 200, `Eliminado (${es}).`, `The ${en} is deleted.`)},
})
`
}

const words = (name: string) => name.replaceAll('-', ' ')

const wanted = ['saved', 'updated', 'deleted', 'absent', 'insufficientHierarchy']

/** Returns the names that a catalogue offers to the other generated files. Throws when an entry is missing. */
export function catalogueOf(source: string): Catalogue {
  const areas = [...source.matchAll(/export const (\w+Messages)\b/g)].map((match) => match[1]!)
  const area = areas.find((name) => !name.endsWith('DoneMessages'))
  const done = areas.find((name) => name.endsWith('DoneMessages'))
  const entries = new Set([...source.matchAll(/^ {2}(\w+): \{/gm)].map((match) => match[1]!))
  const missing = wanted.filter((entry) => !entries.has(entry))
  if (!area || !done || missing.length > 0)
    throw new Error(`messages.ts needs an area, one of successes, and the entries ${wanted.join(', ')}`)
  return { area, done, entries }
}

const zodOf: Record<FieldName['kind'], (entry: string) => string> = {
  text: (entry) => `lineField(${entry})`,
  number: (entry) =>
    `numberField(countKind, ${entry}).pipe(z.number().int(${entry}).min(0, ${entry}).max(999_999_999, ${entry}))`,
  email: (entry) => `emailField(${entry})`,
  phone: (entry) => `phoneField(${entry})`,
  country: (entry) => `idField(${entry})`,
}
const fieldsOfKind = {
  text: 'lineField',
  number: 'numberField',
  email: 'emailField',
  phone: 'phoneField',
  country: 'idField',
}
const isNumber = ({ kind }: FieldName) => kind === 'number' || kind === 'country'

export function contractFiles(
  { feature, singular, one, table, rows, module, fields }: Names,
  { area, done, entries }: Catalogue,
): Files {
  const folder = `packages/contract/src/${feature}`
  const entryOf = ({ entry }: FieldName) => (entries.has(entry) ? `says('${entry}')` : "'invalid'")
  const usesArea = entries.has('notRecognized') || fields.some(({ entry }) => entries.has(entry))
  const used = [...new Set(['momentField', ...fields.map(({ kind }) => fieldsOfKind[kind])])]

  return {
    [`${folder}/schemas.ts`]: `import { z } from 'zod'
import { ${used.join(', ')} } from '../core/fields.ts'
${fields.some(({ kind }) => kind === 'number') ? "import { countKind } from '../core/numbers.ts'\n" : ''}import { recordSchemas } from '../core/records/schemas.ts'
${usesArea ? `import type { ${area} } from './messages.ts'\n\nconst says = (key: keyof typeof ${area}) => key\n` : ''}
export const ${one} = recordSchemas({
  rows: '${rows}',
  orders: [${[...fields.map(({ column }) => column), 'creado_en'].map((column) => `'${column}'`).join(', ')}],
  row: {
${fields.map((field) => `    ${field.column}: z.${isNumber(field) ? 'number' : 'string'}(),`).join('\n')}
    creado_en: momentField,
    version: z.number(),
  },
  form: {
${fields.map((field) => `    ${field.column}: ${zodOf[field.kind](entryOf(field))},`).join('\n')}
  },
${entries.has('notRecognized') ? "  notRecognized: says('notRecognized'),\n" : ''}})
`,

    [`${folder}/calls.ts`]: `import { Module } from '../access/constants.ts'
import { recordCalls } from '../core/records/calls.ts'
import { ${area} as area, ${done} as done } from './messages.ts'
import { ${one} } from './schemas.ts'

export const ${one}Calls = recordCalls(
  { path: '/v1/${table}', area, done },
  { one: '${words(singular)}', many: '${words(feature)}', access: Module.${module}, schemas: ${one}, failed: area },
)
`,
  }
}
