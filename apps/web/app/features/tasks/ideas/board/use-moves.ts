import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import type { IdeaHorizon } from '@portal/contract/tasks/ideas/constants'
import { useState } from 'react'
import { useSend } from '#core/dashboard/send.ts'
import type { Column, Idea } from '../idea-rows.ts'
import { focusCard, type Move } from './cards.ts'

interface Moved {
  /** As it was before. */
  idea: Idea
  horizon: IdeaHorizon
}

/** The columns with what was just moved already in its place, until the stored idea is newer; a refused move goes back. */
export function useMoves(stored: readonly Column[]): { columns: readonly Column[]; move: Move } {
  const { send } = useSend(ideaCalls.move)
  const [moves, setMoves] = useState<readonly Moved[]>([])
  const versions = new Map(stored.flatMap(({ ideas }) => ideas.map(({ id, version }) => [id, version])))
  const columns = moves.filter(({ idea }) => versions.get(idea.id) === idea.version).reduce(placed, stored)

  const move: Move = async (idea, horizon) => {
    if (idea.tiempo_interes === horizon) return
    const hadFocus = document.activeElement?.closest('li[draggable]') != null
    const others = (all: readonly Moved[]) => all.filter((one) => one.idea.id !== idea.id)
    setMoves((all) => [...others(all), { idea, horizon }])
    if (hadFocus) requestAnimationFrame(() => focusCard(idea))
    const reply = await send({ params: { id: idea.id }, body: { tiempo_interes: horizon, version: idea.version } })
    if (!reply.ok) setMoves(others)
  }
  return { columns, move }
}

/** Returns the columns after a move: the card stands where its votes place it. */
function placed(columns: readonly Column[], { idea, horizon }: Moved): readonly Column[] {
  return columns.map((column) => {
    const others = column.ideas.filter(({ id }) => id !== idea.id)
    const wasHere = others.length < column.ideas.length
    if (column.tiempo_interes !== horizon) return { ...column, ideas: others, total: column.total - Number(wasHere) }
    const at = others.findIndex(({ votos }) => votos <= idea.votos)
    const ideas = others.toSpliced(at < 0 ? others.length : at, 0, { ...idea, tiempo_interes: horizon })
    return { ...column, ideas, total: column.total + Number(!wasHere) }
  })
}
