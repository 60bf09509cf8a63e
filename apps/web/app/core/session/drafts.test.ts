import { beforeEach, describe, expect, test } from 'vitest'
import {
  type Draft,
  type DraftBox,
  draftKey,
  dropDraft,
  findDraft,
  isOfferedAt,
  keepDraft,
  listDrafts,
} from './drafts.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const hour = 3_600_000
const aKey = () => draftKey(Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64'))

function aStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
    items,
  }
}

const aDraft = (changes: Partial<Draft> = {}): Draft => ({
  form: 'usuario:nuevo',
  label: 'Usuario nuevo',
  path: '/dashboard/usuarios/nuevo',
  savedAt: now,
  values: { nombres: 'José Ñandú', sucursal_id: null, emails: ['a@example.com'] },
  ...changes,
})

let box: DraftBox
let storage: ReturnType<typeof aStorage>
beforeEach(async () => {
  storage = aStorage()
  box = { userId: 7, key: await aKey(), storage }
})

describe('a draft', () => {
  test('comes back as it was', async () => {
    await keepDraft(box, aDraft())
    expect(await findDraft(box, 'usuario:nuevo', now + hour)).toEqual(aDraft())
  })

  test('is not readable in the storage', async () => {
    await keepDraft(box, aDraft())
    expect([...storage.items.values()].join()).not.toMatch(/José|nombres|usuarios/)
  })

  test('opens for nobody else, with another key or under another name', async () => {
    await keepDraft(box, aDraft())
    expect(await findDraft({ ...box, key: await aKey() }, 'usuario:nuevo', now)).toBeNull()

    storage.setItem('draft:8:usuario:nuevo', storage.getItem('draft:7:usuario:nuevo')!)
    expect(await findDraft({ ...box, userId: 8 }, 'usuario:nuevo', now)).toBeNull()
  })

  test('lives 24 hours', async () => {
    await keepDraft(box, aDraft())
    expect(await findDraft(box, 'usuario:nuevo', now + 24 * hour)).not.toBeNull()
    expect(await findDraft(box, 'usuario:nuevo', now + 24 * hour + 1)).toBeNull()
  })

  test('is replaced by a later one and gone once dropped', async () => {
    await keepDraft(box, aDraft())
    await keepDraft(box, aDraft({ values: { nombres: 'Ana' } }))
    expect((await findDraft(box, 'usuario:nuevo', now))?.values).toEqual({ nombres: 'Ana' })

    dropDraft(box, 'usuario:nuevo')
    expect(await findDraft(box, 'usuario:nuevo', now)).toBeNull()
  })

  test('that is damaged is none', async () => {
    storage.setItem('draft:7:usuario:nuevo', '{"at":')
    expect(await findDraft(box, 'usuario:nuevo', now)).toBeNull()
    storage.setItem('draft:7:usuario:nuevo', JSON.stringify({ at: now, iv: 'AAAA', data: '!' }))
    expect(await findDraft(box, 'usuario:nuevo', now)).toBeNull()
  })
})

test('the list holds the own drafts, newest first, and clears what is too old', async () => {
  await keepDraft(box, aDraft({ form: 'a', savedAt: now - 2 * hour }))
  await keepDraft(box, aDraft({ form: 'b', savedAt: now - hour }))
  await keepDraft(box, aDraft({ form: 'c', savedAt: now - 25 * hour }))
  await keepDraft({ ...box, userId: 8, key: await aKey() }, aDraft({ form: 'd', savedAt: now }))
  storage.setItem('lang', 'es')

  expect((await listDrafts(box, now)).map((draft) => draft.form)).toEqual(['b', 'a'])
  expect([...storage.items.keys()].sort()).toEqual(['draft:7:a', 'draft:7:b', 'draft:8:d', 'lang'])
})

test.each([
  ['/dashboard', true],
  ['/dashboard/usuarios', true],
  ['/dashboard/usuarios/12', false], // the form itself offers it
  ['/dashboard/usuarios/1', false],
  ['/dashboard/cotizaciones/todas', false],
])('at %s a draft of the form of user 12 is offered: %s', (pathname, isOffered) => {
  expect(isOfferedAt(pathname, { path: '/dashboard/usuarios/12?page=2' })).toBe(isOffered)
})
