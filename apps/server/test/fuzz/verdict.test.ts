import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Mounted } from '../../src/core/door/door.ts'
import { faultOf } from './verdict.ts'

const mounted = { terms: { reply: z.object({ id: z.number() }) } } as unknown as Mounted
const heard = (status: number, body: unknown, rest: object = {}) => ({
  status,
  type: 'application/json; charset=utf-8',
  retryAfter: undefined,
  text: typeof body === 'string' ? body : JSON.stringify(body),
  ms: 5,
  ...rest,
})
const ok = (datos: unknown) => ({ estado: 'OK', mensaje: '', datos })
const refusal = (codigo: number, mensaje = 'No.') => ({ estado: 'ERR', mensaje, datos: null, codigo })

const row = { descripcion_en: 'Works at 12 bar, within constraints of rock.', creado_en: '2026-11-28T15:12:18.060Z' }

test.each([
  ['a good answer', heard(200, ok({ id: 1 })), null],
  ['a refusal', heard(409, refusal(5)), null],
  ['a row with an English text and a time', heard(409, { ...refusal(5), datos: row }), null],
  ['busy, with when to come again', heard(503, refusal(989), { retryAfter: '5' }), null],
  ['a failure', heard(500, refusal(980)), 'answers 500'],
  ['a failure with words of its area', heard(500, refusal(17)), 'answers 500'],
  ['busy without a word of when', heard(503, refusal(989)), 'answers 503'],
  ['a page', heard(200, '<html>', { type: 'text/html' }), 'as text/html'],
  ['no envelope', heard(200, { id: 1 }), 'without the envelope'],
  ['a success that refuses', heard(200, refusal(5)), 'answers 200 with ERR'],
  ['another shape than declared', heard(200, ok({ id: 'x' })), 'does not declare'],
  ['a column too many', heard(200, ok({ id: 1, password_hash: 'x' })), 'more than it declares'],
  ['words of the database', heard(400, refusal(5, 'violates foreign key constraint')), 'its insides'],
  ['a rule of the database by its name', heard(400, refusal(5, 'the constraint "a_check"')), 'its insides'],
  ['a stack', heard(400, refusal(5, 'Error at x (/srv/a.ts:10:5)')), 'its insides'],
  ['a long wait', heard(200, ok({ id: 1 }), { ms: 60_000 }), 'took 60000 ms'],
])('the fuzzer judges %s', (_what, answer, fault) => {
  const found = faultOf(mounted, answer, () => {})
  if (fault === null) expect(found).toBeNull()
  else expect(found).toContain(fault)
})
