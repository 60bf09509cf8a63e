import { type Currency, currencyNames, defaultCurrency } from '@portal/contract/core/currencies'
import { MachineCondition, machineConditionNames, offerModeNames } from '@portal/contract/machines/constants'
import { chargeFields, factFields, offerFields } from '@portal/contract/machines/fields'
import { folded } from '#core/base/folded.ts'
import { byName, named } from '../../cells.ts'
import { type Choice, type Reader, readerWith, readingOf } from '../items/values.ts'

export interface Choices {
  categorias: readonly Choice[]
  paises: readonly Choice[]
  unidades_tiempo: readonly Choice[]
}

const conditions = new Map<string, number>(
  Object.values(MachineCondition).flatMap((condition) => {
    const { es, en } = machineConditionNames[condition]
    return [String(condition), es, en, es.replace(/o$/, 'a')].map((name) => [folded(name), condition] as const)
  }),
)
const modes = named(offerModeNames)
const currencies: ReadonlyMap<string, Currency> = named(currencyNames)

/** How the fields of a row are read by their kinds. */
export const machineReading = { ...readingOf({ ...factFields, ...offerFields, ...chargeFields }), defaultCurrency }

/** Reads rows by the current names of categories, countries and units, in both languages or by ISO code. */
export function readerOf(choices: Choices): Reader {
  const read = readerWith({
    ...machineReading,
    currencies,
    lookups: {
      categoria_id: byName(choices.categorias),
      pais_id: byName(choices.paises),
      unidad_tiempo_id: byName(choices.unidades_tiempo),
      condicion: conditions,
      moneda: currencies,
      modo_oferta: modes,
    },
  })
  return (datos) => ({ ...(datos.modo_oferta !== undefined && { es_oferta: true }), ...read(datos) })
}
