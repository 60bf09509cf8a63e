import {
  PropertyCurrency,
  propertyCategoryNames,
  propertyConditionNames,
  propertyCurrencyNames,
  propertyFeatureNames,
} from '@portal/contract/properties/constants'
import { propertyFields } from '@portal/contract/properties/fields'
import { folded } from '#core/base/folded.ts'
import type { Cell } from '#core/untrusted/workbook/cells.ts'
import { byName, named, notUnderstood, textOf } from '../../cells.ts'
import { type Choice, type Reader, readerWith, readingOf } from '../items/values.ts'

const features: ReadonlyMap<string, string> = named(propertyFeatureNames)
const currencies: ReadonlyMap<string, PropertyCurrency> = named(propertyCurrencyNames)
const conditions = named(propertyConditionNames)
const categories = named(propertyCategoryNames)

/** Returns the features that a cell names, one after the other; an unknown name stays, so that the form refuses it. */
const featuresIn = (cell: Cell): string[] =>
  textOf(cell)
    .split(/[,;\n]/)
    .map((name) => folded(name))
    .filter((name) => name !== '')
    .map((name) => features.get(name) ?? notUnderstood)

/** How the fields of a row are read by their kinds. */
export const propertyReading = { ...readingOf(propertyFields), defaultCurrency: PropertyCurrency.dollar }

/** Reads rows by the names of their choices in both languages, and of countries also by ISO code. */
export const readerOf = (countries: readonly Choice[]): Reader =>
  readerWith({
    ...propertyReading,
    currencies,
    lookups: { condicion: conditions, categoria_id: categories, pais_id: byName(countries), moneda: currencies },
    own: { caracteristicas: featuresIn },
  })
