import { grantableModules, Module } from '@portal/contract/access/constants'
import { moduleNames, SidebarGroup, sidebarGroupNames } from '@portal/contract/access/modules'
import { describe, expect, test } from 'vitest'
import {
  type AccessRow,
  asTemplate,
  changedRows,
  folded,
  foundGroups,
  givenIn,
  groupsOf,
  shareOf,
  withAll,
} from './module-groups.ts'

const aRow = (key: Module, row: Partial<AccessRow> = {}): AccessRow => ({
  modulo: moduleNames[key].es,
  clave_modulo: key,
  asignado: false,
  es_predeterminado: false,
  puede_cambiar: true,
  ...row,
})

const rows = [
  aRow(Module.tasks, { asignado: true }),
  aRow(Module.products, { es_predeterminado: true }),
  aRow(Module.enterprises, { asignado: true, puede_cambiar: false }),
  aRow(Module.users),
]

describe('groups', () => {
  test('stand in the order of the sidebar, modules too, and empty ones are left out', () => {
    const groups = groupsOf(rows).map(({ group, rows }) => [group, rows.map((row) => row.clave_modulo)])
    expect(groups).toEqual([
      [SidebarGroup.system, [Module.products, Module.enterprises]],
      [SidebarGroup.taskTool, [Module.tasks]],
      [SidebarGroup.users, [Module.users]],
    ])
  })

  test('fold what is neither given nor can be', () => {
    const never = aRow(Module.areas, { puede_cambiar: false })
    expect(folded([...rows, never])).toEqual({ shown: rows, hidden: [never] })
  })

  test('lose no module', () => {
    const all = groupsOf(grantableModules.map((key) => aRow(key))).flatMap(({ rows }) => rows)
    expect(all).toHaveLength(grantableModules.length)
  })

  test('are searched by name in both languages, by key and by section', () => {
    const found = (question: string) =>
      foundGroups(groupsOf(rows), question, sidebarGroupNames).flatMap(({ rows }) => rows.map((row) => row.modulo))
    expect(found('enterpr')).toEqual(['Empresas'])
    expect(found('platformwebtarea')).toEqual(['Tareas'])
    expect(found('SISTEMA')).toEqual(['Productos', 'Empresas'])
    expect(found('nada')).toEqual([])
  })
})

describe('changes', () => {
  test('are the rows that saving would change', () => {
    const given = new Set([Module.users, Module.enterprises])
    expect(changedRows(rows, givenIn(rows))).toEqual([])
    expect(changedRows(rows, given).map((row) => row.clave_modulo)).toEqual([Module.tasks, Module.users])
  })

  test('of a whole group pass over what may not be changed', () => {
    expect([...withAll(rows, givenIn(rows), false)]).toEqual([Module.enterprises])
    expect(withAll(rows, new Set(), true)).toEqual(new Set([Module.tasks, Module.products, Module.users]))
  })

  test('to the template of the role pass over what may not be changed', () => {
    expect(asTemplate(rows, givenIn(rows))).toEqual(new Set([Module.products, Module.enterprises]))
  })
})

test('a group is given in whole, in part or not at all', () => {
  expect(shareOf(rows, new Set())).toBe('none')
  expect(shareOf(rows, givenIn(rows))).toBe('some')
  expect(shareOf(rows, new Set(rows.map((row) => row.clave_modulo)))).toBe('all')
})
