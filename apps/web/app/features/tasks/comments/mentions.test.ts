import { expect, test } from 'vitest'
import { completed, matching, mentionAt, mentionedIn, partsOf } from './mentions.ts'

const people = [
  { id: 1, nombre: 'Ana' },
  { id: 2, nombre: 'Ana María Núñez' },
  { id: 3, nombre: 'Bruno Díaz' },
]

test.each([
  ['@', { from: 0, typed: '' }],
  ['Hola @an', { from: 5, typed: 'an' }],
  ['(@ana mar', { from: 1, typed: 'ana mar' }],
  ['Hola @ an', null],
  ['correo@example', null],
  ['@ana\nsigue', null],
  [`@${'a'.repeat(61)}`, null],
  ['Hola', null],
])('the mention being typed in "%s"', (text, expected) => {
  expect(mentionAt(text, text.length)).toEqual(expected)
})

test('the caret decides which mention it is', () => {
  expect(mentionAt('@ana y @bru', 3)).toEqual({ from: 0, typed: 'an' })
})

test('names are found by the beginning of their words, without accents', () => {
  expect(matching(people, '').map(({ id }) => id)).toEqual([1, 2, 3])
  expect(matching(people, 'nune').map(({ id }) => id)).toEqual([2])
  expect(matching(people, 'ana mar').map(({ id }) => id)).toEqual([2])
  expect(matching(people, 'na').map(({ id }) => id)).toEqual([])
})

test('a completed mention keeps what follows', () => {
  const text = 'Hola @bru, mira'
  expect(completed(text, mentionAt(text, 9)!, 'Bruno Díaz')).toEqual({ text: 'Hola @Bruno Díaz , mira', caret: 17 })
  expect(completed('@an fin', { from: 0, typed: 'an' }, 'Ana')).toEqual({ text: '@Ana fin', caret: 5 })
})

test('the longest name counts, and none that goes on', () => {
  expect(mentionedIn('@Ana María Núñez y @Bruno Díaz, @Bruno Díaz', people)).toEqual([2, 3])
  expect(mentionedIn('@Ana, @Anastasia', people)).toEqual([1])
  expect(partsOf('A @Ana!', people)).toEqual([{ text: 'A ' }, { text: '@Ana', person: people[0] }, { text: '!' }])
})
