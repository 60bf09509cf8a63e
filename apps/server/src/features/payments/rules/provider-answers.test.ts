import { PaymentStatus, paymentTransitions } from '@portal/contract/payments/states'
import { describe, expect, test } from 'vitest'
import { outcomeOf } from './provider-answers.ts'
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
