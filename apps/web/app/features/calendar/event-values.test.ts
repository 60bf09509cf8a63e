import { expect, test } from 'vitest'
import { inWholeDays } from './event-values.ts'

test.each([
  ['ends at midnight', '2027-05-31T23:00', '2027-06-01T00:00', '2027-05-31T23:59'],
  ['ends at midnight some days later', '2027-05-03T09:00', '2027-05-05T00:00', '2027-05-04T23:59'],
  ['ends in the day', '2027-05-03T09:00', '2027-05-03T10:00', undefined],
  ['lasts into the next day', '2027-05-03T23:00', '2027-05-04T00:30', undefined],
  ['has whole days already', '2027-05-03', '2027-05-04', undefined],
])('an event that %s gets its whole days', (_, fechaInicio, fechaTermino, end) => {
  const changed = inWholeDays({ fecha_inicio: fechaInicio, fecha_termino: fechaTermino })
  expect(changed).toEqual({ todo_el_dia: true, ...(end && { fecha_termino: end }) })
})
