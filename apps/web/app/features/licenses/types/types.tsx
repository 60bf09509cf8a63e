import { nameIn } from '@portal/contract/core/names'
import { intervalText, intervalUnitNames, isFixedLicenseType } from '@portal/contract/licenses/constants'
import { CatalogueStatus, givenStatusNames } from '@portal/contract/licenses/states'
import { licenseTypeCalls } from '@portal/contract/licenses/types/calls'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { recordScreens } from '#core/dashboard/records/record-screens.ts'
import { CatalogueStatusDot } from '../catalogue-status.tsx'

const es = {
  title: 'Tipos de licencia',
  search: 'Nombre en español o inglés',
  none: 'Todavía no hay tipos de licencia',
  noneText: 'Cree el primero: dice cuánto dura una licencia.',
  add: 'Nuevo tipo',
  create: 'Crear tipo',
  spanish: 'Nombre en español',
  english: 'Nombre en inglés',
  duration: 'Duración',
  interval: 'Intervalo',
  intervalHint: 'Un cambio vale para licencias y renovaciones nuevas: las fechas de las que hay no cambian.',
  unit: 'Unidad',
  status: 'Estado',
  statusHint: 'Un tipo inactivo no se puede elegir en licencias nuevas.',
  licenses: 'Licencias',
  countLicenses: (count: number) => (count === 1 ? '1 licencia' : `${count} licencias`),
  remove: 'Eliminar tipo',
  removeText: 'No se podrá elegir en licencias nuevas.',
  inUse: 'Hay licencias de este tipo.',
  isFixed: 'El portal lo necesita; puede quedar inactivo.',
}

const en: typeof es = {
  title: 'License types',
  search: 'Spanish or English name',
  none: 'There are no license types yet',
  noneText: 'Create the first one: it says how long a license lasts.',
  add: 'New type',
  create: 'Create type',
  spanish: 'Spanish name',
  english: 'English name',
  duration: 'Duration',
  interval: 'Interval',
  intervalHint: 'A change holds for new licenses and renewals: the dates of existing ones do not change.',
  unit: 'Unit',
  status: 'Status',
  statusHint: 'An inactive type cannot be chosen for new licenses.',
  licenses: 'Licenses',
  countLicenses: (count) => (count === 1 ? '1 license' : `${count} licenses`),
  remove: 'Delete type',
  removeText: 'It can no longer be chosen for new licenses.',
  inUse: 'There are licenses of this type.',
  isFixed: 'The portal needs it; it can be made inactive.',
}

export const licenseTypes = recordScreens({
  calls: licenseTypeCalls,
  rows: 'tipos_licencia',
  areas: ['tipos_licencia', 'licencias'],
  texts: { es, en },
  spec: listSpec({ orders: ['nombre', 'nombre_en', 'licencias', 'estado_id'], filters: {} }),
  param: 'tipoId',
  columns: ({ t, language, number }) => [
    { id: 'spanish', label: t.spanish, sort: 'nombre', cell: ({ nombre }) => nombre },
    { id: 'english', label: t.english, sort: 'nombre_en', cell: ({ nombre_en }) => nombre_en },
    {
      id: 'duration',
      label: t.duration,
      cell: ({ intervalo, unidad_intervalo }) => intervalText(intervalo, unidad_intervalo, language),
    },
    {
      id: 'licenses',
      label: t.licenses,
      sort: 'licencias',
      kind: 'number',
      cell: ({ licencias }) => number(licencias),
    },
    {
      id: 'status',
      label: t.status,
      sort: 'estado_id',
      kind: 'status',
      cell: ({ estado_id }) => <CatalogueStatusDot status={estado_id} />,
    },
  ],
  name: (row, language) => nameIn(row, 'nombre', language),
  summary: ({ estado_id, licencias }, { t }) => (
    <SummaryLine>
      <CatalogueStatusDot status={estado_id} />
      {t.countLicenses(licencias)}
    </SummaryLine>
  ),
  fields: ({ t, language }) => [
    { name: 'nombre', label: t.spanish, max: 60, required: true },
    { name: 'nombre_en', label: t.english, max: 60, required: true },
    { name: 'intervalo', label: t.interval, kind: 'number', start: 1, hint: t.intervalHint, required: true },
    {
      name: 'unidad_intervalo',
      label: t.unit,
      kind: 'choice',
      start: 3,
      choices: choicesOf(intervalUnitNames, language),
      required: true,
    },
    {
      name: 'estado_id',
      label: t.status,
      kind: 'choice',
      start: CatalogueStatus.active,
      choices: choicesOf(givenStatusNames, language),
      hint: t.statusHint,
      required: true,
      wide: true,
    },
  ],
  deletion: ({ id, licencias }, { t }) => ({
    label: t.remove,
    text: t.removeText,
    why: isFixedLicenseType(id) ? t.isFixed : licencias > 0 ? t.inUse : undefined,
  }),
})
