import type { Area } from '@portal/contract/core/areas'
import type { TileName } from '@portal/contract/panels/constants'
import type { Reader } from './screens.ts'
import type { Period } from './start-page.ts'

/** What of a tile is opened. */
export interface TileAsk {
  /** Null: all of now. */
  readonly days: Period | null
  /** Null: all groups. */
  readonly group: string | null
  /** Whether the panel shows what is the reader's own. */
  readonly isOwn: boolean
  readonly reader: Pick<Reader, 'modules'> & { readonly id: number }
}

/** A number of a panel. */
export interface PanelTile {
  readonly tile: TileName
  /** Returns the address of the list whose total it is; null where several lists have its groups. */
  readonly to: (ask: TileAsk) => string | null
  /** The area of changes that reloads it. */
  readonly area: Area
}

/** Returns an address with those of these parameters that have a value. */
export function addressOf(path: string, params: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(params).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]))
  return given.length > 0 ? `${path}?${new URLSearchParams(Object.fromEntries(given))}` : path
}
