import { describe, expect, test } from 'vitest'
import { readReference, referenceLength, referenceLetters, referenceOf, writtenReference } from './references.ts'

const some = ['2222222', 'ZZZZZZZ', '7K4M2PQ', 'ABCDEFG', '9876543', 'H2J3K4M'].map(referenceOf)

describe('the reference of a transfer', () => {
  test('is read however it was typed', () => {
    for (const reference of some) {
      expect(reference).toHaveLength(referenceLength)
      expect(writtenReference(reference)).toMatch(/^.{4}-.{4}$/)
      for (const typed of [reference, reference.toLowerCase(), writtenReference(reference), ` ${reference} `])
        expect(readReference(typed)).toBe(reference)
    }
  })

  test('with one wrong letter, or two that changed places, is none', () => {
    for (const reference of some)
      for (let place = 0; place < referenceLength; place++) {
        for (const other of referenceLetters) {
          if (other === reference[place]) continue
          expect(readReference(reference.slice(0, place) + other + reference.slice(place + 1))).toBeNull()
        }
        const [one, next] = [reference[place], reference[place + 1]]
        if (next === undefined || one === next) continue
        expect(readReference(reference.slice(0, place) + next + one + reference.slice(place + 2))).toBeNull()
      }
  })

  test('has no letters that are taken for one another', () => {
    for (const text of ['0', '1', 'I', 'L', 'O']) expect(referenceLetters).not.toContain(text)
    expect(readReference('O0I1L222')).toBeNull()
    expect(readReference('')).toBeNull()
  })
})
