import { useLocalStorage } from '@mantine/hooks'
import { SidebarGroup } from '@portal/contract/access/modules'
import { useSignedIn } from '../signed-in.ts'

/** What one reader keeps of the menu in this browser: folded groups, pinned screens, and those that they opened last. */
export interface MenuMemory {
  readonly folded: readonly SidebarGroup[]
  /** Paths, in the order in which they were pinned. */
  readonly pinned: readonly string[]
  /** Paths, the last opened first. */
  readonly recent: readonly string[]
}

/** Screens that are kept as opened last. */
const mostRecent = 8

const nothing: MenuMemory = { folded: [], pinned: [], recent: [] }

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []

/** Reads what is kept; nothing where it is damaged. */
export function readMemory(text = ''): MenuMemory {
  try {
    const { folded, pinned, recent } = JSON.parse(text) as Partial<Record<keyof MenuMemory, unknown>>
    const groups: readonly string[] = Object.values(SidebarGroup)
    return {
      folded: texts(folded).filter((group): group is SidebarGroup => groups.includes(group)),
      pinned: texts(pinned),
      recent: texts(recent),
    }
  } catch {
    return nothing
  }
}

const withOrWithout = <T>(all: readonly T[], one: T): T[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one]

/** Returns the screens opened last after another one was opened. */
export const recentAfter = (recent: readonly string[], path: string): string[] =>
  [path, ...recent.filter((other) => other !== path)].slice(0, mostRecent)

/** The menu as the reader keeps it in this browser, and what changes it. */
export function useMenuMemory() {
  const [memory, setMemory] = useLocalStorage<MenuMemory>({
    key: `menu-${useSignedIn().user.id}`,
    defaultValue: nothing,
    getInitialValueInEffect: false,
    deserialize: readMemory,
  })
  return {
    ...memory,
    /** Folds a group, or unfolds it. */
    fold: (group: SidebarGroup) => setMemory((now) => ({ ...now, folded: withOrWithout(now.folded, group) })),
    /** Pins a screen, or lets it go. */
    pin: (path: string) => setMemory((now) => ({ ...now, pinned: withOrWithout(now.pinned, path) })),
    opened: (path: string) => setMemory((now) => ({ ...now, recent: recentAfter(now.recent, path) })),
  }
}
