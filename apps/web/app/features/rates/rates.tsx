import { Checkbox } from '@mantine/core'
import { otherCurrencies } from '@portal/contract/core/currencies'
import type { PageLanguage } from '@portal/contract/core/language'
import { numberFrom } from '@portal/contract/core/numbers'
import { textIn } from '@portal/contract/core/text'
import { rateCalls } from '@portal/contract/rates/calls'
import {
  isOutsideBand,
  type RateUnit,
  rateKind,
  rateLimits,
  rateUnitNames,
  rateUnits,
} from '@portal/contract/rates/constants'
import type { rate } from '@portal/contract/rates/schemas'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { type RowOf, recordScreens } from '#core/dashboard/records/record-screens.ts'

const es = {
  title: 'Valores del día',
  search: 'Fuente o día',
  none: 'Todavía no hay valores',
  noneText:
    'Registre la UF y el dólar: con ellos se convierten a pesos los precios y las reservas. Una cotización en otra moneda usa el dólar en ella.',
  add: 'Nuevo valor',
  create: 'Guardar valor',
  unit: 'Unidad',
  day: 'Día',
  value: 'Valor',
  inPesos: 'Pesos por unidad',
  perDollar: 'Por un dólar',
  source: 'Fuente',
  sourceHint: 'Quién lo publicó; se muestra al cliente junto al monto.',
  confirm: (last: string) => `Es correcto, aunque difiere más de ${rateLimits.band}\u00a0% del último valor (${last})`,
  remove: 'Eliminar valor',
  removeText: 'Los montos que ya se convirtieron con él no cambian.',
}

const en: typeof es = {
  title: 'Daily values',
  search: 'Source or day',
  none: 'There are no values yet',
  noneText:
    'Enter UF and dollar: prices and reservations are converted to pesos by them. A quote in another currency uses the dollar in it.',
  add: 'New value',
  create: 'Save value',
  unit: 'Unit',
  day: 'Day',
  value: 'Value',
  inPesos: 'Pesos for one unit',
  perDollar: 'For one dollar',
  source: 'Source',
  sourceHint: 'Who published it; shown to the client next to the amount.',
  confirm: (last) => `It is right, although it differs by more than ${rateLimits.band}% from the last value (${last})`,
  remove: 'Delete value',
  removeText: 'Amounts that were converted by it do not change.',
}

/** The UF and the dollar are said in pesos, other units by what one dollar is worth. */
const isInPesos = (unit: unknown) => !otherCurrencies.some((currency) => currency === unit)

const unitsIn = (language: PageLanguage) =>
  rateUnits.map((value) => ({ value, label: textIn(rateUnitNames[value], language) }))

type Stored = RowOf<typeof rate>

/** Returns the stored value that a typed one is too far from: none, or that of the nearest day. */
function farValues(
  { moneda, fecha, valor }: { moneda?: unknown; fecha?: unknown; valor?: unknown },
  row: Stored | null,
  stored: readonly Stored[],
): Stored[] {
  const value = numberFrom(String(valor ?? ''), rateKind)
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(String(fecha)))
  const nearest = stored
    .filter((one) => one.moneda === moneda && one.id !== row?.id)
    .toSorted((a, b) => distance(a.fecha) - distance(b.fecha) || a.fecha.localeCompare(b.fecha))[0]
  return nearest && value !== row?.valor && isOutsideBand(value, nearest.valor) ? [nearest] : []
}

interface ConfirmedProps {
  label: string
  value: unknown
  onChange: (value: boolean) => void
}

const Confirmed = ({ label, value, onChange }: ConfirmedProps) => (
  <Checkbox
    label={label}
    checked={value === true}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    data-path="confirmado"
  />
)

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
  data: async (api) => {
    const newest = (moneda: RateUnit) =>
      api.load(rateCalls.list, { params: { moneda, orden: '-fecha', page_row: 100 } }).then(({ valores }) => valores)
    return (await Promise.all(rateUnits.map(newest))).flat()
  },
  fields: ({ t, language, number }, { values, row, data: stored }) => [
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
    {
      name: 'valor',
      label: isInPesos(values.moneda) ? t.inPesos : t.perDollar,
      kind: 'number',
      number: rateKind,
      required: true,
    },
    { name: 'fuente', label: t.source, max: 80, hint: t.sourceHint, required: true, wide: true },
    ...farValues(values, row, stored).map(({ valor }) => ({
      name: 'confirmado' as const,
      label: t.confirm(number(valor, { minimumFractionDigits: 2 })),
      kind: 'own' as const,
      draw: (props: object) => <Confirmed {...(props as ConfirmedProps)} />,
      start: false,
      wide: true,
    })),
  ],
  deletion: (_, { t }) => ({ label: t.remove, text: t.removeText }),
})
