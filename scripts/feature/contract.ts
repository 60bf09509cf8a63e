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

const linesOf = (field: FieldName, place: number, entries: ReadonlySet<string>): string =>
  [
    `  ${field.column}: {`,
    `    kind: '${field.kind === 'text' ? 'line' : field.kind}',`,
    `    label: { es: '${field.es}', en: '${field.en}' },`,
    ...(entries.has(field.entry) ? [`    says: '${field.entry}',`] : []),
    ...(field.kind === 'number' ? ['    min: 0,', '    max: 999_999_999,'] : []),
    ...(place === 0 ? ['    isWide: true,'] : []),
    `    list: { id: '${field.column}', sorts: '${field.column}' },`,
    '  },',
  ].join('\n')

export function contractFiles(
  { feature, singular, one, table, rows, module, fields }: Names,
  { area, done, entries }: Catalogue,
): Files {
  const folder = `packages/contract/src/${feature}`
  const isRecognized = entries.has('notRecognized')

  return {
    [`${folder}/fields.ts`]: `import type { EntityFields } from '../core/entities.ts'
import type { ${area} } from './messages.ts'

/** The fields of a ${words(singular)}; a new one needs a line here, a column, and its test. */
export const ${one}Fields = {
${fields.map((field, place) => linesOf(field, place, entries)).join('\n')}
} as const satisfies EntityFields<keyof typeof ${area}>
`,

    [`${folder}/schemas.ts`]: `import { z } from 'zod'
import { formFields, rowFields } from '../core/entity-schemas.ts'
import { momentField } from '../core/fields.ts'
import { recordSchemas } from '../core/records/schemas.ts'
import { ${one}Fields } from './fields.ts'
${isRecognized ? `import type { ${area} } from './messages.ts'\n\nconst says = (key: keyof typeof ${area}) => key\n` : ''}
export const ${one} = recordSchemas({
  rows: '${rows}',
  orders: [${[...fields.map(({ column }) => column), 'creado_en'].map((column) => `'${column}'`).join(', ')}],
  row: { ...rowFields(${one}Fields), creado_en: momentField, version: z.number() },
  form: formFields(${one}Fields),
${isRecognized ? "  notRecognized: says('notRecognized'),\n" : ''}})
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
