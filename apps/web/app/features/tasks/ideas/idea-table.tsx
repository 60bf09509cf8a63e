import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { horizonActions, ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { IconArrowRight, IconTrash } from '@tabler/icons-react'
import type { Bulk } from '#core/dashboard/list/bulk/bulk.ts'
import { DataTable } from '#core/dashboard/list/data-table.tsx'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import { Pager } from '#core/dashboard/list/pager.tsx'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { horizonTones, type Idea } from './idea-rows.ts'
import { texts } from './texts.ts'
import { VoteButton } from './vote-button.tsx'

interface Props {
  list: ListState
  filters: readonly Filter[]
  rows: readonly Idea[]
  total: number
}

/** The ideas as a list. */
export function IdeaTable({ list, filters, rows, total }: Props) {
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
