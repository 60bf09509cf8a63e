import { z } from 'zod'
import { ChoiceSchema, idField, kindField, lineField, linesField, optionalId, optionalLine } from '../core/fields.ts'
import { recordSchemas } from '../core/records/schemas.ts'
import { ResourceAccess, ResourceType, resourceLanguages, resourceLimits } from './constants.ts'
import type { resourceDeleteMessages, resourceSaveMessages } from './messages.ts'

const says = (key: keyof typeof resourceSaveMessages) => key

const ofDelete = (key: keyof typeof resourceDeleteMessages) => key

const types = Object.values(ResourceType)
const { titleLetters, descriptionLetters, enterprises } = resourceLimits

/** Ids as a list, or joined by commas as a form sends them. */
const idsField = z
  .preprocess(
    (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
    z.array(idField()).max(enterprises),
  )
  .transform((ids) => [...new Set(ids)])
  .default([])

const choice = <S extends z.ZodType>(field: S) =>
  z.union([z.literal('').transform(() => null), z.null(), field]).default(null)

/** Sent as a form; an optional cover in `imagen`. The file comes with a revision. */
export const resource = recordSchemas({
  rows: 'recursos',
  orders: ['titulo', 'tipo', 'producto_nombre', 'revision_fecha', 'descargas'],
  filters: {
    tipo: choice(kindField(types, says('typeInvalid'))),
    producto_id: optionalId(),
    acceso: choice(z.enum(ResourceAccess)),
  },
  row: {
    tipo: z.number(),
    titulo: z.string(),
    titulo_en: z.string(),
    descripcion: z.string(),
    descripcion_en: z.string(),
    idioma: z.enum(resourceLanguages),
    producto_id: z.number(),
    producto_nombre: z.string(),
    producto_nombre_en: z.string(),
    imagen_url: z.string().nullable(),
    acceso: z.enum(ResourceAccess),
    servicio_id: z.number().nullable(),
    servicio_nombre: z.string().nullable(),
    empresas: z.array(z.number()),
    /** The current revision; null while there is none. */
    revision_numero: z.string().nullable(),
    revision_fecha: z.string().nullable(),
    revision_bytes: z.number().nullable(),
    revisiones: z.number(),
    /** Of all its revisions. */
    descargas: z.number(),
    version: z.number(),
  },
  form: {
    tipo: kindField(types, says('typeInvalid')),
    titulo: lineField('invalid', { max: titleLetters }),
    titulo_en: optionalLine('invalid', titleLetters),
    descripcion: linesField(descriptionLetters).default(''),
    descripcion_en: linesField(descriptionLetters).default(''),
    idioma: z.enum(resourceLanguages).default('ambos'),
    producto_id: idField(says('productNotIdentified')),
    acceso: z.enum(ResourceAccess),
    servicio_id: optionalId(),
    empresas: idsField,
  },
  notRecognized: says('idInvalid'),
})

export const ResourceToDeleteSchema = z.object({ id: idField(ofDelete('absent')) })

const NamedSchema = z.object({ id: z.number(), nombre: z.string() })

export const ResourceInitDataSchema = z.object({
  productos: z.array(NamedSchema.extend({ servicio_id: z.number().nullable() })),
  servicios: z.array(ChoiceSchema),
  empresas: z.array(NamedSchema),
  tipos: z.array(ChoiceSchema),
})
