import { capital, type Files, type Names, spoken } from './names.ts'

function screensOf(names: Names): string {
  const { feature, singular, one, many, table, rows, fields } = names
  const [es, en] = [spoken(rows), capital(feature.replaceAll('-', ' '))]
  const [oneEs, oneEn] = [spoken(table).toLowerCase(), singular.replaceAll('-', ' ')]
  const [{ column: first }] = fields
  const numbers = fields.filter(({ kind }) => kind === 'number')
  const cells = numbers.map(({ column }) => `${column}: (row) => number(row.${column})`).join(', ')
  return `import { ${one}Calls } from '@portal/contract/${feature}/calls'
import { ${one}Fields } from '@portal/contract/${feature}/fields'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { columnsOf, formFieldsOf } from '#core/dashboard/records/entity-fields.tsx'
import { recordScreens } from '#core/dashboard/records/record-screens.ts'

const es = {
  title: '${es}',
  search: '${fields[0].es}',
  none: 'Todavía no hay ${es.toLowerCase()}',
  noneText: 'Aquí aparecerá el primer registro (${oneEs}).',
  add: 'Agregar ${oneEs}',
  create: 'Crear ${oneEs}',
  created: 'Creado',
  createdOn: (date: string) => \`Creado el \${date}\`,
  remove: 'Eliminar ${oneEs}',
  removeText: 'Lo que se hizo se conserva en la auditoría.',
}

const en: typeof es = {
  title: '${en}',
  search: '${fields[0].en}',
  none: 'There are no ${en.toLowerCase()} yet',
  noneText: 'The first ${oneEn} will appear here.',
  add: 'New ${oneEn}',
  create: 'Create ${oneEn}',
  created: 'Created',
  createdOn: (date) => \`Created on \${date}\`,
  remove: 'Delete ${oneEn}',
  removeText: 'What was done stays in the audit log.',
}

export const ${many} = recordScreens({
  calls: ${one}Calls,
  rows: '${rows}',
  areas: ['${rows}'],
  texts: { es, en },
  spec: listSpec({ orders: [${[...fields.map(({ column }) => column), 'creado_en'].map((column) => `'${column}'`).join(', ')}], filters: {} }),
  param: '${one}Id',
  columns: ({ t, language, date${cells && ', number'} }) => [
    ...columnsOf(${one}Fields, language${cells && `, { ${cells} }`}),
    { id: 'created', label: t.created, sort: 'creado_en', kind: 'date', priority: 2, cell: (row) => date(row.creado_en) },
  ],
  name: (row) => row.${first},
  summary: ({ creado_en }, { t, date }) => <SummaryLine>{t.createdOn(date(creado_en))}</SummaryLine>,
  fields: ({ language }, { values }) => formFieldsOf(${one}Fields, { language, values }),
  draft: '${singular}',
  opensNew: true,
  deletion: (_, { t }) => ({ label: t.remove, text: t.removeText }),
})
`
}

const screens = ({ one, feature, rows, module }: Names) => `import { Module } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import { IconList } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

export const ${one}Screens: readonly Screen[] = [
  {
    path: '/dashboard/${pathOf(rows)}',
    modules: [Module.${module}],
    group: moduleNames[Module.${module}].group,
    icon: IconList,
    name: { es: '${spoken(rows)}', en: '${capital(feature.replaceAll('-', ' '))}' },
  },
]
`

const listRoute = ({ feature, many, module }: Names) => `import { Module } from '@portal/contract/access/constants'
import { listLoader, listScreen } from '#core/dashboard/records/record-list.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { ${many} } from './${feature}.tsx'

export const handle = { module: Module.${module} } satisfies ScreenHandle
export const clientLoader = listLoader(${many})
export default listScreen(${many})
`

const panelRoute = ({
  feature,
  many,
}: Names) => `import { panelLoader, panelScreen } from '#core/dashboard/records/record-panel.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { ${many} } from './${feature}.tsx'

export { PanelError as ErrorBoundary }
export const clientLoader = panelLoader(${many})
export default panelScreen(${many})
`

/** The address of the list below the dashboard. */
export const pathOf = (rows: string) => rows.replaceAll('_', '-')

export function webFiles(names: Names): Files {
  const folder = `apps/web/app/features/${names.feature}`
  return {
    [`${folder}/${names.feature}.tsx`]: screensOf(names),
    [`${folder}/${names.feature}.route.tsx`]: listRoute(names),
    [`${folder}/${names.singular}.route.tsx`]: panelRoute(names),
    [`${folder}/screens.ts`]: screens(names),
  }
}
