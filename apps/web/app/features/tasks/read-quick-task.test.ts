import { Priority } from '@portal/contract/tasks/constants'
import { expect, test } from 'vitest'
import { readQuickTask } from './read-quick-task.ts'

const choices = {
  people: [
    { value: 1, label: 'Ana Rojas' },
    { value: 2, label: 'Ana María Díaz' },
    { value: 3, label: 'José Peña' },
  ],
  areas: [
    { value: 5, label: 'Planta', names: ['Planta', 'Plant'] },
    { value: 8, label: 'Reunión de gerencia', names: ['Reunión de gerencia', 'Management meeting'] },
  ],
  today: '2026-11-23', // a Monday
  isMonthFirst: false,
}
const read = (line: string, more = {}) => readQuickTask(line, { ...choices, ...more })

test('reads title, person, area, priority and date wherever they stand', () => {
  expect(read('Revisar la consola @ana rojas #planta viernes !alta')).toEqual({
    title: 'Revisar la consola',
    personId: 1,
    areaId: 5,
    priority: Priority.high,
    due: '2026-11-27',
    unknownPerson: null,
    unknownArea: null,
  })
  expect(read('!low by friday check #management meeting room @pena')).toMatchObject({
    title: 'check room',
    personId: 3,
    areaId: 8,
    priority: Priority.low,
    due: '2026-11-27',
  })
  expect(read('Llamar a @ana maría mañana')).toMatchObject({ title: 'Llamar a', personId: 2, due: '2026-11-24' })
})

test.each([
  ['hoy', '2026-11-23'],
  ['today', '2026-11-23'],
  ['lunes', '2026-11-30'],
  ['Miércoles', '2026-11-25'],
  ['en 10 días', '2026-12-03'],
  ['in 1 day', '2026-11-24'],
  ['24-12', '2026-12-24'],
  ['5/1', '2027-01-05'],
  ['24/12/2030', '2030-12-24'],
  ['24.12.2030', '2030-12-24'],
  ['2027-02-28', '2027-02-28'],
])('reads %s as %s', (text, due) => {
  expect(read(`Tarea ${text}`)).toMatchObject({ title: 'Tarea', due })
})

test('reads 12/5 as the month first for who writes so', () => {
  expect(read('x 12/5', { isMonthFirst: true }).due).toBe('2026-12-05')
  expect(read('x 5-12', { isMonthFirst: true }).due).toBe('2026-12-05')
})

test('leaves alone what is no mark', () => {
  for (const line of [
    '31-02 sin fecha',
    'Versión 2.5',
    'Responder a info@example.com',
    'Pedido #12',
    'el cable',
    '! ya',
  ])
    expect(read(line)).toMatchObject({ title: line, due: null, personId: null, areaId: null, priority: null })
})

test('says which name it does not know', () => {
  expect(read('x @nadie #nada')).toMatchObject({ title: 'x', unknownPerson: 'nadie', unknownArea: 'nada' })
})
