import { describe, expect, test } from 'vitest'
import { AnswerSchema } from '../provider/answers.ts'
import { verdictOf } from './verdict.ts'

const expected = { amount: 1000, currency: 'CLP', buyOrder: 'o1', sessionId: 's1' } as const
const answer = { status: 'AUTHORIZED', response_code: 0, amount: 1000, buy_order: 'o1', session_id: 's1' }
const verdict = (changes: object) => verdictOf(AnswerSchema.parse({ ...answer, ...changes }), expected)

describe('an answer', () => {
  test.each([
    ['AUTHORIZED with 0 for this order', {}, 'paid'],
    ['its amount as a text', { amount: '1000' }, 'paid'],
    ['an unknown field, no card, a strange vci', { new_field: 1, card_detail: null, vci: 'ABO' }, 'paid'],
    ['one peso more', { amount: 1001 }, 'other_amount'],
    ['another order', { buy_order: 'o2' }, 'other_order'],
    ['another session', { session_id: 's2' }, 'other_order'],
    ['no response code', { response_code: undefined }, 'incomplete'],
    ['a response code that is a text', { response_code: '0' }, 'incomplete'],
    ['a negative one', { response_code: -1 }, 'incomplete'],
    ['0 without AUTHORIZED', { status: 'INITIALIZED', vci: 'ABO' }, 'waiting'],
    ['FAILED with 0', { status: 'FAILED' }, 'rejected'],
    ['FAILED for another order', { status: 'FAILED', buy_order: 'o2' }, 'pending'],
    ['CAPTURED', { status: 'CAPTURED' }, 'pending'],
    ['a new word', { status: 'CONSTRAINTS_VIOLATED' }, 'pending'],
    ['REVERSED', { status: 'REVERSED' }, 'reversed'],
  ])('that has %s', (_, changes, means) => {
    expect(verdict(changes)).toBe(means)
  })

  test('never brings more of a card than its last four digits', () => {
    const read = (cardNumber: string) =>
      AnswerSchema.parse({ ...answer, card_detail: { card_number: cardNumber } }).card
    expect([read('6623'), read('4051885600446623'), read('405188******6623'), read('XX')]).toEqual([
      '6623',
      '6623',
      '6623',
      null,
    ])
  })

  test.each([
    ['the currency that we asked for', { currency: 'CLP' }, 'paid'],
    ['another currency', { currency: 'USD' }, 'other_amount'],
    ['a form that is open', { status: 'OPEN' }, 'at_form'],
    ['a form that was closed', { status: 'EXPIRED' }, 'expired'],
    ['the open form of another order', { status: 'OPEN', buyOrder: 'o2' }, 'pending'],
  ])('of a provider that charges at its form with %s', (_, changes, means) => {
    expect(verdictOf({ ...AnswerSchema.parse(answer), ...changes }, expected)).toBe(means)
  })
})
