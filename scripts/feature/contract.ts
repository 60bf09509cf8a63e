import { type Catalogue, capital, type Files, type Names } from './names.ts'

/** The catalogue of a feature that the specification does not know yet. */
export const messagesOf = ({ feature, one, table }: Names) => `import { messages } from '../core/messages.ts'

export const ${one}Messages = messages('${feature}', {
  notSaved: { code: 0, status: 500, es: 'No se pudo guardar (${table}).', en: 'The ${one} could not be saved.' },
  notDeleted: { code: 1, status: 500, es: 'No se pudo eliminar (${table}).', en: 'The ${one} could not be deleted.' },
  nameInvalid: { code: 2, status: 400, es: 'El nombre no es válido (${table}).', en: 'The name is not valid.' },
  absent: { code: 3, status: 404, es: 'No existe (${table}).', en: 'The ${one} does not exist.' },
})

export const ${one}DoneMessages = messages('${feature}.done', {
  saved: { code: 0, status: 200, es: 'Guardado (${table}).', en: 'The ${one} is saved.' },
  updated: { code: 1, status: 200, es: 'Actualizado (${table}).', en: 'The ${one} is updated.' },
  deleted: { code: 2, status: 200, es: 'Eliminado (${table}).', en: 'The ${one} is deleted.' },
})
`

/** What a catalogue that is there already, or was just written, lets the other files name. */
export function catalogueOf(source: string): Catalogue {
  const areas = [...source.matchAll(/export const (\w+Messages)\b/g)].map((match) => match[1]!)
  const area = areas.find((name) => !name.endsWith('DoneMessages'))
  if (!area) throw new Error('messages.ts declares no area')
  const entries = new Set([...source.matchAll(/^ {2}(\w+): \{/gm)].map((match) => match[1]!))
  return { area, done: areas.find((name) => name.endsWith('DoneMessages')) ?? null, entries }
}

export function contractFiles({ feature, one, table, rows }: Names, { area, done, entries }: Catalogue): Files {
  const One = capital(one)
  const folder = `packages/contract/src/${feature}`
  const hasName = entries.has('nameInvalid')
  const says = (entry: string) => (done && entries.has(entry) ? `    done: ${done}.${entry},\n` : '')

  return {
    [`${folder}/schemas.ts`]: `import { z } from 'zod'
import { idField, lineField, listFields, momentField, versionField } from '../core/fields.ts'
${hasName ? `import type { ${area} } from './messages.ts'\n\nconst says = (key: keyof typeof ${area}) => key\n` : ''}
export const ${One}ByIdSchema = z.object({ id: idField() })

/** Columns the list can be sorted by. */
export const ${one}Orders = ['nombre', 'creado_en'] as const
export const ${One}ListQuerySchema = z.object(listFields(${one}Orders))

export const ${One}RowSchema = z.object({
  id: z.number(),
  nombre: z.string(),
  creado_en: momentField,
  version: z.number(),
})
export const ${One}ListSchema = z.object({ ${rows}: z.array(${One}RowSchema), total: z.number() })

export const ${One}FormSchema = z.object({ nombre: lineField(${hasName ? "says('nameInvalid')" : "'invalid'"}) })
export const ${One}UpdateSchema = ${One}FormSchema.extend({ version: versionField })
export const ${One}SavedSchema = z.object({ id: z.number(), version: z.number() })
`,

    [`${folder}/calls.ts`]: `import { call } from '../core/endpoint.ts'
import type { In, Of } from '../core/fields.ts'
import { ${done ? `${done}, ` : ''}${area} } from './messages.ts'
import type * as s from './schemas.ts'

type ById = In<typeof s.${One}ByIdSchema>
type Saved = Of<typeof s.${One}SavedSchema>

export const ${one}Calls = {
  list: call<{ params: In<typeof s.${One}ListQuerySchema>; reply: Of<typeof s.${One}ListSchema> }>({
    method: 'GET',
    path: '/v1/${table}/list',
    area: ${area},
  }),
  save: call<{ body: In<typeof s.${One}FormSchema>; reply: Saved }>({
    method: 'POST',
    path: '/v1/${table}/save',
    area: ${area},
${says('saved')}  }),
  update: call<{ params: ById; body: In<typeof s.${One}UpdateSchema>; reply: Saved }>({
    method: 'PUT',
    path: '/v1/${table}/update/:id',
    area: ${area},
${says('updated')}  }),
  remove: call<{ params: ById; reply: null }>({
    method: 'PUT',
    path: '/v1/${table}/delete/:id',
    area: ${area},
${says('deleted')}  }),
}
`,
  }
}
