import { timeUnitCalls } from '@portal/contract/tasks/time-units/calls'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { recordScreens } from '#core/dashboard/records/record-screens.ts'

const es = {
  title: 'Unidades de tiempo',
  search: 'Nombre en español o inglés',
  none: 'Todavía no hay unidades de tiempo',
  noneText: 'Cree la primera: con ellas se dice cuánto se usó un equipo.',
  add: 'Nueva unidad',
  create: 'Crear unidad',
  spanish: 'Nombre en español',
  english: 'Nombre en inglés',
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
  spanish: 'Spanish name',
  english: 'English name',
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
  columns: ({ t, number }) => [
    { id: 'spanish', label: t.spanish, sort: 'nombre', cell: ({ nombre }) => nombre },
    { id: 'english', label: t.english, sort: 'nombre_en', cell: ({ nombre_en }) => nombre_en },
    { id: 'listings', label: t.machines, kind: 'number', cell: ({ clasificados: count }) => number(count) },
  ],
  name: ({ nombre }) => nombre,
  summary: ({ clasificados: count }, { t }) => <SummaryLine>{t.countMachines(count)}</SummaryLine>,
  fields: ({ t }) => [
    { name: 'nombre', label: t.spanish, max: 60, required: true, wide: true },
    { name: 'nombre_en', label: t.english, max: 60, required: true, wide: true },
  ],
  deletion: ({ clasificados: count }, { t }) => ({
    label: t.remove,
    text: t.removeText,
    why: count > 0 ? t.inUse : undefined,
  }),
})
