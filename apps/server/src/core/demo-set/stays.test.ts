import { expect, test } from 'vitest'
import { type Edge, type Facts, type RowId, whatStays } from './stays.ts'

/**
 * A small schema: an account writes notes, a note has lines and a file, a session is of an account. `account d…` and the
 * like are of the demo set, `p…` of people.
 */
const made = ['account d1', 'account d2', 'note d1', 'note d2', 'line d1', 'line d2', 'file d1', 'file d2']
const usual = [
  'note d1 author account d1',
  'note d2 author account d2',
  'line d1 note note d1',
  'line d2 note note d2',
  'note d1 file file d1',
  'note d2 file file d2',
]

interface Case {
  /** Further references, as "from column to". */
  also?: readonly string[]
  belonging?: readonly RowId[]
  own?: readonly RowId[]
  touched?: readonly RowId[]
  stays: readonly RowId[]
  /** Of what belongs to the rows. */
  alsoGoes?: readonly RowId[]
}

const edgeOf = (text: string): Edge => {
  const [table, from, column, parent, to] = text.split(' ')
  return { from: `${table} ${from}`, to: `${parent} ${to}`, by: `${table}.${column}` }
}

const factsOf = ({ also = [], belonging = [], own = [], touched = [] }: Case): Facts => ({
  made: new Set(made),
  belonging: new Set(belonging),
  own: new Set(own),
  touched: new Set(touched),
  edges: [...usual, ...also].map(edgeOf),
  parts: new Set(['line.note', 'session.account']),
  owned: new Set(['note.file']),
})

const cases: Readonly<Record<string, Case>> = {
  'nobody has done anything': { stays: [] },
  'a note of a person names an account': {
    also: ['note p1 author account d1'],
    stays: ['account d1'],
  },
  'a note that a person changed stays with its author, its lines and its file': {
    own: ['note d1'],
    stays: ['note d1', 'account d1', 'line d1', 'file d1'],
  },
  'an account that stays keeps none of its notes': { own: ['account d1'], stays: ['account d1'] },
  'a line that a person wrote keeps the note, and so the other lines': {
    also: ['line p1 note note d1'],
    stays: ['note d1', 'account d1', 'line d1', 'file d1'],
  },
  'rows that name each other in a circle go': {
    also: ['account d1 best note d1', 'account d2 best note d2'],
    stays: [],
  },
  'a circle stays when a person names one of it': {
    also: ['account d1 best note d1', 'note p1 author account d1'],
    stays: ['account d1', 'note d1', 'line d1', 'file d1'],
  },
  'a row that names itself goes': { also: ['note d1 origin note d1'], stays: [] },
  'sessions go with the account': {
    belonging: ['session p1'],
    also: ['session p1 account account d1'],
    stays: [],
    alsoGoes: ['session p1'],
  },
  'sessions of an account that stays are left alone': {
    belonging: ['session p1'],
    also: ['session p1 account account d1', 'note p1 author account d1'],
    stays: ['account d1'],
  },
  'a session that a note of a person names keeps the account': {
    belonging: ['session p1'],
    also: ['session p1 account account d1', 'note p1 session session p1'],
    stays: ['session p1', 'account d1'],
  },
  'a later file of a note goes with it': {
    belonging: ['file p1'],
    also: ['note d1 file file p1'],
    stays: [],
    alsoGoes: ['file p1'],
  },
  'a later file that a note of a person names too stays': {
    belonging: ['file p1'],
    also: ['note d1 file file p1', 'note p1 file file p1'],
    stays: ['file p1'],
  },
  'a line that was moved into a note which a person has changed is theirs': {
    also: ['line d1 note note p1'],
    touched: ['note p1'],
    stays: ['line d1', 'note d1', 'account d1', 'file d1'],
  },
  'a line in a note that was there before goes': { also: ['line d1 note note p1'], stays: [] },
}

test.each(Object.entries(cases))('%s', (_, one) => {
  const { stays, goes } = whatStays(factsOf(one))
  expect([...stays.keys()].toSorted()).toEqual([...one.stays].toSorted())
  const gone = [...made.filter((row) => !one.stays.includes(row)), ...(one.alsoGoes ?? [])]
  expect([...goes].toSorted()).toEqual(gone.toSorted())
})

test('each row that stays says why', () => {
  const { stays } = whatStays(factsOf({ own: ['note d1'], stays: [] }))
  expect(Object.fromEntries(stays)).toEqual({
    'note d1': { kind: 'own' },
    'account d1': { kind: 'named', by: { from: 'note d1', to: 'account d1', by: 'note.author' } },
    'line d1': { kind: 'part', of: { from: 'line d1', to: 'note d1', by: 'line.note' } },
    'file d1': { kind: 'named', by: { from: 'note d1', to: 'file d1', by: 'note.file' } },
  })
})
