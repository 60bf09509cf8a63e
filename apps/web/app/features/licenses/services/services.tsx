import { serviceCalls } from '@portal/contract/licenses/services/calls'
import { CatalogueStatus, givenStatusNames } from '@portal/contract/licenses/states'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { recordScreens } from '#core/dashboard/records/record-screens.ts'
import { CatalogueStatusDot } from '../catalogue-status.tsx'

const es = {
  title: 'Servicios',
  search: 'Nombre',
  none: 'Todavía no hay servicios',
  noneText: 'Cree el primero: cada licencia abre uno.',
  add: 'Nuevo servicio',
  create: 'Crear servicio',
  name: 'Nombre',
  englishName: 'Nombre en inglés',
  englishNameHint: 'Vacío: el mismo nombre.',
  grace: 'Días de gracia',
  graceHint: 'Los días que una licencia sigue abierta después de su término. Vacío: los de los ajustes del sitio.',
  status: 'Estado',
  statusHint: 'Un servicio inactivo no se puede elegir en licencias ni productos nuevos.',
  licenses: 'Licencias',
  countLicenses: (count: number) => (count === 1 ? '1 licencia' : `${count} licencias`),
  remove: 'Eliminar servicio',
  removeText: 'No se podrá elegir en licencias nuevas.',
  inUse: 'Tiene licencias.',
}

const en: typeof es = {
  title: 'Services',
  search: 'Name',
  none: 'There are no services yet',
  noneText: 'Create the first one: each license opens one.',
  add: 'New service',
  create: 'Create service',
  name: 'Name',
  englishName: 'English name',
  englishNameHint: 'Empty: the same name.',
  grace: 'Days of grace',
  graceHint: 'The days that a license stays open after its end. Empty: those of the site settings.',
  status: 'Status',
  statusHint: 'An inactive service cannot be chosen for new licenses or products.',
  licenses: 'Licenses',
  countLicenses: (count) => (count === 1 ? '1 license' : `${count} licenses`),
  remove: 'Delete service',
  removeText: 'It can no longer be chosen for new licenses.',
  inUse: 'It has licenses.',
}

export const services = recordScreens({
  calls: serviceCalls,
  rows: 'servicios',
  areas: ['servicios', 'licencias'],
  texts: { es, en },
  spec: listSpec({ orders: ['nombre', 'dias_gracia', 'licencias', 'estado_id'], filters: {} }),
  param: 'servicioId',
  columns: ({ t, number }) => [
    { id: 'name', label: t.name, sort: 'nombre', cell: ({ nombre }) => nombre },
    { id: 'english', label: t.englishName, priority: 2, cell: ({ nombre_en }) => nombre_en },
    {
      id: 'grace',
      label: t.grace,
      sort: 'dias_gracia',
      kind: 'number',
      cell: ({ dias_gracia }) => number(dias_gracia),
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
  name: ({ nombre }) => nombre,
  summary: ({ estado_id, licencias }, { t }) => (
    <SummaryLine>
      <CatalogueStatusDot status={estado_id} />
      {t.countLicenses(licencias)}
    </SummaryLine>
  ),
  fields: ({ t, language }) => [
    { name: 'nombre', label: t.name, max: 80, required: true, wide: true },
    { name: 'nombre_en', label: t.englishName, hint: t.englishNameHint, max: 80, wide: true },
    { name: 'dias_gracia', label: t.grace, kind: 'number', hint: t.graceHint },
    {
      name: 'estado_id',
      label: t.status,
      kind: 'choice',
      start: CatalogueStatus.active,
      choices: choicesOf(givenStatusNames, language),
      hint: t.statusHint,
      required: true,
    },
  ],
  deletion: ({ licencias }, { t }) => ({
    label: t.remove,
    text: t.removeText,
    why: licencias > 0 ? t.inUse : undefined,
  }),
})
