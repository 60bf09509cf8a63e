import type { Currency } from '@portal/contract/core/currencies'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import {
  type MachineCondition,
  machineConditionNames,
  type OfferMode,
  offerModeNames,
} from '@portal/contract/listings/constants'
import { machineSystems, type SystemState, systemStateNames } from '@portal/contract/listings/inspection'
import type { ConflictField } from '#core/dashboard/form/conflict-dialog.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { itemFieldNames } from './item-field-names.ts'
import { itemTexts } from './item-texts.ts'
import { amountFields } from './item-values.ts'
import { sheetTexts } from './sheet-texts.ts'
import { useItemChoices } from './use-item-choices.ts'

/** Returns the fields of a listing with their values as text, for comparisons. */
export function useComparedItem(): ConflictField[] {
  const t = useTexts(itemTexts)
  const sheet = useTexts(sheetTexts)
  const language = useLanguage()
  const { number, date } = useFormats()
  const { categorias, unidades_tiempo } = useItemChoices()
  const namedBy = (rows: readonly { id: number; nombre: string; nombre_en: string }[]) => (id: unknown) => {
    const row = rows.find((one) => one.id === id)
    return row ? nameIn(row, 'nombre', language) : ''
  }
  const texts: Readonly<Record<string, (value: unknown) => string>> = {
    imagenes: (pictures) => t.countPictures((pictures as unknown[]).length),
    categoria_id: namedBy(categorias),
    unidad_tiempo_id: namedBy(unidades_tiempo),
    pais_id: (id) => countryName(Number(id), language),
    condicion: (id) => textIn(machineConditionNames[id as MachineCondition], language) ?? '',
    modo_oferta: (mode) => textIn(offerModeNames[mode as OfferMode], language) ?? '',
    anio: String,
    horometro_fecha: (day) => (day ? date(String(day)) : ''),
    ...Object.fromEntries(
      machineSystems.map((system) => [
        system,
        (state) => textIn(systemStateNames[state as SystemState], language) ?? '',
      ]),
    ),
  }
  const anyText = (value: unknown): string => {
    if (value === null || value === undefined) return ''
    if (typeof value === 'boolean') return value ? t.yes : t.no
    return typeof value === 'number' ? number(value) : String(value)
  }
  return Object.entries(itemFieldNames(t, sheet, language)).map(([name, label]) => ({
    name,
    label,
    text: texts[name] ?? anyText,
  }))
}

/** Returns the label of a field by its name, and its value as text; amounts in a currency. */
export function useFieldTexts(currency: Currency) {
  const fields = new Map(useComparedItem().map((field) => [field.name, field]))
  return (name: string) => ({
    label: fields.get(name)?.label ?? name,
    text(value: unknown) {
      if (amountFields.has(name) && value !== null) return moneyText(Number(value), currency)
      return fields.get(name)?.text?.(value) ?? ''
    },
  })
}
