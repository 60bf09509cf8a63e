import { SegmentedControl } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { horizonActions, IdeaHorizon, ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { IconArrowRight, IconTrash } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import { FilterBar } from '#core/dashboard/list/filter-bar.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { ListPage } from '#core/dashboard/list/list-page.tsx'
import { listParams, listSpec } from '#core/dashboard/list/list-query.ts'
import { NewButton } from '#core/dashboard/list/new-button.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import { type ListState, useList } from '#core/dashboard/list/use-list.ts'
import { useChanges } from '#core/dashboard/live-context.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/ideas.route'
import { IdeaBoard } from './idea-board.tsx'
import { horizonTones, type Idea } from './idea-rows.ts'
import { asList, viewParam } from './paths.ts'
import { texts } from './texts.ts'
import { useIdeaChoices } from './use-idea-choices.ts'
import { VoteButton } from './vote-button.tsx'

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

interface Props {
  list: ListState
  filters: readonly Filter[]
  rows: readonly Idea[]
  total: number
}

/** The ideas as a list. */
function IdeaTable({ list, filters, rows, total }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date, number } = useFormats()
  return (
    <>
      <DataTable
        list={list}
        label={t.ideas}
        columns={[
          { id: 'title', label: t.title, sort: 'titulo', cell: ({ titulo }) => titulo },
          { id: 'votes', label: t.votes, sort: 'votos', cell: (idea) => <VoteButton idea={idea} /> },
          {
            id: 'horizon',
            label: t.horizon,
            kind: 'status',
            cell: ({ tiempo_interes: horizon }) => (
              <StatusDot tone={horizonTones[horizon]}>{textIn(ideaHorizonNames[horizon], language)}</StatusDot>
            ),
          },
          { id: 'area', label: t.area, priority: 2, cell: (idea) => nameIn(idea, 'area_nombre', language) || '—' },
          {
            id: 'members',
            label: t.members,
            priority: 2,
            cell: ({ integrantes }) => integrantes.map(({ nombre }) => nombre).join(', '),
          },
          {
            id: 'comments',
            label: t.comments,
            sort: 'comentarios',
            kind: 'number',
            priority: 3,
            cell: ({ comentarios }) => number(comentarios),
          },
          {
            id: 'created',
            label: t.created,
            sort: 'creado_en',
            kind: 'date',
            priority: 3,
            cell: ({ creado_en: at }) => date(at),
          },
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        recordOf={({ id }) => `${id}`}
        bulk={useIdeaBulk(total)}
        empty={<ListEmpty list={list} filters={filters} total={total} title={t.none} text={t.noneText} />}
      />
      <Pager list={list} rows={rows.length} total={total} />
    </>
  )
}

/** What the list offers for many ideas. */
function useIdeaBulk(total: number): Bulk {
  const t = useTexts(texts)
  const language = useLanguage()
  const moves = Object.entries(horizonActions).map(([name, horizon]) => {
    const label = t.moveTo(textIn(ideaHorizonNames[horizon], language))
    return { name, label, icon: IconArrowRight, will: t.willMove, done: t.movedMany }
  })
  const removal = { name: 'eliminar', label: t.removeMany, icon: IconTrash, will: t.willRemove, done: t.removedMany }
  return { calls: ideaCalls, total, actions: [...moves, { ...removal, isDanger: true }] }
}
