import type { PageLanguage } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { machineSystemNames } from '@portal/contract/listings/inspection'
import type { itemTexts } from './item-texts.ts'
import type { ItemValues } from './item-values.ts'
import type { sheetTexts } from './sheet-texts.ts'

/** Returns the labels of the fields of a listing, for comparisons; in the order of the form. */
export const itemFieldNames = (
  t: (typeof itemTexts)['es'],
  sheet: (typeof sheetTexts)['es'],
  language: PageLanguage,
): Readonly<Record<Exclude<keyof ItemValues, 'imagenes_actuales' | 'vistas' | 'revisar_duplicados'>, string>> => ({
  imagenes: t.pictures,
  marca: t.brand,
  marca_en: t.brandInEnglish,
  categoria_id: t.category,
  anio: t.year,
  condicion: t.condition,
  pais_id: t.country,
  ciudad: t.city,
  tiempo_uso: t.usage,
  unidad_tiempo_id: t.unit,
  descripcion: t.description,
  descripcion_en: t.descriptionInEnglish,
  es_venta: t.forSale,
  es_arriendo: t.forRent,
  es_oferta: t.takesOffers,
  modo_oferta: t.offerMode,
  es_exento: t.exempt,
  moneda: t.currency,
  precio: t.price,
  consultar_precio: t.askPrice,
  es_venta_externa: t.external,
  utilidad_porcentaje: t.profitShare,
  utilidad_monto: t.profitAmount,
  precio_arriendo: t.rentPrice,
  dias_minimos: t.leastDays,
  comision_venta_porcentaje: t.saleShare,
  comision_venta_monto: t.saleAmount,
  comision_arriendo_porcentaje: t.rentShare,
  comision_arriendo_monto: t.rentAmount,
  serie: sheet.serial,
  horometro: sheet.hours,
  horometro_fecha: sheet.hoursDay,
  fallas: sheet.faults,
  sin_fallas: sheet.noFaults,
  estado_motor: textIn(machineSystemNames.estado_motor, language),
  estado_hidraulica: textIn(machineSystemNames.estado_hidraulica, language),
  estado_transmision: textIn(machineSystemNames.estado_transmision, language),
  estado_rodado: textIn(machineSystemNames.estado_rodado, language),
  estado_electrico: textIn(machineSystemNames.estado_electrico, language),
})
