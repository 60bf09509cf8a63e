import { Priority } from '@portal/contract/tasks/constants'
import { describe, expect, test } from 'vitest'
import { type Reading, readQuickTask } from './read-quick-task.ts'

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
const read = (line: string, more = {}, asWords: readonly string[] = []) => {
  const { title, readings } = readQuickTask(line, { ...choices, ...more }, asWords)
  const readAs = (kind: Reading['kind']) => readings.find((reading) => reading.kind === kind)?.value
  return {
    title,
    due: readAs('due') ?? null,
    person: readAs('person'),
    area: readAs('area'),
    priority: readAs('priority'),
    words: readings.map(({ words }) => words),
  }
}

/** Lines whose words all belong to the title. */
const titles = [
  // numbers and fractions
  'Soporte 24/7 para el cliente',
  'Contratar soporte 24/7',
  'Comprar manguera de 3/4 de pulgada',
  'Comprar manguera de 3/4',
  'Comprar manguera 3/4',
  'Pedir 1/2 docena de conectores',
  'Llave de 7/8',
  'Order a 5/8 wrench',
  'Cortar la barra de 1/4',
  '31-02 sin fecha',
  'Versión 2.5',
  'Migrar a la versión 3.11',
  'Pedido #12',
  'Revisar los puntos 1-3 del acta',
  'Preparar 24 de los 30 detonadores',
  'Archivar la auditoría 31/12/2020',
  'Probar la norma 2020-01-15',
  // names
  'Llamar a Domingo Pérez',
  'Llamar a Domingo',
  'Reunión con Domingo',
  'Escribir a Abril Soto',
  'Call Friday Adeyemi',
  'Visitar la calle 21 de mayo',
  'Ver el local de avenida 11 de septiembre',
  'Enviar el folleto a Plaza 1 de mayo',
  'Cotizar para Minera Domingo de Ramos',
  // parts of the day, and days inside
  'Enviar cotización por la mañana',
  'Llamar en la mañana',
  'Cerrar el informe esta mañana',
  'Avisar mañana por la mañana',
  'Medir cada mañana',
  'Revisar el lunes con Ana',
  'Mañana llamar al cliente',
  'Enviar el 24 de diciembre los regalos',
  'Friday review of the plan',
  'Send the friday report to Ana',
  'Ver hoy si llegó',
  // days that belong to a word before them
  'Preparar la reunión de mañana',
  'Leer el informe del lunes',
  'Ordenar el taller todos los viernes',
  'Medir la tensión cada martes',
  'Check the cable every friday',
  'Update the plan of tomorrow',
  'Revisar los precios desde mañana',
  'Count the stock since monday',
  'Resumen de hoy',
  'Comparar viernes y lunes',
  'Revisar lo pendiente a hoy',
  // what is past, or no day
  'Terminar lo del viernes pasado',
  'Traspasar fin de mes',
  'Ordenar la semana',
  '¿Puede venir mañana?',
  'Responder a info@example.com',
  'el cable',
  '! ya',
  'Viernes',
  'mañana',
  'Plan 45 de diciembre',
]

test.each(titles)('«%s» is a title', (line) => {
  expect(read(line)).toEqual({
    title: line,
    due: null,
    person: undefined,
    area: undefined,
    priority: undefined,
    words: [],
  })
})

test.each([
  ['Revisar la consola hoy', 'Revisar la consola', '2026-11-23'],
  ['Revisar la consola mañana', 'Revisar la consola', '2026-11-24'],
  ['Revisar la consola MAÑANA.', 'Revisar la consola', '2026-11-24'],
  ['Enviar el plano para mañana', 'Enviar el plano', '2026-11-24'],
  ['Ver planos pasado mañana', 'Ver planos', '2026-11-25'],
  ['Ver planos para pasado mañana', 'Ver planos', '2026-11-25'],
  ['Ver planos lunes', 'Ver planos', '2026-11-30'],
  ['Ver planos Miércoles', 'Ver planos', '2026-11-25'],
  ['Ver planos el viernes', 'Ver planos', '2026-11-27'],
  ['Ver planos este viernes', 'Ver planos', '2026-11-27'],
  ['Ver planos el próximo viernes', 'Ver planos', '2026-11-27'],
  ['Ver planos el viernes próximo', 'Ver planos', '2026-11-27'],
  ['Ver planos el sábado que viene', 'Ver planos', '2026-11-28'],
  ['Ver planos para el domingo', 'Ver planos', '2026-11-29'],
  ['Ver planos antes del jueves', 'Ver planos', '2026-11-26'],
  ['Ver planos hasta el martes', 'Ver planos', '2026-11-24'],
  ['Ver planos en 10 días', 'Ver planos', '2026-12-03'],
  ['Ver planos dentro de 2 semanas', 'Ver planos', '2026-12-07'],
  ['Ver planos en una semana', 'Ver planos', '2026-11-30'],
  ['Comprar regalos 24 de diciembre', 'Comprar regalos', '2026-12-24'],
  ['Comprar regalos el 24 de diciembre', 'Comprar regalos', '2026-12-24'],
  ['Comprar regalos 24 de diciembre de 2027', 'Comprar regalos', '2027-12-24'],
  ['Comprar regalos antes del 24 dic', 'Comprar regalos', '2026-12-24'],
  ['Pagar el arriendo 5 de enero', 'Pagar el arriendo', '2027-01-05'],
  ['Pagar el arriendo 24-12', 'Pagar el arriendo', '2026-12-24'],
  ['Pagar el arriendo 5/1', 'Pagar el arriendo', '2027-01-05'],
  ['Pagar el arriendo el 3/4', 'Pagar el arriendo', '2027-04-03'],
  ['Pagar el arriendo 24/12/2030', 'Pagar el arriendo', '2030-12-24'],
  ['Pagar el arriendo 24.12.2030', 'Pagar el arriendo', '2030-12-24'],
  ['Pagar el arriendo 2027-02-28', 'Pagar el arriendo', '2027-02-28'],
  ['Comprar manguera de 3/4 mañana', 'Comprar manguera de 3/4', '2026-11-24'],
  ['Soporte 24/7 el viernes', 'Soporte 24/7', '2026-11-27'],
  ['Llamar a Domingo el domingo', 'Llamar a Domingo', '2026-11-29'],
  ['Check the console today', 'Check the console', '2026-11-23'],
  ['Check the console tomorrow', 'Check the console', '2026-11-24'],
  ['Check the console by tomorrow', 'Check the console', '2026-11-24'],
  ['Check the console the day after tomorrow', 'Check the console', '2026-11-25'],
  ['Check the console friday', 'Check the console', '2026-11-27'],
  ['Check the console on Friday', 'Check the console', '2026-11-27'],
  ['Check the console by next tuesday', 'Check the console', '2026-11-24'],
  ['Check the console in 1 day', 'Check the console', '2026-11-24'],
  ['Check the console in two weeks', 'Check the console', '2026-12-07'],
  ['Check the console December 24', 'Check the console', '2026-12-24'],
  ['Check the console by December 24th, 2027', 'Check the console', '2027-12-24'],
  ['Check the console 24 dec', 'Check the console', '2026-12-24'],
])('«%s» is «%s» due on %s', (line, title, due) => {
  expect(read(line)).toMatchObject({ title, due })
})

test('the table has a hundred lines', () => {
  expect(titles.length + 45).toBeGreaterThanOrEqual(100)
})

describe('marks', () => {
  test('stand anywhere, and after a day at the end', () => {
    expect(read('Revisar la consola @ana rojas #planta viernes !alta')).toEqual({
      title: 'Revisar la consola',
      person: 1,
      area: 5,
      priority: Priority.high,
      due: '2026-11-27',
      words: ['@ana rojas', '#planta', '!alta', 'viernes'],
    })
    expect(read('!low check #management meeting room @pena by friday')).toMatchObject({
      title: 'check room',
      person: 3,
      area: 8,
      priority: Priority.low,
      due: '2026-11-27',
    })
    expect(read('Llamar a @ana maría mañana')).toMatchObject({ title: 'Llamar a', person: 2, due: '2026-11-24' })
    expect(read('Llamar el @ana viernes')).toMatchObject({ title: 'Llamar el', due: '2026-11-27' })
  })

  test('that name no one refuse the line', () => {
    const { readings } = readQuickTask('x @nadie #nada', choices)
    expect(readings).toEqual([
      { kind: 'person', words: '@nadie', value: null },
      { kind: 'area', words: '#nada', value: null },
    ])
  })
})

test('reads 12/5 as the month first for who writes so', () => {
  expect(read('x 12/5', { isMonthFirst: true }).due).toBe('2026-12-05')
  expect(read('x 5-12', { isMonthFirst: true }).due).toBe('2026-12-05')
})

test('what is turned back to words stays in the title', () => {
  const line = 'Leer Domingo @ana el viernes'
  expect(read(line, {}, ['el viernes'])).toMatchObject({ title: 'Leer Domingo el viernes', due: null, person: 1 })
  expect(read(line, {}, ['@ana', 'el viernes'])).toMatchObject({ title: line, words: [] })
})
