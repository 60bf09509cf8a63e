import { z } from 'zod'
import type { classifiedMessages } from '../classifieds/messages.ts'
import { flagField, numberField, optionalDay, optionalLine, optionalNumber } from '../core/fields.ts'
import { itemLimits } from '../marketplace/constants.ts'
import { longestFaults } from './constants.ts'
import { machineViews, SystemState } from './inspection.ts'
import { itemKinds } from './number-kinds.ts'

const says = (key: keyof typeof classifiedMessages) => key

const systemState = z
  .union([z.literal('').transform(() => null), z.null(), z.enum(SystemState)], says('systemStateInvalid'))
  .default(null)

/**
 * The inspection sheet of a machine in the form of its owner (rule marketplace/inspection-sheet); everything may be
 * left out.
 */
export const sheetFields = {
  serie: optionalLine(says('serialInvalid'), 60),
  /** Hours on the meter; null when not read. */
  horometro: optionalNumber(
    numberField(itemKinds.hours, says('hourMeterInvalid')).pipe(
      z.number().min(0, says('hourMeterInvalid')).max(9_999_999, says('hourMeterInvalid')),
    ),
    says('hourMeterInvalid'),
  ),
  horometro_fecha: optionalDay(says('hourMeterDayInvalid')),
  fallas: z.string(says('faultsInvalid')).trim().max(longestFaults, says('faultsInvalid')).default(''),
  /** The owner says that there are none; a text of faults contradicts it and counts. */
  sin_fallas: flagField(says('faultsInvalid')).default(false),
  estado_motor: systemState,
  estado_hidraulica: systemState,
  estado_transmision: systemState,
  estado_rodado: systemState,
  estado_electrico: systemState,
}

const view = z.union([z.literal(''), z.enum(machineViews)], says('viewsInvalid'))

/** The view of each picture in their order, as a list or as JSON text; empty for a picture without one. */
export const viewsField = z
  .union(
    [
      z.array(view),
      z.string().transform((text, context) => {
        try {
          return z.array(view).parse(JSON.parse(text || '[]'))
        } catch {
          context.addIssue({ code: 'custom', message: says('viewsInvalid') })
          return z.NEVER
        }
      }),
    ],
    says('viewsInvalid'),
  )
  .pipe(z.array(view).max(itemLimits.pictures, says('viewsInvalid')))
  .optional()

const changed = <S extends z.ZodType>(field: z.ZodDefault<S>) => field.unwrap().optional()

/** The same of a form that changes a machine: what it leaves out stays as it is. */
export const changedSheetFields = {
  serie: changed(sheetFields.serie),
  horometro: changed(sheetFields.horometro),
  horometro_fecha: changed(sheetFields.horometro_fecha),
  fallas: changed(sheetFields.fallas),
  sin_fallas: changed(sheetFields.sin_fallas),
  estado_motor: changed(sheetFields.estado_motor),
  estado_hidraulica: changed(sheetFields.estado_hidraulica),
  estado_transmision: changed(sheetFields.estado_transmision),
  estado_rodado: changed(sheetFields.estado_rodado),
  estado_electrico: changed(sheetFields.estado_electrico),
}

const storedState = z.enum(SystemState).nullable()

/** The sheet as it is stored, with its score. The serial number is whole for owner and staff, masked for visitors. */
export const storedSheet = {
  serie: z.string(),
  horometro: z.number().nullable(),
  horometro_fecha: z.string().nullable(),
  fallas: z.string(),
  sin_fallas: z.boolean(),
  estado_motor: storedState,
  estado_hidraulica: storedState,
  estado_transmision: storedState,
  estado_rodado: storedState,
  estado_electrico: storedState,
  /** From 0 to 100 (`completenessOf`). */
  puntaje: z.number(),
}
