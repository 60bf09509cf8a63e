import { describe, expect, test } from 'vitest'
import { readHoles, writeHoles } from './hole-file.ts'
import { type BlastPlan, chargeOf, firstPlan, holesOf, powderFactor } from './plan.ts'
import { readPlan, readPlanText, withHoles } from './reading.ts'
import { summaryOf } from './summary.ts'
import { contourStep, contoursOf, reliefOf, shortTriangles } from './surface.ts'
import { timesOf } from './timing.ts'
import { inOrder, largestWindow, particleVelocity, vibrationAt, windowsOf } from './vibration.ts'

const pattern = (change: Partial<BlastPlan['malla']> = {}, salida: Partial<BlastPlan['salida']> = {}): BlastPlan => ({
  ...firstPlan,
  malla: { filas: 3, por_fila: 4, burden: 3, espaciamiento: 4, tresbolillo: false, ...change },
  salida: { ...firstPlan.salida, ...salida },
})
const timesIn = (plan: BlastPlan) => timesOf(plan, holesOf(plan))

describe('charge', () => {
  test('is the volume between stemming and toe times the density', () => {
    expect(chargeOf({ diametro: 115, banco: 10, pasadura: 1, taco: 3, densidad: 1.15 })).toBeCloseTo(95.56, 2)
  })

  test('is nothing where the stemming fills the hole', () => {
    expect(chargeOf({ diametro: 115, banco: 2, pasadura: 0, taco: 3, densidad: 1.15 })).toBe(0)
  })

  test('per rock is that of a hole over burden, spacing and bench', () => {
    expect(powderFactor(pattern())).toBeCloseTo(95.56 / (3 * 4 * 10), 3)
  })
})

describe('times', () => {
  test('row by row follow the rows', () => {
    expect(timesIn(pattern({}, { tipo: 'filas', entre_filas: 42 }))).toEqual([
      0, 0, 0, 0, 42, 42, 42, 42, 84, 84, 84, 84,
    ])
  })

  test('from a corner grow along and behind', () => {
    const salida = { tipo: 'diagonal', entre_pozos: 17, entre_filas: 42 } as const
    expect(timesIn(pattern({ filas: 2 }, salida))).toEqual([0, 17, 34, 51, 42, 59, 76, 93])
    expect(timesIn(pattern({ filas: 1 }, { ...salida, inicio: 'derecha' }))).toEqual([51, 34, 17, 0])
  })

  test('in a V begin in the middle, at 0', () => {
    const v = { tipo: 'v', entre_pozos: 20, entre_filas: 50 } as const
    expect(timesIn(pattern({ filas: 1, por_fila: 5 }, v))).toEqual([40, 20, 0, 20, 40])
    expect(timesIn(pattern({ filas: 1, por_fila: 4 }, v))).toEqual([20, 0, 0, 20])
  })

  test('are whole milliseconds, also for holes half a spacing aside', () => {
    const plan = pattern(
      { filas: 2, por_fila: 2, tresbolillo: true },
      { tipo: 'diagonal', entre_pozos: 17, entre_filas: 42 },
    )
    expect(timesIn(plan)).toEqual([0, 17, 51, 68])
  })

  test('begin at 0 also when the first hole is left out, and one set by hand stands', () => {
    const plan = {
      ...pattern({ filas: 1 }, { tipo: 'diagonal', entre_pozos: 10 }),
      quitados: [0],
      retardos: [[2, 500]] as const,
    }
    expect(timesIn(plan)).toEqual([0, 500, 20])
  })

  test('along ties take the earliest way, and a hole that none reaches has none', () => {
    const uniones = [
      [0, 1, 25],
      [1, 2, 25],
      [0, 2, 40],
      [2, 3, 10],
    ] as const
    const plan = { ...pattern({ filas: 1, por_fila: 5 }, { tipo: 'uniones' }), uniones }
    expect(timesIn(plan)).toEqual([0, 25, 40, 50, null])
  })

  test('of a ring of ties begin in the first of them', () => {
    const uniones = [
      [1, 2, 5],
      [2, 1, 5],
    ] as const
    expect(timesIn({ ...pattern({ filas: 1, por_fila: 3 }, { tipo: 'uniones' }), uniones })).toEqual([null, 0, 5])
  })

  test('of 10,000 holes in one row of ties add up', () => {
    const uniones = Array.from({ length: 9999 }, (_, id) => [id, id + 1, 2] as const)
    const plan = { ...pattern({ filas: 100, por_fila: 100 }, { tipo: 'uniones' }), uniones }
    expect(timesIn(plan).at(-1)).toBe(2 * 9999)
  })
})

describe('charge within 8 ms', () => {
  const timed = (...times: number[]) => times.map((ms, id) => ({ id, x: id, y: 0, fila: 0, lugar: id, carga: 10, ms }))

  test('counts what fires before 8 ms have passed, and not what fires then', () => {
    expect(windowsOf(timed(0, 7, 8)).map(({ carga }) => carga)).toEqual([20, 20, 10])
  })

  test('is the largest of all windows, wherever it begins', () => {
    expect(largestWindow(windowsOf(timed(0, 5, 10, 12, 30)))).toEqual({ ms: 5, carga: 30, pozos: 3 })
    expect(largestWindow([])).toBeNull()
  })
})

describe('vibration', () => {
  test('follows the scaled distance', () => {
    expect(particleVelocity({ k: 1140, b: 1.6 }, 500, 100)).toBeCloseTo(2.18, 2)
    expect(
      particleVelocity({ k: 1140, b: 1.6 }, 250, 100) / particleVelocity({ k: 1140, b: 1.6 }, 500, 100),
    ).toBeCloseTo(2 ** 1.6, 6)
  })

  test('takes the charge of a window at its nearest hole', () => {
    const plan = {
      ...pattern({ filas: 1, por_fila: 2, espaciamiento: 10, burden: 3 }, { tipo: 'filas' }),
      punto: { x: 0, y: -97 },
    }
    const order = inOrder(holesOf(plan), timesIn(plan))
    const expected = particleVelocity(plan.ley, 100, 2 * chargeOf(plan.carga))
    expect(vibrationAt(plan, order)).toMatchObject({ distancia: 100, carga: 2 * chargeOf(plan.carga) })
    expect(vibrationAt(plan, order)?.velocidad).toBeCloseTo(expected, 9)
    expect(vibrationAt(plan, [])).toBeNull()
  })
})

describe('the surface of times', () => {
  const points = [
    { x: 0, y: 0, ms: 0 },
    { x: 4, y: 0, ms: 0 },
    { x: 0, y: 3, ms: 42 },
    { x: 4, y: 3, ms: 42 },
  ]
  const triangles = [0, 1, 2, 1, 3, 2]

  test('has the slope of the rows: 42 ms over 3 m are 14 ms/m', () => {
    for (const relief of reliefOf({ points, triangles })) expect(relief).toBeCloseTo(14, 9)
    expect(reliefOf({ points: [...points, { x: 9, y: 9, ms: 1 }], triangles }).at(-1)).toBeNull()
  })

  test('has lines of equal time where they belong', () => {
    const [line] = contoursOf({ points, triangles }, 21)
    expect(line?.ms).toBe(21)
    for (let at = 1; at < line!.segments.length; at += 2) expect(line!.segments[at]).toBeCloseTo(1.5, 9)
    expect(contoursOf({ points, triangles }, 100)).toEqual([])
  })

  test('does not reach over gaps', () => {
    expect(shortTriangles(points, triangles, 4)).toEqual([])
    expect(shortTriangles(points, triangles, 5)).toEqual(triangles)
  })

  test('has at most 16 lines', () => {
    expect(contourStep(160)).toBe(10)
    expect(contourStep(30_000)).toBe(2000)
  })
})

describe('a plan from elsewhere', () => {
  test('is read as it was written', () => {
    const plan = { ...firstPlan, quitados: [3], uniones: [[0, 1, 25]] as const, retardos: [[2, 7]] as const }
    expect(readPlanText(JSON.stringify(plan))).toEqual({ plan })
  })

  const changed = (change: object) => readPlan({ ...firstPlan, ...change })
  test.each([
    [null, 'notAPlan'],
    [[], 'notAPlan'],
    [{ ...firstPlan, nombre: 'x'.repeat(81) }, 'nameInvalid'],
    [{ ...firstPlan, malla: { ...firstPlan.malla, filas: 0 } }, 'figureInvalid'],
    [{ ...firstPlan, malla: { ...firstPlan.malla, filas: 2.5 } }, 'figureInvalid'],
    [{ ...firstPlan, malla: { ...firstPlan.malla, burden: Number.NaN } }, 'figureInvalid'],
    [{ ...firstPlan, malla: { ...firstPlan.malla, filas: 200, por_fila: 500 } }, 'tooManyHoles'],
    [{ ...firstPlan, salida: { ...firstPlan.salida, tipo: 'otra' } }, 'notAPlan'],
    [{ ...firstPlan, quitados: [60] }, 'holeUnknown'],
    [{ ...firstPlan, uniones: [[0, 0, 25]] }, 'holeUnknown'],
    [{ ...firstPlan, uniones: [[0, 1, 2.5]] }, 'delayInvalid'],
    [{ ...firstPlan, retardos: [[0, 30_001]] }, 'delayInvalid'],
    [{ ...firstPlan, pozos: [{ x: 'a', y: 0 }] }, 'figureInvalid'],
  ])('is refused when it is none', (value, problem) => {
    expect(readPlan(value)).toEqual({ problem })
  })

  test('brings nothing that a plan has not', () => {
    const read = changed({ __proto__: { x: 1 }, otro: 'x', nombre: ' a\u0000b ' })
    expect(read).toEqual({ plan: { ...firstPlan, nombre: 'a b' } })
    expect(readPlanText('{')).toEqual({ problem: 'notAPlan' })
  })
})

describe('a file of holes', () => {
  test('is read with a heading in either language, any order and either decimal mark', () => {
    expect(readHoles('delay;north;east\r\n25;1,5;-3\r\n')).toEqual({
      holes: [{ x: -3, y: 1.5, retardo: 25, carga: null }],
    })
    expect(readHoles('x,y,carga\n1.5,2,80\n')).toEqual({ holes: [{ x: 1.5, y: 2, retardo: null, carga: 80 }] })
    expect(readHoles('\ufeff1\t2\t3\t4')).toEqual({ holes: [{ x: 1, y: 2, retardo: 3, carga: 4 }] })
  })

  test('names the line that it cannot read', () => {
    expect(readHoles('x,y\n1,2\n1,dos')).toEqual({ problem: 'lineInvalid', line: 3 })
    expect(readHoles('x,y,ms\n1,2,30001')).toEqual({ problem: 'delayInvalid', line: 2 })
    expect(readHoles('a,b\n1,2')).toEqual({ problem: 'fileEmpty' })
    expect(readHoles(' \n')).toEqual({ problem: 'fileEmpty' })
    expect(readHoles('1,2\n'.repeat(10_002))).toEqual({ problem: 'tooManyHoles' })
  })

  test('that was written is read again with the same times', () => {
    const plan = pattern({}, { tipo: 'diagonal', entre_pozos: 17, entre_filas: 42 })
    const [holes, times] = [holesOf(plan), timesIn(plan)]
    const read = readHoles(writeHoles(holes, times))
    if ('problem' in read) throw new Error(read.problem)
    const again = withHoles(plan, read.holes)
    expect(timesIn(again)).toEqual(times)
    expect(holesOf(again).map(({ x, y }) => [x, y])).toEqual(holes.map(({ x, y }) => [x, y]))
  })
})

test('a summary counts holes without a time and with one that no adapter takes', () => {
  const uniones = [
    [0, 1, 20_000],
    [1, 2, 20_000],
  ] as const
  const plan = { ...pattern({ filas: 1 }, { tipo: 'uniones' }), uniones }
  const holes = holesOf(plan)
  expect(summaryOf(plan, holes, timesOf(plan, holes))).toMatchObject({
    pozos: 4,
    sin_tiempo: 1,
    fuera_de_rango: 1,
    duracion: 40_000,
    mayor_ventana: { pozos: 1 },
  })
})
