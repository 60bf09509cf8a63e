import { capital, type Files, type Names } from './names.ts'

const texts = ({ one, many, rows, table }: Names) => `const es = {
  ${many}: '${capital(rows).replaceAll('_', ' ')}',
  search${capital(many)}: 'Nombre',
  no${capital(many)}: 'Todavía no hay ${rows.replaceAll('_', ' ')}',
  no${capital(many)}Text: 'Aquí aparecerá el primer registro de ${table.replaceAll('_', ' ')}.',
  name: 'Nombre',
  created: 'Creado',
}

const en: typeof es = {
  ${many}: '${capital(many)}',
  search${capital(many)}: 'Name',
  no${capital(many)}: 'There are no ${many} yet',
  no${capital(many)}Text: 'The first ${one} will appear here.',
  name: 'Name',
  created: 'Created',
}

export const texts = { es, en }
`

const screens = ({ one, many, rows, module }: Names) => `import { Module } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import { IconList } from '@tabler/icons-react'
import type { Screen } from '#core/dashboard/screens.ts'

export const ${one}Screens: readonly Screen[] = [
  {
    path: '/dashboard/${rows.replaceAll('_', '-')}',
    modules: [Module.${module}],
    group: moduleNames[Module.${module}].group,
    icon: IconList,
    name: { es: '${capital(rows).replaceAll('_', ' ')}', en: '${capital(many)}' },
  },
]
`

function route({ feature, one, many, rows, module }: Names): string {
  const Many = capital(many)
  return `import { Module } from '@portal/contract/access/constants'
import { ${one}Calls } from '@portal/contract/${feature}/calls'
import type { ${one}Orders } from '@portal/contract/${feature}/schemas'
import { apiContext } from '#core/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useFormats } from '#core/formats.ts'
import { useTexts } from '#core/language.ts'
import type { Route } from './+types/${feature}.route'
import { texts } from './texts.ts'

export const handle = { module: Module.${module} } satisfies ScreenHandle

const spec = listSpec<(typeof ${one}Orders)[number]>({ orders: ['nombre', 'creado_en'], filters: [] })

export const clientLoader = ({ request, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(${one}Calls.list, { params: listParams(request.url, spec) })

export default function ${Many}Page({ loaderData: { ${rows}: ${many}, total } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const { date } = useFormats()
  const list = useList(spec)
  useChanges('${rows}')

  return (
    <ListPage>
      <PageHeader title={t.${many}} />
      <FilterBar list={list} placeholder={t.search${Many}} />
      <DataTable
        list={list}
        label={t.${many}}
        columns={[
          { id: 'name', label: t.name, sort: 'nombre', cell: (${one}) => ${one}.nombre },
          { id: 'created', label: t.created, sort: 'creado_en', kind: 'date', cell: (${one}) => date(${one}.creado_en) },
        ]}
        rows={${many}}
        rowKey={(${one}) => ${one}.id}
        empty={<ListEmpty list={list} total={total} title={t.no${Many}} text={t.no${Many}Text} />}
      />
      <Pager list={list} rows={${many}.length} total={total} />
    </ListPage>
  )
}
`
}

export function webFiles(names: Names): Files {
  const folder = `apps/web/app/features/${names.feature}`
  return {
    [`${folder}/${names.feature}.route.tsx`]: route(names),
    [`${folder}/texts.ts`]: texts(names),
    [`${folder}/screens.ts`]: screens(names),
  }
}
