import type { Module } from '@portal/contract/access/constants'
import { moduleNames, SidebarGroup } from '@portal/contract/access/modules'
import type { AccessRowSchema } from '@portal/contract/access/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Text } from '@portal/contract/core/text'
import { isFoundIn } from '#core/dashboard/fold.ts'

/** A module with its switch: of a user, or of a template. */
export type AccessRow = Omit<Of<typeof AccessRowSchema>, 'pendiente'>

/** The modules of one section of the sidebar. */
export interface ModuleGroup {
  readonly group: SidebarGroup
  readonly rows: readonly AccessRow[]
}

/** Groups rows by section, in the order of the sidebar; omits sections without rows. */
export function groupsOf(rows: readonly AccessRow[]): ModuleGroup[] {
  const order = Object.keys(moduleNames)
  const sorted = [...rows].sort((a, b) => order.indexOf(a.clave_modulo) - order.indexOf(b.clave_modulo))
  return Object.values(SidebarGroup)
    .map((group) => ({ group, rows: sorted.filter((row) => moduleNames[row.clave_modulo].group === group) }))
    .filter(({ rows }) => rows.length > 0)
}

/** Returns the groups with the matching rows: by name in both languages, by key, or by the name of the section. */
export function foundGroups(groups: readonly ModuleGroup[], question: string, sections: Record<SidebarGroup, Text>) {
  return groups
    .map(({ group, rows }) => ({
      group,
      rows: rows.filter(({ clave_modulo: key }) =>
        isFoundIn(question, [moduleNames[key].es, moduleNames[key].en, key, sections[group].es, sections[group].en]),
      ),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/** Splits rows into those that are switchable or given, and those that are neither. */
export const folded = (rows: readonly AccessRow[]) => ({
  shown: rows.filter((row) => row.puede_cambiar || row.asignado),
  hidden: rows.filter((row) => !row.puede_cambiar && !row.asignado),
})

export type Given = ReadonlySet<Module>

/** Returns the stored modules. */
export const givenIn = (rows: readonly AccessRow[]): Given =>
  new Set(rows.filter((row) => row.asignado).map((row) => row.clave_modulo))

/** Returns the rows that saving would change. */
export const changedRows = (rows: readonly AccessRow[], given: Given): AccessRow[] =>
  rows.filter((row) => row.asignado !== given.has(row.clave_modulo))

/** Gives or takes every row that may be changed. The others stay. */
export function withAll(rows: readonly AccessRow[], given: Given, isGiven: boolean): Given {
  return changed(rows, given, () => isGiven)
}

/** Sets every row that may be changed to the template of the role. */
export function asTemplate(rows: readonly AccessRow[], given: Given): Given {
  return changed(rows, given, (row) => row.es_predeterminado)
}

function changed(rows: readonly AccessRow[], given: Given, isWanted: (row: AccessRow) => boolean): Given {
  const next = new Set(given)
  for (const row of rows) {
    if (!row.puede_cambiar) continue
    if (isWanted(row)) next.add(row.clave_modulo)
    else next.delete(row.clave_modulo)
  }
  return next
}

/** Returns whether none, some or all of a group is given. */
export function shareOf(rows: readonly AccessRow[], given: Given): 'none' | 'some' | 'all' {
  const count = rows.filter((row) => given.has(row.clave_modulo)).length
  if (count === 0) return 'none'
  return count === rows.length ? 'all' : 'some'
}
