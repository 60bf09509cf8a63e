import type { PageLanguage } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { rateCalls } from '@portal/contract/rates/calls'
import { rateKind, rateUnitNames, rateUnits } from '@portal/contract/rates/constants'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { recordScreens } from '#core/dashboard/records/record-screens.ts'

const es = {
  title: 'Valores del día',
  search: 'Fuente o día',
  none: 'Todavía no hay valores',
  noneText: 'Registre la UF y el dólar: con ellos se convierten a pesos los precios y las reservas.',
  add: 'Nuevo valor',
  create: 'Guardar valor',
  unit: 'Unidad',
  day: 'Día',
  value: 'Pesos por unidad',
  source: 'Fuente',
  sourceHint: 'Quién lo publicó; se muestra al cliente junto al monto.',
  remove: 'Eliminar valor',
  removeText: 'Los montos que ya se convirtieron con él no cambian.',
}

const en: typeof es = {
  title: 'Daily values',
  search: 'Source or day',
  none: 'There are no values yet',
  noneText: 'Enter UF and dollar: prices and reservations are converted to pesos by them.',
  add: 'New value',
  create: 'Save value',
  unit: 'Unit',
  day: 'Day',
  value: 'Pesos for one unit',
  source: 'Source',
  sourceHint: 'Who published it; shown to the client next to the amount.',
  remove: 'Delete value',
  removeText: 'Amounts that were converted by it do not change.',
}

const unitsIn = (language: PageLanguage) =>
  rateUnits.map((value) => ({ value, label: textIn(rateUnitNames[value], language) }))

/** The daily values of UF and dollar, in one list: both are entered the same way. */
export const rates = recordScreens({
  calls: rateCalls,
  rows: 'valores',
  areas: ['tipos_cambio'],
  texts: { es, en },
  spec: listSpec({
    orders: ['fecha', 'valor', 'fuente'],
    startOrder: '-fecha',
    filters: { moneda: rateUnits },
  }),
  param: 'valorId',
  columns: ({ t, date, number }) => [
    { id: 'day', label: t.day, sort: 'fecha', cell: ({ fecha }) => date(fecha) },
    { id: 'unit', label: t.unit, kind: 'code', cell: ({ moneda }) => moneda },
    {
      id: 'value',
      label: t.value,
      sort: 'valor',
      kind: 'number',
      cell: ({ valor }) => number(valor, { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
    },
    { id: 'source', label: t.source, sort: 'fuente', priority: 2, cell: ({ fuente }) => fuente },
  ],
  filters: ({ t, language }) => [{ name: 'moneda', label: t.unit, choices: unitsIn(language) }],
  name: ({ moneda, fecha }) => `${moneda} ${fecha}`,
  summary: ({ fuente }) => <SummaryLine>{fuente}</SummaryLine>,
  fields: ({ t, language }) => [
    {
      name: 'moneda',
      label: t.unit,
      kind: 'choice',
      start: 'UF',
      choices: unitsIn(language),
      required: true,
      wide: true,
    },
    {
      name: 'fecha',
      label: t.day,
      kind: 'own',
      draw: (props: object) => <DateField {...props} />,
      start: '',
      required: true,
    },
    { name: 'valor', label: t.value, kind: 'number', number: rateKind, required: true },
    { name: 'fuente', label: t.source, max: 80, hint: t.sourceHint, required: true, wide: true },
  ],
  deletion: (_, { t }) => ({ label: t.remove, text: t.removeText }),
})
