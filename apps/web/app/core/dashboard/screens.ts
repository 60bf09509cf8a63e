import { Module, type Role } from '@portal/contract/access/constants'
import { SidebarGroup } from '@portal/contract/access/modules'
import { isBelowAny } from '@portal/contract/core/paths'
import type { Text } from '@portal/contract/core/text'
import type { SearchList } from '@portal/contract/search/constants'
import type { ViewList } from '@portal/contract/views/constants'
import type { ComponentType } from 'react'

/**
 * A screen of the dashboard. Sidebar, palette, start page and breadcrumbs know screens only from these declarations.
 */
export interface Screen {
  /** Path, starting with `/dashboard`. */
  readonly path: string
  /** Where the pages of its records are, when not below `path`. */
  readonly pages?: string
  /** Any of these modules opens it; without modules every signed-in user. The server checks on its own. */
  readonly modules?: readonly Module[]
  /** Concerns the house: users of other enterprises may not open it. */
  readonly isOfHouse?: boolean
  /** Opens to these roles only, where no module opens it. */
  readonly roles?: readonly Role[]
  readonly group: SidebarGroup
  readonly icon: ComponentType<{ size?: number | string; stroke?: number | string }>
  readonly name: Text
  /** The public page whose records it shows, where that is not the one of its section. */
  readonly sitePath?: string
  /** A second name, shown behind the first in sidebar and profile menu. */
  readonly second?: Text
  /** Its purpose in one line, for palette and start page. */
  readonly about?: Text
  /** More words for the search of the palette, in both languages. */
  readonly words?: string
  /** What makes one of its records, for the palette: "Nueva tarea", and where its form is, below `path`. */
  readonly creates?: { readonly name: Text; readonly to: string; readonly isOfHouse?: boolean }
  /** The list at its address, whose views can be saved. */
  readonly list?: ViewList
  /** Counter shown next to its name in the sidebar (`contadores`). */
  readonly badge?: Pick<Waiting, 'counter' | 'tone'>
  /**
   * The records of this screen in the search palette; they open at `path/id`, or at the address that `of` returns.
   * `filters` are those under which the list shows every record that the palette finds, when it does not by itself.
   */
  readonly records?: {
    readonly list: SearchList
    readonly of?: (id: number) => string
    readonly filters?: Readonly<Record<string, string>>
  }
  /** Also in the profile menu. */
  readonly isPersonal?: boolean
}

/** Something that waits for the reader: in the profile menu, the bell and on the start page while it is above 0. */
export interface Waiting {
  /** Its name in `contadores`. */
  readonly counter: string
  readonly tone: 'danger' | 'done' | 'attention'
  readonly name: Text
  /** Address of exactly the counted rows. */
  readonly to: string
  /** Makes the bell move and turn teal; other items leave it grey (rule platform/badges). */
  readonly rings: boolean
}

/** Returns the items that wait now, in their declared order. */
export const waitingNow = (all: readonly Waiting[], counts: Readonly<Record<string, number>>) =>
  all.map((one) => ({ ...one, count: counts[one.counter] ?? 0 })).filter(({ count }) => count > 0)

/** What a route declares about itself: `export const handle = { module: Module.users } satisfies ScreenHandle`. */
export interface ScreenHandle {
  /** Any of these modules opens the screen. */
  readonly module?: Module | readonly Module[]
}

/** Whether someone with these modules holds any of the wanted ones. True when none is wanted. */
export function opens(held: ReadonlySet<Module>, wanted: Module | readonly Module[] | undefined): boolean {
  if (!wanted || wanted === Module.dash) return true
  const any = typeof wanted === 'string' ? [wanted] : wanted
  return any.length === 0 || any.some((module) => module === Module.dash || held.has(module))
}

const sections = Object.values(SidebarGroup)

/** The reader, as far as it decides what they may open. */
export interface Reader {
  readonly modules: ReadonlySet<Module>
  readonly isOfHouse: boolean
  readonly role: number
}

/** Whether a reader may open a screen. */
export const isOpenTo = (
  { modules, isOfHouse, role }: Reader,
  screen: Pick<Screen, 'modules' | 'isOfHouse' | 'roles'>,
): boolean =>
  opens(modules, screen.modules) &&
  (isOfHouse || !screen.isOfHouse) &&
  (screen.roles?.some((one) => one === role) ?? true)

/** The public pages whose records a section shows. */
const sectionPaths: Partial<Record<SidebarGroup, string>> = {
  [SidebarGroup.machinery]: '/classifieds',
  [SidebarGroup.properties]: '/properties',
  [SidebarGroup.workshop]: '/events',
}

const sitePathOf = ({ sitePath, group }: Screen): string => sitePath ?? sectionPaths[group] ?? ''

/**
 * Returns the screens that a reader may open, without those of unused parts of the site, by section in the order of the
 * sidebar, then as declared.
 */
export const openScreens = (
  screens: readonly Screen[],
  reader: Reader,
  unusedPaths: readonly string[] = [],
): Screen[] =>
  screens
    .filter((screen) => isOpenTo(reader, screen) && !isBelowAny(sitePathOf(screen), unusedPaths))
    .sort((a, b) => sections.indexOf(a.group) - sections.indexOf(b.group))

const isBelow = (pathname: string, path: string | undefined): boolean =>
  path !== undefined && isBelowAny(pathname, [path])

/** Returns the screen whose address, or that of its pages, is the longest prefix of a path. */
export const screenAt = (screens: readonly Screen[], pathname: string): Screen | undefined =>
  screens.find(({ pages }) => isBelow(pathname, pages)) ??
  screens.filter(({ path }) => isBelow(pathname, path)).sort((a, b) => b.path.length - a.path.length)[0]
