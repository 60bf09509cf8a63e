import { z } from 'zod'
import { flagField, idField, lineField, numberField, optionalNumber } from '../../core/fields.ts'
import { FactKeySchema, FactSchema } from '../schemas.ts'
import { factKind, factLimits } from './limits.ts'
import type { factMessages } from './messages.ts'

const says = (key: keyof typeof factMessages) => key

const keyField = z.string(says('notRecognized')).regex(/^[a-z0-9_]{1,60}$/, says('notRecognized'))
const figureField = () =>
  optionalNumber(
    numberField(factKind, says('figureInvalid')).pipe(
      z
        .number()
        .min(-factLimits.figure, says('figureInvalid'))
        .max(factLimits.figure, says('figureInvalid'))
        .refine((value) => Number(value.toFixed(factKind.decimals)) === value, says('figureInvalid')),
    ),
    says('figureInvalid'),
  )
/** An empty text becomes null. */
const orNull = (message: string, max: number) =>
  z
    .union([z.null(), lineField(message, { min: 0, max })], message)
    .default(null)
    .transform((text) => text || null)

export const FactsOfSchema = z.object({ id: idField(says('productAbsent')) })

/** A fact of a product as staff see it: with a mark for the owner, or without a value. */
const StaffFactSchema = FactKeySchema.extend({
  /** Null: the product has no such fact. */
  dato: FactSchema.pick({
    valor: true,
    valor_hasta: true,
    calificador: true,
    unidad: true,
    unidad_en: true,
    unidad_pt: true,
    texto: true,
    texto_en: true,
    texto_pt: true,
    destacado: true,
  })
    .extend({ por_confirmar: z.boolean(), version: z.number() })
    .nullable(),
  /** Whether the trade asks for it: its page says that it is to be confirmed, or lets visitors ask. */
  se_pide: z.boolean(),
  /** Whether any product on sale has it. */
  lo_tiene_otro: z.boolean(),
})
export const StaffFactsSchema = z.object({ datos: z.array(StaffFactSchema) })

/** A figure with its unit, a range, or a text in each language. `version` 0: the product did not have the fact. */
export const FactFormSchema = z
  .object({
    clave: keyField,
    valor: figureField(),
    valor_hasta: figureField(),
    calificador: z
      .union([z.literal('').transform(() => null), z.enum(['hasta', 'aprox', 'mas_de'])])
      .nullable()
      .default(null),
    unidad: orNull(says('unitInvalid'), factLimits.unit),
    unidad_en: orNull(says('unitInvalid'), factLimits.unit),
    unidad_pt: orNull(says('unitInvalid'), factLimits.unit),
    texto: orNull(says('textInvalid'), factLimits.text),
    texto_en: orNull(says('textInvalid'), factLimits.text),
    /** Without it, Portuguese pages say the Spanish one. */
    texto_pt: orNull(says('textInvalid'), factLimits.text),
    /** The owner must still confirm it; staff see this mark, visitors do not. */
    por_confirmar: flagField().default(false),
    version: z.number().int().min(0),
  })
  .superRefine((form, context) => {
    const refuse = (field: keyof typeof form, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    const isText = form.texto !== null
    if (isText === (form.valor !== null)) return refuse(isText ? 'texto' : 'valor', says('valueMissing'))
    for (const other of ['texto_en', 'texto_pt'] as const)
      if (!isText && form[other] !== null) refuse(other, says('valueMissing'))
    if (isText && form.texto_en === null) refuse('texto_en', says('englishMissing'))
    if (isText && form.valor_hasta !== null) refuse('valor_hasta', says('valueMissing'))
    if (isText && (form.unidad ?? form.unidad_en ?? form.unidad_pt ?? form.calificador) !== null)
      refuse('unidad', says('unitInvalid'))
    if (form.unidad === null && (form.unidad_en ?? form.unidad_pt) !== null) refuse('unidad', says('unitInvalid'))
    if (form.valor !== null && form.valor_hasta !== null && form.valor_hasta <= form.valor)
      refuse('valor_hasta', says('rangeInvalid'))
  })

export const FactRemoveSchema = z.object({ clave: keyField })
export const FactSavedSchema = z.object({ id: z.number(), version: z.number() })
