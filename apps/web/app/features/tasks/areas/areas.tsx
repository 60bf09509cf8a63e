import { areaCalls } from '@portal/contract/tasks/areas/calls'
import { areaFields } from '@portal/contract/tasks/areas/fields'
import { isFixedArea } from '@portal/contract/tasks/constants'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { columnsOf, formFieldsOf } from '#core/dashboard/records/entity-fields.tsx'
import { recordScreens } from '#core/dashboard/records/record-screens.ts'

const es = {
  title: 'Áreas',
  search: 'Nombre en español o inglés',
  none: 'Todavía no hay áreas',
  noneText: 'Cree la primera: las tareas y las ideas pertenecen a un área.',
  add: 'Nueva área',
  create: 'Crear área',
  tasks: 'Tareas',
  ideas: 'Ideas',
  countUses: (tasks: number, ideas: number) => `Tareas: ${tasks} · Ideas: ${ideas}`,
  remove: 'Eliminar área',
  removeText: 'No se podrá elegir en tareas ni ideas nuevas.',
  isFixed: 'Viene con el portal: se puede renombrar, no eliminar.',
  inUse: 'Hay tareas o ideas de esta área.',
}

const en: typeof es = {
  title: 'Areas',
  search: 'Spanish or English name',
  none: 'There are no areas yet',
  noneText: 'Create the first one: tasks and ideas belong to an area.',
  add: 'New area',
  create: 'Create area',
  tasks: 'Tasks',
  ideas: 'Ideas',
  countUses: (tasks, ideas) => `Tasks: ${tasks} · Ideas: ${ideas}`,
  remove: 'Delete area',
  removeText: 'It can no longer be chosen for new tasks and ideas.',
  isFixed: 'It comes with the portal: it can be renamed, not deleted.',
  inUse: 'There are tasks or ideas of this area.',
}

export const areas = recordScreens({
  calls: areaCalls,
  rows: 'areas',
  areas: ['areas', 'tareas', 'ideas'],
  texts: { es, en },
  spec: listSpec({ orders: ['nombre', 'nombre_en'], filters: {} }),
  param: 'areaId',
  columns: ({ t, language, number }) => [
    ...columnsOf(areaFields, language),
    { id: 'tasks', label: t.tasks, kind: 'number', cell: ({ tareas: count }) => number(count) },
    { id: 'ideas', label: t.ideas, kind: 'number', cell: ({ ideas: count }) => number(count) },
  ],
  name: ({ nombre }) => nombre,
  summary: ({ tareas: tasks, ideas }, { t }) => <SummaryLine>{t.countUses(tasks, ideas)}</SummaryLine>,
  fields: ({ language }, { values }) => formFieldsOf(areaFields, { language, values }),
  deletion: ({ id, tareas: tasks, ideas }, { t }) => ({
    label: t.remove,
    text: t.removeText,
    why: isFixedArea(id) ? t.isFixed : tasks + ideas > 0 ? t.inUse : undefined,
  }),
})
