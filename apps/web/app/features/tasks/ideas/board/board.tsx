import type { KeyboardEvent } from 'react'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { ListEmpty } from '#core/dashboard/list/list-empty.tsx'
import type { ListState } from '#core/dashboard/list/use-list.ts'
import { useRecords } from '#core/dashboard/list/use-records.ts'
import { useTexts } from '#core/language/language.ts'
import type { Column, Idea } from '../idea-rows.ts'
import { texts } from '../texts.ts'
import classes from './board.module.css'
import { cardAfter, focusCard, placeOf } from './cards.ts'
import { BoardColumn } from './column.tsx'
import { useMoves } from './use-moves.ts'

interface Props {
  list: ListState
  filters: readonly Filter[]
  columns: readonly Column[]
}

const arrows: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/**
 * The ideas by horizon. A card is dragged, moved with its menu, or with Shift and an arrow key; arrow keys alone go from
 * card to card.
 */
export function IdeaBoard({ list, filters, columns: stored }: Props) {
  const t = useTexts(texts)
  const { columns, move } = useMoves(stored)
  const records = useRecords(({ id }: Idea) => `${id}`)
  const isFiltered = list.query.buscar !== '' || filters.some(({ name }) => list.query.filters[name] !== undefined)
  if (isFiltered && stored.every(({ total }) => total === 0))
    return <ListEmpty list={list} filters={filters} total={0} title={t.none} />

  const byKeys = (event: KeyboardEvent<HTMLElement>) => {
    const at = placeOf(columns, document.activeElement?.id)
    if (!at || !arrows.has(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (!event.shiftKey) return focusCard(cardAfter(columns, at, event.key))
    const idea = columns[at.column]!.ideas[at.row]!
    const next = columns[at.column + ({ ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0)]
    if (next && idea.puede_editar) void move(idea, next.tiempo_interes)
  }
  const drop = (id: number, { tiempo_interes: horizon }: Column) => {
    const idea = columns.flatMap(({ ideas }) => ideas).find((one) => one.id === id)
    if (idea) void move(idea, horizon)
  }
  return (
    <section className={classes.board} aria-label={t.board} onKeyDown={byKeys}>
      {columns.map((column) => (
        <BoardColumn
          key={column.tiempo_interes}
          list={list}
          column={column}
          recordOf={(idea) => records.of(idea)!}
          onMove={move}
          onDrop={(id) => drop(id, column)}
        />
      ))}
    </section>
  )
}
