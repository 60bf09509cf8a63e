import { SegmentedControl } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { nameIn } from '@portal/contract/core/names'
import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { IdeaHorizon, ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/ideas.route'
import { IdeaBoard } from './idea-board.tsx'
import { IdeaTable } from './idea-table.tsx'
import { asList, viewParam } from './paths.ts'
import { texts } from './texts.ts'
import { useIdeaChoices } from './use-idea-choices.ts'

export const handle = { module: Module.ideas } satisfies ScreenHandle

const spec = listSpec({
  orders: ['votos', 'comentarios', 'creado_en', 'titulo'],
  startOrder: '-votos',
  filters: {
    tiempo_interes: Object.values(IdeaHorizon),
    area_id: 'id',
    integrante_id: 'id',
    creado_por: 'id',
    votadas: ['true'],
    convertidas: ['true'],
    menciones: ['true'],
    [viewParam]: [asList],
  },
})

export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const { [viewParam]: view, ...params } = listParams(url, spec)
  const api = context.get(apiContext)
  if (view === asList) return { table: await api.load(ideaCalls.list, { params }), board: null }
  const { page: _, page_row: __, ...asked } = params
  return { table: null, board: await api.load(ideaCalls.board, { params: asked }) }
}

/** What people propose: a board by horizon, or a list. */
export default function IdeasPage({ loaderData: { table, board } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const list = useList(spec)
  const filters = useIdeaFilters()
  useChanges('ideas', 'areas')
  const views = [
    { value: '', label: t.board },
    { value: asList, label: t.list },
  ]
  return (
    <ListPage>
      <PageHeader
        title={t.ideas}
        actions={
          <>
            <SegmentedControl
              aria-label={t.view}
              data={views}
              value={list.query.filters[viewParam] ?? ''}
              onChange={(view) => list.ask({ [viewParam]: view })}
            />
            <NewButton to="nueva">{t.newIdea}</NewButton>
          </>
        }
      />
      <FilterBar list={list} filters={filters} placeholder={t.search} />
      {table && <IdeaTable list={list} filters={filters} rows={table.ideas} total={table.total} />}
      {board && <IdeaBoard list={list} filters={filters} columns={board.columnas} />}
    </ListPage>
  )
}

/** The filters of board and list. */
function useIdeaFilters(): readonly Filter[] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { usuarios, areas } = useIdeaChoices()
  const people = usuarios.map(({ id, nombre }) => ({ value: id, label: nombre }))
  const only = (name: string, label: string): Filter => ({ name, label, choices: [{ value: 'true', label: t.yes }] })
  return [
    { name: 'tiempo_interes', label: t.horizon, choices: choicesOf(ideaHorizonNames, language) },
    {
      name: 'area_id',
      label: t.area,
      choices: areas.map((area) => ({ value: area.id, label: nameIn(area, 'nombre', language) })),
    },
    { name: 'integrante_id', label: t.member, choices: people },
    { name: 'creado_por', label: t.author, choices: people },
    only('votadas', t.onlyVoted),
    only('convertidas', t.onlyConverted),
    only('menciones', t.onlyMentions),
  ]
}
