import type { Currency } from '@portal/contract/core/currencies'
import { type EntityField, type EntityFields, entriesOf, inOrder, labelOf } from '@portal/contract/core/entities'
import { nameIn } from '@portal/contract/core/names'
import { chargeFields, factFields, machineFields, offerFields, sheetFields } from '@portal/contract/machines/fields'
import type { ConflictField } from '#core/dashboard/form/conflict-dialog.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useValueText } from '#features/marketplace/staff/use-value-text.ts'
import { machineTexts } from './machine-texts.ts'
import { useMachineChoices } from './use-machine-choices.ts'

/** The order of comparisons. */
const compared: EntityFields = {
  ...inOrder(factFields, ['marca', 'marca_en', 'categoria_id']),
  ...inOrder({ ...offerFields, ...chargeFields }, [
    'es_venta',
    'es_arriendo',
    'es_oferta',
    'modo_oferta',
    'es_exento',
    'moneda',
    'precio',
    'consultar_precio',
    'es_venta_externa',
    'utilidad_porcentaje',
    'utilidad_monto',
  ]),
  ...sheetFields,
}

/** Returns the text of a value of a machine: a category or unit as the form lists it, a currency by its code. */
function useItemValueText() {
  const language = useLanguage()
  const textOf = useValueText()
  const { categorias, unidades_tiempo } = useMachineChoices()
  const rows = { categoria_id: categorias, unidad_tiempo_id: unidades_tiempo }
  return (name: string, field: EntityField, value: unknown): string => {
    if (name === 'moneda') return String(value ?? '')
    if (field.kind !== 'row') return textOf(field, value)
    const row = rows[name as keyof typeof rows].find(({ id }) => id === value)
    return row ? nameIn(row, 'nombre', language) : ''
  }
}

/** Returns the fields of a machine with their values as text, for comparisons. */
export function useComparedMachine(): ConflictField[] {
  const t = useTexts(machineTexts)
  const language = useLanguage()
  const textOf = useItemValueText()
  return [
    { name: 'imagenes', label: t.pictures, text: (pictures) => t.countPictures((pictures as unknown[]).length) },
    ...entriesOf(compared).map(([name, field]) => ({
      name,
      label: labelOf(field, language),
      text: (value: unknown) => textOf(name, field, value),
    })),
  ]
}

/** Returns the label of a field by its name, and its value as text; amounts in a currency. */
export function useFieldTexts(currency: Currency) {
  const language = useLanguage()
  const textOf = useItemValueText()
  const t = useTexts(machineTexts)
  return (name: string) => {
    const field = (machineFields as EntityFields)[name]
    return {
      label: field ? labelOf(field, language) : name === 'imagenes' ? t.pictures : name,
      text(value: unknown) {
        if (!field) return ''
        return field.kind === 'amount' && value !== null
          ? moneyText(Number(value), currency)
          : textOf(name, field, value)
      },
    }
  }
}
