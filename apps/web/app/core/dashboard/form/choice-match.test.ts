import { expect, test } from 'vitest'
import { countryChoices } from '#core/language/countries.ts'
import { type ListAction, listAction, matchingChoices, type OpenList } from './choice-match.ts'

const firstOf = (text: string) => matchingChoices(text, countryChoices('es'))[0]?.label

test.each([
  ['chile', 'Chile'],
  ['peru', 'Perú'],
  ['india', 'India'], // before the ocean that has its name
  ['guinea', 'Guinea'],
  ['níger', 'Níger'],
  ['niger', 'Níger'],
  ['cl', 'Chile'],
  ['united states', 'Estados Unidos'],
])('a search for %s finds %s first', (text, name) => {
  expect(firstOf(text)).toBe(name)
})

test('choices keep their order where nothing tells them apart', () => {
  const people = ['Rojas, Ana', 'Ana Díaz', 'Juana Soto', 'Ana Arce'].map((label, value) => ({ value, label }))
  expect(matchingChoices('ana', people).map(({ value }) => value)).toEqual([1, 3, 0, 2])
  expect(matchingChoices('', people)).toEqual(people)
  expect(matchingChoices('nadie', people)).toEqual([])
})

const list: Omit<OpenList, 'key'> = {
  isCommand: false,
  isTyped: false,
  isSearching: false,
  isEmpty: false,
  isHighlighted: false,
}

test.each<[Partial<OpenList>, ListAction, ListAction]>([
  [{ isTyped: true }, 'take', 'take'],
  [{ isTyped: true, isSearching: true }, 'wait', 'wait'],
  [{ isTyped: true, isEmpty: true }, 'clear', 'clear'],
  [{ isTyped: true, isCommand: true }, 'take', 'take'],
  [{ isHighlighted: true }, 'take', 'take'],
  [{}, 'close', 'pass'],
  [{ isCommand: true }, 'pass', 'pass'],
])('in an open list with %j Enter does: %s, Tab does: %s', (state, enter, tab) => {
  expect(listAction({ ...list, ...state, key: 'Enter' })).toBe(enter)
  expect(listAction({ ...list, ...state, key: 'Tab' })).toBe(tab)
})

test('other keys, and Enter of a list with any state, never send the form', () => {
  expect(listAction({ ...list, isTyped: true, key: 'a' })).toBe('pass')
  for (let bits = 0; bits < 16; bits += 1) {
    const [isTyped, isSearching, isEmpty, isHighlighted] = [1, 2, 4, 8].map((bit) => (bits & bit) > 0) as boolean[]
    const state = { isTyped, isSearching, isEmpty, isHighlighted } as OpenList
    expect(listAction({ ...list, ...state, key: 'Enter' })).not.toBe('pass')
  }
})
