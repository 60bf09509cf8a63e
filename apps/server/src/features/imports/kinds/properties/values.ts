import {
  PropertyCurrency,
  propertyCategoryNames,
  propertyConditionNames,
  propertyCurrencyNames,
  propertyFeatureNames,
} from '@portal/contract/properties/constants'
import { propertyKinds } from '@portal/contract/properties/number-kinds'
import { folded } from '#core/base/folded.ts'
import type { Cell } from '#core/untrusted/workbook/cells.ts'
import { byName, dayOf, named, notUnderstood, textOf } from '../../cells.ts'
import { type Choice, type Numbers, type Reader, readerWith } from '../items/values.ts'

const features: ReadonlyMap<string, string> = named(propertyFeatureNames)
const currencies: ReadonlyMap<string, PropertyCurrency> = named(propertyCurrencyNames)
const conditions = named(propertyConditionNames)
const categories = named(propertyCategoryNames)

/** The flags of a property. */
export const flags = ['consultar_precio', 'muestra_ubicacion', 'es_venta_externa', 'es_exento'] as const

/** Returns the features that a cell names, one after the other; an unknown name stays, so that the form refuses it. */
const featuresIn = (cell: Cell): string[] =>
  textOf(cell)
    .split(/[,;\n]/)
    .map((name) => folded(name))
    .filter((name) => name !== '')
    .map((name) => features.get(name) ?? notUnderstood)

/** The numbers of a row. */
export const propertyNumbers: Numbers = {
  figures: {
    anio: propertyKinds.year,
    metros_construidos: propertyKinds.meters,
    metros_terreno: propertyKinds.meters,
    habitaciones: propertyKinds.count,
    banos: propertyKinds.count,
    estacionamientos: propertyKinds.count,
    piso: propertyKinds.count,
    total_pisos: propertyKinds.count,
    plazo_meses: propertyKinds.count,
    utilidad_porcentaje: propertyKinds.share,
    comision_porcentaje: propertyKinds.share,
    abono_porcentaje: propertyKinds.share,
    latitud: propertyKinds.degrees,
    longitud: propertyKinds.degrees,
  },
  amounts: ['precio', 'gastos_comunes', 'precio_compra', 'utilidad_monto', 'comision_monto'],
  defaultCurrency: PropertyCurrency.dollar,
}

/** Reads rows by the names of their choices in both languages, and of countries also by ISO code. */
export const readerOf = (countries: readonly Choice[]): Reader =>
  readerWith({
    texts: ['titulo', 'titulo_en', 'ciudad', 'descripcion', 'descripcion_en'],
    flags,
    currencies,
    ...propertyNumbers,
    lookups: { condicion: conditions, categoria_id: categories, pais_id: byName(countries), moneda: currencies },
    own: { caracteristicas: featuresIn, opcion_hasta: (cell) => dayOf(textOf(cell)) },
  })
