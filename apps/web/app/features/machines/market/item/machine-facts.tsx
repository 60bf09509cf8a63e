import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { machineConditionNames, offerModeNames } from '@portal/contract/machines/constants'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { FactsTable } from '#features/marketplace/item/facts-table.tsx'
import type { Machine } from '../shared/rows.ts'
import { machineTexts } from './machine-texts.ts'

/** All facts of a machine, as an engineering table with units. */
export function MachineFacts({ item }: { item: Machine }) {
  const t = useTexts(machineTexts)
  const language = useLanguage()
  const formats = useFormats()
  const unit = nameIn(item, 'unidad_tiempo_nombre', language).toLowerCase()
  const mode = item.modo_oferta === 'subasta' ? offerModeNames.subasta : offerModeNames.oferta
  const facts: [string, string | false][] = [
    [t.condition, textIn(machineConditionNames[item.condicion === 1 ? 1 : 0], language)],
    [t.year, `${item.anio}`],
    [t.use, item.tiempo_uso > 0 ? `${formats.number(item.tiempo_uso)} ${unit}`.trim() : t.noUse],
    [t.category, nameIn(item, 'categoria_nombre', language)],
    [t.city, item.ciudad],
    [t.country, nameIn(item, 'pais_nombre', language)],
    [t.salePrice, item.es_venta && (item.precio === null ? t.askPrice : moneyText(item.precio, item.moneda))],
    [t.rentPrice, item.es_arriendo && item.precio_arriendo !== null && moneyText(item.precio_arriendo, item.moneda)],
    [t.minimumDays, item.es_arriendo && item.dias_minimos !== null && t.days(item.dias_minimos)],
    [t.offerKind, item.es_oferta && textIn(mode, language)],
    [t.sku, item.sku],
    [t.published, formats.date(item.creado_en)],
  ]
  return <FactsTable caption={t.facts} facts={facts} />
}
