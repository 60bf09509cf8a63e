import type { Language } from '@portal/contract/core/language'
import { capital, type FieldName, type Files, type Names, spoken } from './names.ts'

const columnOf = ({ column, kind }: FieldName) => {
  const head = `{ id: '${column}', label: t.${column}, sort: '${column}'`
  if (kind === 'number') return `${head}, kind: 'number', cell: (row) => number(row.${column}) }`
  if (kind === 'country') return `${head}, cell: (row) => countryName(row.${column}, language) }`
  return `${head},${kind === 'phone' ? " kind: 'code'," : ''} cell: (row) => row.${column} }`
}

const fieldOf = ({ column, kind }: FieldName, isFirst: boolean) => {
  const kindOf = kind === 'text' ? '' : `, kind: '${kind}'`
  return `{ name: '${column}', label: t.${column}${kindOf}, required: true${isFirst ? ', wide: true' : ''} }`
}

function screensOf(names: Names): string {
  const { feature, singular, one, many, table, rows, fields } = names
  const [es, en] = [spoken(rows), capital(feature.replaceAll('-', ' '))]
  const [oneEs, oneEn] = [spoken(table).toLowerCase(), singular.replaceAll('-', ' ')]
  const kinds = new Set(fields.map(({ kind }) => kind))
  const reader = [
    't',
    'date',
    ...(kinds.has('number') ? ['number'] : []),
    ...(kinds.has('country') ? ['language'] : []),
  ]
  const [{ column: first }] = fields
  const said = (language: Language) => fields.map((field) => `  ${field.column}: '${field[language]}',`).join('\n')
  return `import { ${one}Calls } from '@portal/contract/${feature}/calls'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { listSpec } from '#core/dashboard/list/list-query.ts'
import { recordScreens } from '#core/dashboard/records/record-screens.ts'
${kinds.has('country') ? "import { countryName } from '#core/language/countries.ts'\n" : ''}
const es = {
  title: '${es}',
  search: '${fields[0].es}',
  none: 'Todavía no hay ${es.toLowerCase()}',
  noneText: 'Aquí aparecerá el primer registro (${oneEs}).',
  add: 'Agregar ${oneEs}',
  create: 'Crear ${oneEs}',
${said('es')}
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
${said('en')}
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
  columns: ({ ${reader.join(', ')} }) => [
${fields.map((field) => `    ${columnOf(field)},`).join('\n')}
    { id: 'created', label: t.created, sort: 'creado_en', kind: 'date', priority: 2, cell: (row) => date(row.creado_en) },
  ],
  name: (row) => row.${first},
  summary: ({ creado_en }, { t, date }) => <SummaryLine>{t.createdOn(date(creado_en))}</SummaryLine>,
  fields: ({ t }) => [
${fields.map((field, place) => `    ${fieldOf(field, place === 0)},`).join('\n')}
  ],
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
