import type { Area } from '@portal/contract/core/areas'
import type { Text } from '@portal/contract/core/text'
import type { FigureName, WorkSection } from '@portal/contract/start/constants'
import type { Reader } from './screens.ts'

/** A section of the start page: rows of one list that wait for the reader. The server omits what they may not see. */
export interface Work {
  readonly section: WorkSection
  readonly name: Text
  readonly tone: 'danger' | 'attention' | 'neutral'
  /** The event at the time of a row, past or future; shown before `2 days ago`. */
  readonly moment: Text
  /** Address of exactly the counted rows. */
  readonly to: string
  /** Returns the path of a record of that list, after the list's path. */
  readonly record?: (id: number) => string
  /** The area of changes that reloads them. */
  readonly area: Area
  /** Waits for nobody: it is what the reader has, shown after what waits. */
  readonly isOwn?: boolean
}

/** Both days are included. */
export interface Period {
  readonly desde: string
  readonly hasta: string
}

/** A number of the start page. */
export interface Figure {
  readonly figure: FigureName
  readonly name: Text
  /** Returns the address of exactly what it counts in this period, in the widest list that the reader may open. */
  readonly to: (period: Period, reader: Pick<Reader, 'modules'>) => string
  readonly area: Area
}

/** Returns where a record of a section opens: in its list, filtered to the section. */
export function recordAddress({ to, record = String }: Pick<Work, 'to' | 'record'>, id: number): string {
  const [path, search] = to.split('?')
  return `${path}/${record(id)}?${search}`
}
