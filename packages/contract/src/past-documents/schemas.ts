import { z } from 'zod'
import { quoteCurrencies } from '../core/currencies.ts'
import { formFields, rowFields } from '../core/entity-schemas.ts'
import { idField, optionalDay, optionalId } from '../core/fields.ts'
import { recordSchemas } from '../core/records/schemas.ts'
import { noPastFile, type PastDocumentKind, pastDocumentKindNames } from './constants.ts'
import { pastDocumentFields } from './fields.ts'
import type { pastDocumentMessages } from './messages.ts'

const says = (key: keyof typeof pastDocumentMessages) => key

const orNull = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => null), z.null(), schema]).default(null as never) // a choice of the union

const kinds = Object.keys(pastDocumentKindNames) as [PastDocumentKind, ...PastDocumentKind[]]

/** Sent as a form with a file: a PDF in `documento`. */
export const pastDocument = recordSchemas({
  rows: 'documentos',
  orders: ['fecha', 'numero', 'cliente', 'tipo', 'situacion'],
  filters: {
    tipo: orNull(z.enum(kinds)),
    moneda: orNull(z.enum(quoteCurrencies)),
    empresa_id: optionalId(),
    fecha_desde: optionalDay(),
    fecha_hasta: optionalDay(),
  },
  row: {
    ...rowFields(pastDocumentFields),
    empresa_id: z.number().nullable(),
    empresa_nombre: z.string().nullable(),
    pdf: z.object({ nombre: z.string(), bytes: z.number() }).nullable(),
    version: z.number(),
  },
  form: {
    ...formFields(pastDocumentFields),
    empresa_id: optionalId(says('enterpriseInvalid')),
    documento: z.enum(['', noPastFile], 'invalid').default(''),
  },
  notRecognized: says('notRecognized'),
})

export const PastDocumentInitDataSchema = z.object({
  empresas: z.array(z.object({ id: z.number(), nombre: z.string() })),
})

export const OnePastDocumentSchema = z.object({ id: idField(says('notRecognized')) })
export const PastDocumentFileSchema = z.object({ url_file: z.string() })
