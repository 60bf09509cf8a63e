import { z } from 'zod'
import { flagField, lineField, numberField } from '../core/fields.ts'
import { recordSchemas } from '../core/records/schemas.ts'
import { type Rate, rateKind, rateUnits } from './constants.ts'
import type { rateMessages } from './messages.ts'

const says = (key: keyof typeof rateMessages) => key
const most = 10_000_000

/** The value that an amount was converted by. */
export const RateSchema = z.object({
  valor: z.number(),
  fecha: z.string(),
  fuente: z.string(),
}) satisfies z.ZodType<Rate>

export const rate = recordSchemas({
  rows: 'valores',
  orders: ['fecha', 'valor', 'fuente'],
  filters: { moneda: z.union([z.literal(''), z.enum(rateUnits)], says('unitInvalid')).default('') },
  row: {
    moneda: z.enum(rateUnits),
    fecha: z.string(),
    valor: z.number(),
    fuente: z.string(),
    version: z.number(),
  },
  form: {
    moneda: z.enum(rateUnits, says('unitInvalid')),
    fecha: z.iso.date(says('dayInvalid')),
    /** Pesos for one unit. */
    valor: numberField(rateKind, says('valueInvalid')).pipe(
      z.number().positive(says('valueInvalid')).max(most, says('valueInvalid')),
    ),
    /** Who published it. */
    fuente: lineField(says('sourceRequired'), { max: 80 }),
    /** That a value outside the band of the last one is right. */
    confirmado: flagField().default(false),
  },
  notRecognized: says('notRecognized'),
})
