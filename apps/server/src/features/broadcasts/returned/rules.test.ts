import { describe, expect, test } from 'vitest'
import { isHard, verdictOf } from './rules.ts'

test.each([
  ['5.1.1', true],
  ['5.0.0', true],
  ['5.2.1', true],
  ['5.4.4', true],
  ['5.5.0', true],
  [' 5.1.1', true],
  ['5.2.20', true],
  ['5.2.3', false],
  ['15.1.1', false],
  ['5.2.2', false],
  ['5.3.4', false],
  ['5.4.7', false],
  ['4.1.1', false],
  ['', false],
])('%s is hard: %s', (status, hard) => {
  expect(isHard(status)).toBe(hard)
})

describe('a returned mail', () => {
  const nothing = { to: [], subject: '', deliveries: [], hasFailed: false, feedback: null, original: {} }
  const delivery = (action: string, status: string, diagnostic = '') => ({ action, status, diagnostic })
  const failed = delivery('failed', '5.1.1', 'smtp; 550 no such user')

  test.each<[string, Partial<Parameters<typeof verdictOf>[0]>, ReturnType<typeof verdictOf>]>([
    ['that asks to end', { feedback: 'opt-out' }, { status: 'baja', answer: 'opt-out' }],
    ['that complains', { feedback: 'abuse' }, { status: 'queja', answer: 'abuse' }],
    ['that says it is welcome', { feedback: 'not-spam' }, null],
    [
      'that complains and names a failure',
      { feedback: 'fraud', deliveries: [failed] },
      { status: 'queja', answer: 'fraud' },
    ],
    ['without a report, of a failure', { hasFailed: true }, { status: 'rebote_blando', answer: '' }],
    ['without a report', {}, null],
    ['of a delay', { deliveries: [delivery('delayed', '4.4.1')] }, null],
    ['of a delivery', { deliveries: [delivery('delivered', '2.0.0')], hasFailed: true }, null],
    [
      'of an address that does not work',
      { deliveries: [failed] },
      { status: 'rebote_duro', answer: '550 no such user' },
    ],
    [
      'of a full mailbox',
      { deliveries: [delivery('failed', '5.2.2', '  SMTP ;  552 full')] },
      { status: 'rebote_blando', answer: '552 full' },
    ],
    [
      'of two failures: the hard one counts',
      { deliveries: [delivery('failed', '4.2.2'), failed] },
      { status: 'rebote_duro', answer: '550 no such user' },
    ],
    [
      'of a delay of an address that does not work, and a failure',
      { deliveries: [delivery('delayed', '5.1.1'), delivery('failed', '4.2.2')] },
      { status: 'rebote_blando', answer: '4.2.2' },
    ],
    [
      'whose answer names smtp later',
      { deliveries: [delivery('failed', '5.1.1', 'x-unix; smtp; 1')] },
      { status: 'rebote_duro', answer: 'x-unix; smtp; 1' },
    ],
    [
      'whose answer has no space',
      { deliveries: [delivery('failed', '5.1.1', 'smtp;550')] },
      { status: 'rebote_duro', answer: '550' },
    ],
  ])('%s', (_, report, verdict) => {
    expect(verdictOf({ ...nothing, ...report })).toEqual(verdict)
  })
})
