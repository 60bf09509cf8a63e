import { paymentMessages as m } from '@portal/contract/payments/messages'
import { PaymentStatus, paymentTransitions } from '@portal/contract/payments/states'
import { describe, expect, test } from 'vitest'
import {
  claimOf,
  effectsOf,
  endByTime,
  isTold,
  messageFor,
  nextStep,
  outcomeOf,
  type Position,
  type Seen,
  undecidedAt,
  type Word,
} from './provider-answers.ts'
import type { Standing } from './standing.ts'
import type { Verdict } from './verdict.ts'

const now = new Date('2026-11-20T12:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const standing = (changes: Partial<Standing>): Standing => ({
  estado: 'redirigida',
  flujo: null,
  motivo: null,
  creado_en: minutesAgo(5),
  confirmando_en: null,
  ahora: now,
  ...changes,
})

const states = Object.values(PaymentStatus)
const verdicts: Verdict[] = [
  'paid',
  'other_amount',
  'other_order',
  'incomplete',
  'rejected',
  'aborted',
  'waiting',
  'reversed',
  'nullified',
  'partly_nullified',
  'pending',
]

describe('what an answer changes', () => {
  test('is a change that the table of states has, whatever the answer and the state', () => {
    for (const estado of states.filter((state) => state !== 'creada'))
      for (const verdict of verdicts)
        for (const flujo of [null, 'normal', 'aborted', 'timeout', 'form_error', 'empty'] as const) {
          if (flujo !== 'normal' && estado === 'confirmando') continue // only a normal return is committed
          const { estado: to } = outcomeOf(verdict, standing({ estado, flujo, creado_en: minutesAgo(30) }))
          if (to !== undefined && to !== estado)
            expect(paymentTransitions[estado], `${estado} ${verdict}`).toContain(to)
        }
  })

  test('never moves what has ended', () => {
    const ended = states.filter((state) => paymentTransitions[state].length === 0)
    for (const estado of [...ended, 'aprobada', 'anulada_parcial'] as const)
      for (const verdict of verdicts) expect(outcomeOf(verdict, standing({ estado })).estado).toBeUndefined()
  })

  test('is a difference when the provider charged what has ended here without money', () => {
    for (const estado of [
      'rechazada',
      'abortada',
      'tiempo_agotado',
      'error_formulario',
      'cerrada_sin_respuesta',
    ] as const)
      expect(outcomeOf('paid', standing({ estado }))).toEqual({ difference: 'autorizada_alla' })
    expect(outcomeOf('waiting', standing({ estado: 'aprobada' }))).toEqual({ difference: 'no_cobrada_alla' })
    expect(outcomeOf('reversed', standing({ estado: 'aprobada' }))).toEqual({ difference: 'devuelta_alla' })
  })
})

describe('nothing committed', () => {
  const waiting = (changes: Partial<Standing>) => outcomeOf('waiting', standing(changes)).estado

  test('is over at once when the buyer or we gave it up', () => {
    expect(waiting({ flujo: 'aborted' })).toBe('abortada')
    expect(waiting({ flujo: 'timeout' })).toBe('tiempo_agotado')
    expect(waiting({ flujo: 'form_error' })).toBe('error_formulario')
    expect(waiting({ flujo: 'normal', motivo: 'no_disponible' })).toBe('abortada')
  })

  test('is over after 20 minutes otherwise, unless a commit may be on its way', () => {
    expect(waiting({ creado_en: minutesAgo(19.9) })).toBeUndefined()
    expect(waiting({ creado_en: minutesAgo(20) })).toBe('tiempo_agotado')
    const committed = { estado: 'confirmando', flujo: 'normal', creado_en: minutesAgo(21) } as const
    expect(waiting({ ...committed, confirmando_en: minutesAgo(0.2) })).toBeUndefined()
    expect(waiting({ ...committed, confirmando_en: minutesAgo(3) })).toBe('tiempo_agotado')
  })
})

describe('an answer', () => {
  test.each([
    ['paid', { estado: 'aprobada' }],
    ['other_amount', { estado: 'aprobada', motivo: 'diferente', difference: 'monto_distinto' }],
    ['other_order', { estado: 'aprobada', motivo: 'diferente', difference: 'orden_distinta' }],
    ['incomplete', { estado: 'desconocida', difference: 'respuesta_incompleta' }],
    ['rejected', { estado: 'rechazada' }],
    ['aborted', { estado: 'abortada' }],
    ['waiting', {}],
    ['reversed', { estado: 'reversada', difference: 'devuelta_alla' }],
    ['nullified', { estado: 'anulada', difference: 'devuelta_alla' }],
    ['partly_nullified', { estado: 'aprobada', motivo: 'diferente', difference: 'devuelta_alla' }],
    ['pending', {}],
    ['silent', {}],
    ['refused', {}],
    ['too_old', {}],
    ['credentials', {}],
    ['not_sent', {}],
  ] as const)('%s about an open payment', (word, outcome) => {
    expect(outcomeOf(word, standing({}))).toEqual(outcome)
    expect(outcomeOf(word, standing({ estado: 'reversada' }))).toEqual({})
    expect(isTold(word)).toBe(!['silent', 'refused', 'too_old', 'credentials', 'not_sent'].includes(word))
  })

  test('that the provider still works on it moves what was committed', () => {
    expect(outcomeOf('pending', standing({ estado: 'confirmando' }))).toEqual({ estado: 'pendiente_confirmacion' })
  })

  test('that decides nothing leaves it in the state of the undecided, where it may get there', () => {
    expect(outcomeOf('silent', standing({ estado: 'confirmando' }), 'desconocida')).toEqual({ estado: 'desconocida' })
    expect(outcomeOf('silent', standing({ estado: 'aprobada' }), 'desconocida')).toEqual({})
    expect(outcomeOf('paid', standing({ estado: 'confirmando' }), 'desconocida')).toEqual({ estado: 'aprobada' })
    expect(outcomeOf('paid', standing({ estado: 'abortada' }), 'desconocida')).toEqual({
      difference: 'autorizada_alla',
    })
  })

  test('that nothing was committed waits while another commit may be on its way, for two minutes', () => {
    const waiting = (minutes: number) =>
      outcomeOf('waiting', standing({ confirmando_en: minutesAgo(minutes), creado_en: minutesAgo(21) }))
    expect(waiting(1.9)).toEqual({})
    expect(waiting(2)).toEqual({ estado: 'tiempo_agotado' })
  })
})

test.each([
  ['aprobada', null, null, null],
  ['aprobada', 'diferente', null, m.pendingConfirmation],
  ['rechazada', null, null, m.notApproved],
  ['rechazada', null, 'TSY', m.orderRejected],
  ['abortada', null, 'TSY', m.aborted],
  ['abortada', 'ya_pagada', null, m.alreadyProcessed],
  ['abortada', 'no_disponible', null, m.itemUnavailable],
  ['tiempo_agotado', 'ya_pagada', null, m.timedOut],
  ['tiempo_agotado', 'no_disponible', null, m.timedOut],
  ['desconocida', 'diferente', null, m.pendingConfirmation],
] as const)('the buyer of a payment in state %s, given up for %s, with %s reads', (estado, motivo, vci, entry) => {
  expect(messageFor({ estado, motivo, vci })).toBe(entry)
})

describe('an outcome', () => {
  const seen = { isWanted: true, isBuyerGone: false }
  test.each([
    ['an approval', { estado: 'aprobada' }, {}, seen, ['receipt', 'reserve']],
    ['one that nobody waits for', { estado: 'aprobada' }, {}, { ...seen, isWanted: false }, ['receipt', 'giveBack']],
    [
      'one of a payment that was given up',
      { estado: 'aprobada' },
      { motivo: 'ya_pagada' },
      seen,
      ['receipt', 'giveBack'],
    ],
    [
      'one that differs',
      { estado: 'aprobada', motivo: 'diferente', difference: 'monto_distinto' },
      {},
      seen,
      ['receipt', 'difference'],
    ],
    ['a difference', { difference: 'autorizada_alla' }, {}, seen, ['difference']],
    ['nothing, without the buyer', {}, { estado: 'desconocida' }, { ...seen, isBuyerGone: true }, []],
    ['a rejection that the buyer sees', { estado: 'rechazada' }, { estado: 'desconocida' }, seen, []],
    [
      'a rejection without the buyer',
      { estado: 'rechazada' },
      { estado: 'desconocida' },
      { ...seen, isBuyerGone: true },
      ['notPaidMail'],
    ],
    [
      'an abortion without the buyer',
      { estado: 'abortada' },
      { estado: 'confirmando' },
      { ...seen, isBuyerGone: true },
      ['notPaidMail'],
    ],
    [
      'an end of time without the buyer',
      { estado: 'tiempo_agotado' },
      { estado: 'pendiente_confirmacion' },
      { ...seen, isBuyerGone: true },
      ['notPaidMail'],
    ],
    [
      'one of a payment that was in no doubt',
      { estado: 'rechazada' },
      { estado: 'redirigida' },
      { ...seen, isBuyerGone: true },
      [],
    ],
    [
      'a doubt without the buyer',
      { estado: 'desconocida' },
      { estado: 'confirmando' },
      { ...seen, isBuyerGone: true },
      [],
    ],
  ] as const)('%s has its effects', (_, outcome, before, circumstances, effects) => {
    expect(effectsOf(outcome, standing(before), circumstances)).toEqual(effects)
  })
})

describe('a commit', () => {
  const payment = { estado: 'redirigida', flujo: 'normal', motivo: null, enlace_version: 1, ip: '203.0.113.7' } as const
  test.each([
    ['is made where the reservation waits', {}, [], true, 'commit'],
    ['is not made where it does not', {}, [], false, 'given_up'],
    ['is not made twice', { estado: 'confirmando' }, [], true, 'settled'],
    ['follows a normal return only', { flujo: 'aborted' }, [], true, 'settled'],
    ['is not made of what was given up', { motivo: 'no_disponible' }, [], true, 'settled'],
    ['waits for one under way', {}, [{ ...payment, estado: 'confirmando' }], true, 'later'],
    [
      'waits for one under way, where another is in doubt',
      {},
      [
        { ...payment, estado: 'desconocida' },
        { ...payment, estado: 'confirmando' },
      ],
      true,
      'later',
    ],
    ['is barred by one in doubt', {}, [{ ...payment, estado: 'desconocida' }], true, 'barred'],
    ['is not barred by one that has ended', {}, [{ ...payment, estado: 'rechazada' }], true, 'commit'],
    [
      'of the client is not barred by one of a stranger',
      {},
      [{ ...payment, estado: 'desconocida', enlace_version: null }],
      true,
      'commit',
    ],
  ] as const)('%s', (_, changes, others, isWanted, claim) => {
    expect(claimOf({ ...payment, ...changes }, others, isWanted)).toBe(claim)
  })
})

type At = Omit<Partial<Position<Seen>>, 'row'> & { row?: Partial<Seen> }
const at = ({ row, ...changes }: At): Position<Seen> => ({
  occasion: 'return',
  flow: 'normal',
  row: { ...standing({ flujo: 'normal' }), consultado_en: null, ...row },
  claim: null,
  committed: null,
  heard: null,
  asksLeft: 2,
  isTimeUp: false,
  isSettled: false,
  ...changes,
})
const secondsAgo = (seconds: number) => minutesAgo(seconds / 60)

describe('the next step', () => {
  test.each<[string, At, ReturnType<typeof nextStep>]>([
    ['of a normal return', {}, 'claim'],
    ['of a second one, while the first is confirmed', { row: { estado: 'confirmando' } }, 'wait'],
    ['of a second one that waited for long', { row: { estado: 'confirmando' }, isTimeUp: true }, 'done'],
    ['of a second one, later', { row: { estado: 'aprobada' } }, 'done'],
    ['of another return from the form', { row: { flujo: 'aborted' } }, 'ask'],
    ['of another return in doubt', { row: { flujo: 'timeout', estado: 'desconocida' } }, 'ask'],
    ['of another return of what has ended', { row: { flujo: 'timeout', estado: 'rechazada' } }, 'done'],
    ['of a result page before the commit', { occasion: 'result' }, 'claim'],
    ['of a result page of what was given up', { occasion: 'result', row: { motivo: 'ya_pagada' } }, 'ask'],
    ['of a result page without a return', { occasion: 'result', row: { flujo: null } }, 'done'],
    ['of a result page after another return', { occasion: 'result', row: { flujo: 'aborted' } }, 'ask'],
    [
      'of a result page after a normal return that has ended',
      { occasion: 'result', row: { estado: 'aprobada' } },
      'done',
    ],
    [
      'of a result page while it is confirmed',
      { occasion: 'result', row: { estado: 'confirmando', confirmando_en: secondsAgo(19) } },
      'done',
    ],
    [
      'of a result page 20 s later',
      { occasion: 'result', row: { estado: 'confirmando', confirmando_en: secondsAgo(20) } },
      'ask',
    ],
    [
      'of a result page in doubt after a commit',
      { occasion: 'result', row: { estado: 'desconocida', confirmando_en: secondsAgo(1) } },
      'ask',
    ],
    [
      'of a result page that asked a second ago',
      { occasion: 'result', row: { estado: 'desconocida', consultado_en: secondsAgo(1) } },
      'done',
    ],
    [
      'of a result page that asked two seconds ago',
      { occasion: 'result', row: { estado: 'desconocida', consultado_en: secondsAgo(2) } },
      'ask',
    ],
    ['of the sweeper', { occasion: 'sweep' }, 'ask'],
    ['of the sweeper without a form', { occasion: 'sweep', row: { estado: 'creada' } }, 'close'],
    ['of a review', { occasion: 'review' }, 'ask'],
    ['of a comparison', { occasion: 'comparison' }, 'ask'],
    ['after a claim', { claim: 'commit' }, 'commit'],
    ['after one that is given up', { claim: 'given_up' }, 'ask'],
    ['after one that is barred', { claim: 'barred' }, 'done'],
    ['after one that comes later', { claim: 'later' }, 'claim'],
    ['after one that never comes', { claim: 'later', isTimeUp: true }, 'done'],
    ['after one that is settled', { claim: 'settled' }, 'done'],
    ['after one that another call confirms', { claim: 'settled', row: { estado: 'confirmando' } }, 'wait'],
    ['after an answer', { claim: 'commit', committed: 'paid', heard: 'paid' }, 'settle'],
    ['after an answer without a commit', { heard: 'silent' }, 'settle'],
    ['after silence', { claim: 'commit', committed: 'silent', heard: 'silent' }, 'ask'],
    ['after silence, when it was asked enough', { committed: 'silent', heard: 'silent', asksLeft: 0 }, 'settle'],
    ['after silence, then waiting', { committed: 'silent', heard: 'waiting' }, 'ask'],
    ['after silence, then an answer', { committed: 'silent', heard: 'paid' }, 'settle'],
    ['after a refusal, then waiting', { committed: 'refused', heard: 'waiting' }, 'settle'],
    ['after a refusal, then silence', { committed: 'refused', heard: 'silent' }, 'ask'],
    ['after wrong credentials', { committed: 'credentials', heard: 'credentials' }, 'settle'],
    ['after nothing was sent', { committed: 'not_sent', heard: 'not_sent' }, 'settle'],
    ['of a review that heard nothing', { occasion: 'review', heard: 'silent' }, 'done'],
    ['of a comparison that heard nothing', { occasion: 'comparison', heard: 'too_old' }, 'done'],
    ['of a comparison with an answer', { occasion: 'comparison', heard: 'paid' }, 'settle'],
    ['of a return that is settled', { isSettled: true, heard: 'too_old', row: { estado: 'desconocida' } }, 'done'],
    ['of a sweep that is settled', { occasion: 'sweep', isSettled: true, heard: 'silent' }, 'done'],
    [
      'of a sweep of what is too old',
      { occasion: 'sweep', isSettled: true, heard: 'too_old', row: { estado: 'desconocida' } },
      'close',
    ],
  ])('%s', (_, position, step) => {
    expect(nextStep(at(position))).toBe(step)
  })
})

test.each<[string, At, PaymentStatus | null]>([
  ['a refused commit with an answer', { committed: 'refused', heard: 'waiting' }, 'pendiente_confirmacion'],
  ['a silent commit with an answer', { committed: 'silent', heard: 'waiting' }, 'desconocida'],
  ['a refused commit with silence', { committed: 'refused', heard: 'silent' }, 'desconocida'],
  ['a commit that heard nothing', { committed: 'refused' }, 'desconocida'],
  ['one that was given up', { claim: 'given_up', occasion: 'result' }, 'desconocida'],
  ['a return', { flow: 'timeout' }, 'desconocida'],
  ['a return without a token', { flow: 'empty' }, null],
  ['a result page', { occasion: 'result' }, null],
  ['a sweep that waits', { occasion: 'sweep', heard: 'waiting', row: { estado: 'confirmando' } }, null],
  ['a sweep in silence', { occasion: 'sweep', heard: 'silent', row: { creado_en: minutesAgo(20) } }, null],
  [
    'a late sweep in silence',
    { occasion: 'sweep', heard: 'silent', row: { creado_en: minutesAgo(20.1) } },
    'desconocida',
  ],
  [
    'a sweep of what was confirmed',
    { occasion: 'sweep', heard: 'silent', row: { estado: 'confirmando' } },
    'desconocida',
  ],
  ['a late review', { occasion: 'review', heard: 'silent', row: { creado_en: minutesAgo(30) } }, null],
])('%s leaves an undecided payment in its state', (_, position, estado) => {
  expect(undecidedAt(at(position))).toBe(estado)
})

const days = (count: number) => minutesAgo(count * 24 * 60)
const closed = { estado: 'cerrada_sin_respuesta', difference: 'sin_respuesta' }
test.each<[string, Partial<Standing>, Word | null, object | null]>([
  ['one without a token', { estado: 'creada' }, null, { estado: 'error_formulario' }],
  ['one in doubt that the provider reports no longer', { estado: 'desconocida' }, 'too_old', closed],
  ['one in doubt after seven days', { estado: 'confirmando', creado_en: days(7.01) }, null, closed],
  ['one in doubt on the seventh day', { estado: 'confirmando', creado_en: days(7) }, 'silent', null],
  ['one that is in no doubt', { estado: 'redirigida', creado_en: days(8) }, 'too_old', null],
])('the sweeper ends %s', (_, changes, heard, outcome) => {
  expect(endByTime(standing(changes), heard)).toEqual(outcome)
})
