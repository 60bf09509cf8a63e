import type { Area } from '@portal/contract/core/areas'
import type { Text } from '@portal/contract/core/text'
import type { FigureName, WorkSection } from '@portal/contract/start/constants'
import type { Reader } from './screens.ts'

/** A section of the start page: rows of one list that wait for the reader. The server leaves out what he may not see. */
export interface Work {
  readonly section: WorkSection
  readonly name: Text
  readonly tone: 'danger' | 'attention' | 'neutral'
  /** What happened, or will, at the moment that a row names: it stands before `2 days ago`. */
  readonly moment: Text
  /** Address of exactly the rows that it counts. */
  readonly to: string
  /** Where a record of that list opens, after its path. */
  readonly record?: (id: number) => string
  /** What is announced when they change. */
  readonly area: Area
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
  /** Address of exactly what it counts in this period, in the widest list that the reader may open. */
  readonly to: (period: Period, reader: Pick<Reader, 'modules'>) => string
  readonly area: Area
}

/** Where a record of a section opens: in its list, which stays narrowed to the section. */
export function recordAddress({ to, record = String }: Pick<Work, 'to' | 'record'>, id: number): string {
  const [path, search] = to.split('?')
  return `${path}/${record(id)}?${search}`
}
