import { timeUnitCalls } from '@portal/contract/tasks/time-units/calls'
import { timeUnitFields } from '@portal/contract/tasks/time-units/fields'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { columnsOf, formFieldsOf } from '#core/dashboard/records/entity-fields.tsx'
import { recordScreens } from '#core/dashboard/records/record-screens.ts'

const es = {
  title: 'Unidades de tiempo',
  search: 'Nombre en español o inglés',
  none: 'Todavía no hay unidades de tiempo',
  noneText: 'Cree la primera: con ellas se dice cuánto se usó un equipo.',
  add: 'Nueva unidad',
  create: 'Crear unidad',
  machines: 'Clasificados',
  countMachines: (count: number) => (count === 1 ? 'La usa 1 clasificado' : `La usan ${count} clasificados`),
  remove: 'Eliminar unidad',
  removeText: 'No se podrá elegir en clasificados nuevos.',
  inUse: 'Hay clasificados que la usan.',
}

const en: typeof es = {
  title: 'Time units',
  search: 'Spanish or English name',
  none: 'There are no time units yet',
  noneText: 'Create the first one: they tell how much a machine was used.',
  add: 'New unit',
  create: 'Create unit',
  machines: 'Listings',
  countMachines: (count) => (count === 1 ? '1 listing uses it' : `${count} listings use it`),
  remove: 'Delete unit',
  removeText: 'It can no longer be chosen for new listings.',
  inUse: 'There are listings that use it.',
}

export const timeUnits = recordScreens({
  calls: timeUnitCalls,
  rows: 'unidades_tiempo',
  areas: ['unidades_tiempo', 'clasificados'],
  texts: { es, en },
  spec: listSpec({ orders: ['nombre', 'nombre_en'], filters: {} }),
  param: 'unidadId',
  columns: ({ t, language, number }) => [
    ...columnsOf(timeUnitFields, language),
    { id: 'listings', label: t.machines, kind: 'number', cell: ({ clasificados: count }) => number(count) },
  ],
  name: ({ nombre }) => nombre,
  summary: ({ clasificados: count }, { t }) => <SummaryLine>{t.countMachines(count)}</SummaryLine>,
  fields: ({ language }, { values }) => formFieldsOf(timeUnitFields, { language, values }),
  deletion: ({ clasificados: count }, { t }) => ({
    label: t.remove,
    text: t.removeText,
    why: count > 0 ? t.inUse : undefined,
  }),
})
