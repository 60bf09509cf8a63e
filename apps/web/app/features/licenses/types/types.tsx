import { labelOf } from '@portal/contract/core/entities'
import { nameIn } from '@portal/contract/core/names'
import { IntervalUnit, intervalText, isFixedLicenseType } from '@portal/contract/licenses/constants'
import { licenseTypeCalls } from '@portal/contract/licenses/types/calls'
import { licenseTypeFields } from '@portal/contract/licenses/types/fields'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { columnsOf, formFieldsOf } from '#core/dashboard/records/entity-fields.tsx'
import { recordScreens } from '#core/dashboard/records/record-screens.ts'
import { CatalogueStatusDot } from '../catalogue-status.tsx'

const es = {
  title: 'Tipos de licencia',
  search: 'Nombre en español o inglés',
  none: 'Todavía no hay tipos de licencia',
  noneText: 'Cree el primero: dice cuánto dura una licencia.',
  add: 'Nuevo tipo',
  create: 'Crear tipo',
  duration: 'Duración',
  intervalHint: 'Un cambio vale para licencias y renovaciones nuevas: las fechas de las que hay no cambian.',
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
  duration: 'Duration',
  intervalHint: 'A change holds for new licenses and renewals: the dates of existing ones do not change.',
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
    ...columnsOf(licenseTypeFields, language),
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
      label: labelOf(licenseTypeFields.estado_id, language),
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
  fields: ({ t, language }, { values }) =>
    formFieldsOf(
      licenseTypeFields,
      { language, values },
      {
        intervalo: { start: 1, hint: t.intervalHint },
        unidad_intervalo: { start: IntervalUnit.year },
        estado_id: { hint: t.statusHint },
      },
    ),
  deletion: ({ id, licencias }, { t }) => ({
    label: t.remove,
    text: t.removeText,
    why: isFixedLicenseType(id) ? t.isFixed : licencias > 0 ? t.inUse : undefined,
  }),
})
