/** A row: its table, a space, its key. */
export type RowId = string

/** Names a row among those of all tables. */
export const rowId = (table: string, key: string): RowId => `${table} ${key}`

/** Returns the table and the key of a row. */
export function partsOf(row: RowId): { table: string; key: string } {
  const space = row.indexOf(' ')
  return { table: row.slice(0, space), key: row.slice(space + 1) }
}

/** A row names another one. */
export interface Edge {
  from: RowId
  to: RowId
  /** `contacto.creado_por`. */
  by: string
}

export interface Facts {
  /** Rows that the demo set made. */
  made: ReadonlySet<RowId>
  /** Later rows of the portal's own making, which go with the row that they belong to. */
  belonging: ReadonlySet<RowId>
  /** Rows of either kind that people have made their own since. */
  own: ReadonlySet<RowId>
  /** All that name a row of either kind, and what those of either kind name. */
  edges: readonly Edge[]
  /** Rows of neither kind that people have changed since: parts of them are theirs too. */
  touched: ReadonlySet<RowId>
  /** References by which a row is a part of the one that it names: it stays with it. */
  parts: ReadonlySet<string>
  /** References to a row that is there for the one that names it, such as its file. */
  owned: ReadonlySet<string>
}

/** Why a row stays. */
export type Why = { kind: 'own' } | { kind: 'named'; by: Edge } | { kind: 'part'; of: Edge }

export interface Outcome {
  stays: ReadonlyMap<RowId, Why>
  goes: ReadonlySet<RowId>
}

/**
 * Decides which rows of the demo set stay: those that people have made their own, what a row that stays names, and the
 * parts of a row that stays, until nothing more is found. The rest goes, with what belongs to it.
 */
export function whatStays(facts: Facts): Outcome {
  const stays = staying(facts)
  return { stays, goes: going(facts, stays) }
}

function staying({ made, belonging, own, edges, touched, parts }: Facts): Map<RowId, Why> {
  const isKnown = (row: RowId) => made.has(row) || belonging.has(row)
  const [from, to] = [Map.groupBy(edges, (edge) => edge.from), Map.groupBy(edges, (edge) => edge.to)]
  const stays = new Map<RowId, Why>()
  const waiting: RowId[] = []
  const keep = (row: RowId, why: Why) => {
    if (!isKnown(row) || stays.has(row)) return
    stays.set(row, why)
    waiting.push(row)
  }
  for (const row of own) keep(row, { kind: 'own' })
  for (const edge of edges) {
    if (!isKnown(edge.from)) keep(edge.to, { kind: 'named', by: edge })
    else if (made.has(edge.from) && touched.has(edge.to) && parts.has(edge.by))
      keep(edge.from, { kind: 'part', of: edge })
  }
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    for (const edge of from.get(row) ?? []) keep(edge.to, { kind: 'named', by: edge })
    for (const edge of to.get(row) ?? [])
      if (made.has(edge.from) && parts.has(edge.by)) keep(edge.from, { kind: 'part', of: edge })
  }
  return stays
}

/** A later row goes only because of one that goes: it names it, or it is there for it. */
function going({ made, belonging, edges, owned }: Facts, stays: ReadonlyMap<RowId, Why>): Set<RowId> {
  const [from, to] = [Map.groupBy(edges, (edge) => edge.from), Map.groupBy(edges, (edge) => edge.to)]
  const goes = new Set<RowId>()
  const waiting: RowId[] = []
  const drop = (row: RowId) => {
    if (stays.has(row) || goes.has(row)) return
    goes.add(row)
    waiting.push(row)
  }
  for (const row of made) drop(row)
  for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
    for (const edge of to.get(row) ?? []) if (belonging.has(edge.from)) drop(edge.from)
    for (const edge of from.get(row) ?? []) if (belonging.has(edge.to) && owned.has(edge.by)) drop(edge.to)
  }
  return goes
}
