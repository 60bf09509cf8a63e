import type { CalendarLayer } from '@portal/contract/calendar/constants'
import type { LayerEntrySchema } from '@portal/contract/calendar/schemas'
import type { In } from '@portal/contract/core/fields'
import type { Actor } from '#core/base/actor.ts'
import { dayAt } from '#core/calendar/clocks.ts'

/** What another feature shows in the calendar. */
export interface LayerEntry {
  id: number
  /** The record that its page on the web is named by. */
  registro_id: number
  titulo: string
  fecha_inicio: Date
  /** The first moment after it; of whole days the midnight after the last one. */
  fecha_termino: Date
  todo_el_dia: boolean
  zona_horaria: string
  /** When it was changed last, and how often: programs that read it replace what they have. */
  editado_en: Date
  version: number
}

export interface Span {
  from: Date
  to: Date
  /** Maximum number of entries, oldest first. */
  most: number
}

/** A feature that adds entries to the calendar, on the screen and in the address for other programs. */
export interface LayerSource {
  layer: CalendarLayer
  /** Whether it has anything that this reader may see. */
  isFor(actor: Actor): boolean
  /** Returns what is of one person in a span of time, among the rows that the reader may see. */
  list(actor: Actor, ofUserId: number, span: Span): Promise<LayerEntry[]>
}

type Shown = Pick<LayerEntry, 'fecha_inicio' | 'fecha_termino' | 'todo_el_dia' | 'zona_horaria'>

/** Returns both ends as the calendar answers them: days, the last one included, or moments. */
export function endsOf({ fecha_inicio: start, fecha_termino: end, todo_el_dia, zona_horaria: zone }: Shown) {
  if (!todo_el_dia) return { fecha_inicio: start.toISOString(), fecha_termino: end.toISOString() }
  return {
    fecha_inicio: dayAt(start, zone).toString(),
    fecha_termino: dayAt(new Date(end.getTime() - 1), zone).toString(),
  }
}

/** Returns the entries of the layers that are asked for and that the reader may see. */
export async function layerEntries(
  sources: readonly LayerSource[],
  actor: Actor,
  { layers, of }: { layers: readonly CalendarLayer[]; of: number },
  span: Span,
): Promise<In<typeof LayerEntrySchema>[]> {
  const open = sources.filter((source) => layers.includes(source.layer) && source.isFor(actor))
  const found = await Promise.all(
    open.map(async ({ layer, list }) => (await list(actor, of, span)).map((entry) => ({ capa: layer, ...entry }))),
  )
  return found.flat().map((entry) => ({
    capa: entry.capa,
    id: entry.id,
    registro_id: entry.registro_id,
    titulo: entry.titulo,
    todo_el_dia: entry.todo_el_dia,
    ...endsOf(entry),
  }))
}
