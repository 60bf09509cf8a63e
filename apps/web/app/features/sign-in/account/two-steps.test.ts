import { expect, test } from 'vitest'
import { readStep, resultOf } from './two-steps.ts'

const done = { ok: true as const, mensaje: '', isPartial: false, datos: {} }
const refused = { ok: false as const, status: 400, mensaje: '', codigo: 5, campos: {}, datos: null }

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('the call gets its own fields only, and passwords never come back into a form', () => {
  const form = formOf({ paso: 'pin', otra_vez: '1', pin_enviado: '5', email: 'a@b.cl', password: 'x', pin: '1234' })
  expect(readStep(form, ['email', 'nombres'])).toEqual({
    asksPin: true,
    isAgain: true,
    pinSentAt: 5,
    sent: { email: 'a@b.cl' },
  })
  expect([...form.keys()]).toEqual(['email', 'password', 'pin'])
})

test('a sent PIN leads on and starts its time; a refused first request stays', () => {
  const first = readStep(formOf({ paso: 'pin' }), [])
  const before = Date.now()
  const on = resultOf(first, done)
  expect(on.step).toBe('pin')
  expect(on.pinSentAt).toBeGreaterThanOrEqual(before)
  expect(resultOf(first, refused)).toMatchObject({ step: 'data', pinSentAt: 0 })
})

test('a refused PIN or password, or a second request too soon, keeps the step and the time that runs', () => {
  expect(resultOf(readStep(formOf({ pin_enviado: '5' }), []), refused)).toMatchObject({ step: 'pin', pinSentAt: 5 })
  const again = readStep(formOf({ paso: 'pin', otra_vez: '1', pin_enviado: '5' }), [])
  expect(resultOf(again, refused)).toMatchObject({ step: 'pin', pinSentAt: 5 })
})
