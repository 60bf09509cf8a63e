import { Module, Role } from '@portal/contract/access/constants'
import { changesFor, rolesIn, type TaskFacts } from '@portal/contract/tasks/transitions'
import { describe, expect, test } from 'vitest'
import { aboutIdea, aboutTask } from './about.ts'
import * as ideas from './ideas/policy.ts'
import { canEdit, canWork, mayDeleteComments, readerOf } from './policy.ts'
import { othersOf, reviewersOf } from './save/rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const [creator, assignee, reviewer, manager, stranger] = [1, 2, 3, 4, 5]
const task = (changes: Partial<TaskFacts> = {}): TaskFacts => ({
  estado: 6,
  estado_previo: null,
  creado_por: creator,
  encargado_id: assignee,
  estado_en: now,
  revisores: [
    { usuario_id: reviewer, aprobada_en: null },
    { usuario_id: assignee, aprobada_en: null },
  ],
  ...changes,
})
const reader = (id: number) => ({ id, isManager: id === manager })

test('the module of all tasks makes a manager', () => {
  expect(readerOf({ id: 1, modules: new Set([Module.allTasks]) })).toEqual({ id: 1, isManager: true })
  expect(readerOf({ id: 1, modules: new Set([Module.tasks]) })).toEqual({ id: 1, isManager: false })
})

test.each([
  [creator, ['creator'], true, true],
  [assignee, ['assignee'], false, true],
  [reviewer, ['reviewer'], false, false],
  [manager, ['manager'], true, true],
  [stranger, [], false, false],
])('person %i is %j to a task: whether they edit it, and work on it', (id, roles, edits, works) => {
  expect(rolesIn(task(), reader(id))).toEqual(roles)
  expect(canEdit(task(), reader(id))).toBe(edits)
  expect(canWork(task(), reader(id))).toBe(works)
})

describe('a task', () => {
  const all = (changes: Partial<TaskFacts>) =>
    [creator, assignee, reviewer, manager, stranger].map((id) =>
      changesFor(task(changes), reader(id), now)
        .map(({ estado, comentario }) => `${estado}${comentario ? '!' : ''}`)
        .join(' '),
    )
  // what the creator, the assignee, a reviewer, a manager and a stranger may make of it; `!` asks for a comment
  test.each<[string, Partial<TaskFacts>, string[]]>([
    ['to do', { estado: 6 }, ['7 9! 11!', '7 9!', '', '9! 11!', '']],
    ['in process', { estado: 7 }, ['9! 11!', '8 9!', '', '9! 11!', '']],
    ['to review', { estado: 8 }, ['', '7', '10 7!', '', '']],
    [
      'to review, when it was approved by that person',
      { estado: 8, revisores: [{ usuario_id: reviewer, aprobada_en: now }] },
      ['', '7', '7!', '', ''],
    ],
    [
      'to review by another one',
      {
        estado: 8,
        revisores: [
          { usuario_id: 9, aprobada_en: null },
          { usuario_id: reviewer, aprobada_en: now },
        ],
      },
      ['', '7', '7!', '', ''],
    ],
    ['stopped', { estado: 9, estado_previo: 7 }, ['7 11!', '7', '', '7 11!', '']],
    ['stopped, without what it was', { estado: 9 }, ['6 11!', '6', '', '6 11!', '']],
    ['approved', { estado: 10 }, ['11', '', '', '', '']],
    ['closed', { estado: 11, estado_en: daysAgo(30) }, ['7!', '', '', '', '']],
    ['closed for longer', { estado: 11, estado_en: daysAgo(30.01) }, ['', '', '', '', '']],
    ['overdue', { estado: 15 }, ['7 9! 11!', '7 8 9!', '', '9! 11!', '']],
  ])('%s', (_, changes, allowed) => {
    expect(all(changes)).toEqual(allowed)
  })

  test('of one who is creator and reviewer asks for a comment only where each way does', () => {
    const own = task({ estado: 8, creado_por: 2, encargado_id: 2 })
    expect(changesFor(own, reader(2), now)).toEqual([{ estado: 7, comentario: false }])
    const both = task({ estado: 8, revisores: [{ usuario_id: creator, aprobada_en: null }] })
    expect(changesFor(both, reader(creator), now)).toEqual([
      { estado: 10, comentario: false },
      { estado: 7, comentario: true },
    ])
  })
})

test('comments of others are deleted by managers of tasks, and of ideas by administrators', () => {
  const person = (role: Role, ...modules: Module[]) => ({ id: 1, role, modules: new Set(modules) })
  expect(mayDeleteComments(person(Role.user, Module.allTasks), aboutTask(1))).toBe(true)
  expect(mayDeleteComments(person(Role.administrator), aboutTask(1))).toBe(false)
  expect(mayDeleteComments(person(Role.user, Module.allTasks), aboutIdea(1))).toBe(false)
  expect(mayDeleteComments(person(Role.administrator), aboutIdea(1))).toBe(true)
})

test.each([
  ['its author', 1, Role.user, true, true],
  ['a member', 2, Role.user, true, false],
  ['another person', 3, Role.manager, false, false],
  ['an administrator', 3, Role.administrator, true, true],
] as const)('an idea is edited and deleted by %s', (_, id, role, edits, deletes) => {
  const idea = { creado_por: 1, integrantes: [2] }
  expect(ideas.canEdit({ id, role }, idea)).toBe(edits)
  expect(ideas.canDelete({ id, role }, idea)).toBe(deletes)
})

test.each([
  [[3, 4], 2, 1, [3, 4]],
  [[2], 2, 1, [1]],
  [[2], 2, 2, null],
  [[2, 3], 2, 1, null],
])('the reviewers %j of a task of %i by %i are', (asked, assigneeId, creatorId, reviewers) => {
  expect(reviewersOf(asked, assigneeId, creatorId)).toEqual(reviewers)
})

test('a task is shown as assigned to creator and reviewers, each once, without the assignee', () => {
  expect(othersOf(1, 2, [3, 1, 2])).toEqual([1, 3])
})
