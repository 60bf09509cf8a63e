import { Module } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import type { Text } from '@portal/contract/core/text'
import type { SearchList } from '@portal/contract/search/constants'
import type { ViewList } from '@portal/contract/views/constants'
import type { ComponentType } from 'react'

/** One screen of the dashboard that is built. Sidebar, palette, start page and breadcrumbs know screens from here alone. */
export interface Screen {
  /** Address, from `/dashboard`. */
  readonly path: string
  /** Any of these opens it; none: everyone who is signed in. The server refuses on its own. */
  readonly modules?: readonly Module[]
  /** It shows what concerns the house itself: nobody of another enterprise opens it. */
  readonly isOfHouse?: boolean
  readonly group: SidebarGroup
  readonly icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  readonly name: Text
  /** What it is for, in one line: palette and start page. */
  readonly about?: Text
  /** Its address answers with a heading and no more: sidebar, palette and start page leave it out until it has content. */
  readonly isEmpty?: boolean
  /** Further words by which the palette finds it, in both languages. */
  readonly words?: string
  /** The list that stands at its address, whose views are kept under a name. */
  readonly list?: ViewList
  /** Counter shown next to its name in the sidebar (`contadores`). */
  readonly badge?: Pick<Waiting, 'counter' | 'tone'>
  /** What the search palette finds here: opened at `path/id`, or where `of` says. */
  readonly records?: { readonly list: SearchList; readonly of?: (id: number) => string }
  /** Stands in the profile menu too. */
  readonly isPersonal?: boolean
}

/** Something that may wait for the reader: a row of the profile menu, the bell and the start page while it is above 0. */
export interface Waiting {
  /** Its name in `contadores`. */
  readonly counter: string
  readonly tone: 'danger' | 'done' | 'attention'
  readonly name: Text
  /** Address of exactly the rows that it counts. */
  readonly to: string
  /** The bell moves and is teal for it; for the others it is grey (spec 1, 2). */
  readonly rings: boolean
}

/** What waits now, in the order in which it was listed. */
export const waitingNow = (all: readonly Waiting[], counts: Readonly<Record<string, number>>) =>
  all.map((one) => ({ ...one, count: counts[one.counter] ?? 0 })).filter(({ count }) => count > 0)

/** What a route says of itself: `export const handle = { module: Module.users } satisfies ScreenHandle`. */
export interface ScreenHandle {
  /** Any of these opens the screen. */
  readonly module?: Module | readonly Module[]
}

/** Whether someone with these modules may open what any of the wanted ones opens. Nothing wanted: everyone. */
export function opens(held: ReadonlySet<Module>, wanted: Module | readonly Module[] | undefined): boolean {
  if (!wanted || wanted === Module.dash) return true
  const any = typeof wanted === 'string' ? [wanted] : wanted
  return any.length === 0 || any.some((module) => module === Module.dash || held.has(module))
}

const sections = Object.values(SidebarGroup)

/** Who looks, as far as it decides what he may open. */
export interface Reader {
  readonly modules: ReadonlySet<Module>
  readonly isOfHouse: boolean
}

/** Whether a screen is open to a reader. */
export const isOpenTo = ({ modules, isOfHouse }: Reader, screen: Pick<Screen, 'modules' | 'isOfHouse'>): boolean =>
  opens(modules, screen.modules) && (isOfHouse || !screen.isOfHouse)

/** The screens that a reader may open, by section as the specification orders them, then as listed. */
export const openScreens = (screens: readonly Screen[], reader: Reader): Screen[] =>
  screens
    .filter((screen) => isOpenTo(reader, screen))
    .sort((a, b) => sections.indexOf(a.group) - sections.indexOf(b.group))

/** Those that lead somewhere: what is listed for the reader. */
export const listedScreens = (screens: readonly Screen[]): Screen[] => screens.filter(({ isEmpty }) => !isEmpty)

/** The screen whose address is the longest beginning of a path. */
export const screenAt = (screens: readonly Screen[], pathname: string): Screen | undefined =>
  screens
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]
