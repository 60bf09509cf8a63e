import { textIn } from '@portal/contract/core/text'
import {
  type PropertyCategory,
  type PropertyCondition,
  propertyCategoryNames,
  propertyConditionNames,
  propertyFeatureNames,
} from '@portal/contract/properties/constants'
import type { ConflictField } from '#core/dashboard/form/conflict-dialog.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { propertyTexts } from './property-texts.ts'
import { amountFields, type Property } from './property-values.ts'

/** Returns the labels of the fields of a property, in the order of the form. */
const fieldNames = (t: (typeof propertyTexts)['es']): Readonly<Record<string, string>> => ({
  imagenes: t.pictures,
  titulo: t.titleField,
  titulo_en: t.titleInEnglish,
  condicion: t.condition,
  categoria_id: t.category,
  anio: t.year,
  pais_id: t.country,
  ciudad: t.city,
  descripcion: t.description,
  descripcion_en: t.descriptionInEnglish,
  caracteristicas: t.features,
  metros_construidos: t.built,
  metros_terreno: t.land,
  habitaciones: t.rooms,
  banos: t.baths,
  estacionamientos: t.garages,
  piso: t.floor,
  total_pisos: t.floors,
  moneda: t.currency,
  precio: t.price,
  consultar_precio: t.askPrice,
  gastos_comunes: t.monthly,
  es_venta_externa: t.external,
  utilidad_porcentaje: t.profitShare,
  utilidad_monto: t.profitAmount,
  comision_porcentaje: t.commissionShare,
  comision_monto: t.commissionAmount,
  es_exento: t.exempt,
  plazo_meses: t.months,
  precio_compra: t.purchase,
  abono_porcentaje: t.credited,
  opcion_hasta: t.until,
  latitud: t.latitude,
  longitud: t.longitude,
  muestra_ubicacion: t.showPlace,
})

/** Returns the fields of a property with their values as text, for comparisons; amounts in its unit. */
export function usePropertyFields(unit: Property['moneda'] = 'USD'): ConflictField[] {
  const t = useTexts(propertyTexts)
  const language = useLanguage()
  const { number, date } = useFormats()
  const texts: Readonly<Record<string, (value: unknown) => string>> = {
    imagenes: (pictures) => t.countPictures((pictures as unknown[]).length),
    categoria_id: (id) => textIn(propertyCategoryNames[id as PropertyCategory], language) ?? '',
    condicion: (id) => textIn(propertyConditionNames[id as PropertyCondition], language) ?? '',
    pais_id: (id) => countryName(Number(id), language),
    caracteristicas: (sent) => {
      const features: string[] = typeof sent === 'string' ? JSON.parse(sent) : (sent as string[])
      return features
        .map((name) => textIn(propertyFeatureNames[name as keyof typeof propertyFeatureNames], language))
        .join(', ')
    },
    anio: String,
    opcion_hasta: (day) => (day ? date(String(day)) : ''),
  }
  const anyText = (value: unknown): string => {
    if (value === null || value === undefined) return ''
    if (typeof value === 'boolean') return value ? t.yes : t.no
    return typeof value === 'number' ? number(value) : String(value)
  }
  const amountText = (value: unknown) => (typeof value === 'number' ? moneyText(value, unit) : anyText(value))
  return Object.entries(fieldNames(t)).map(([name, label]) => ({
    name,
    label,
    text: texts[name] ?? (amountFields.has(name) ? amountText : anyText),
  }))
}
