import { type Currency, currencyNames, defaultCurrency } from '@portal/contract/core/currencies'
import { MachineCondition, machineConditionNames, offerModeNames } from '@portal/contract/listings/constants'
import { itemKinds } from '@portal/contract/listings/number-kinds'
import { folded } from '#core/base/folded.ts'
import { byName, named } from '../../cells.ts'
import { type Choice, type Numbers, type Reader, readerWith } from '../items/values.ts'

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

/** The numbers of a row. */
export const listingNumbers: Numbers = {
  figures: {
    anio: itemKinds.year,
    tiempo_uso: itemKinds.usage,
    dias_minimos: itemKinds.days,
    utilidad_porcentaje: itemKinds.share,
    comision_venta_porcentaje: itemKinds.share,
    comision_arriendo_porcentaje: itemKinds.share,
  },
  amounts: ['precio', 'precio_arriendo', 'utilidad_monto', 'comision_venta_monto', 'comision_arriendo_monto'],
  defaultCurrency,
}

/** Reads rows by the current names of categories, countries and units, in both languages or by ISO code. */
export function readerOf(choices: Choices): Reader {
  const read = readerWith({
    texts: ['marca', 'marca_en', 'ciudad', 'descripcion', 'descripcion_en'],
    flags: ['es_venta', 'es_arriendo', 'consultar_precio', 'es_venta_externa', 'es_exento'],
    currencies,
    ...listingNumbers,
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
