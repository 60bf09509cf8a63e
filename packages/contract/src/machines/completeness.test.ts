import { describe, expect, test } from 'vitest'
import { completenessOf, completenessPoints, type Documented } from './completeness.ts'
import { machineSystems, machineViews, maskedSerial } from './inspection.ts'

const nothing: Documented = {
  views: [],
  horometro: null,
  horometro_fecha: null,
  serie: '',
  fallas: '',
  sin_fallas: false,
  systems: {
    estado_motor: null,
    estado_hidraulica: null,
    estado_transmision: null,
    estado_rodado: null,
    estado_electrico: null,
  },
  descripcion: 'Cargador en buen estado.',
}
const scoreOf = (changes: Partial<Documented>) => completenessOf({ ...nothing, ...changes }).score

describe('how completely a machine is documented (rule marketplace/inspection-sheet)', () => {
  const everything: Documented = {
    ...nothing,
    views: machineViews,
    horometro: 0,
    horometro_fecha: '2026-11-20',
    serie: 'A1',
    sin_fallas: true,
    systems: {
      estado_motor: 'bueno',
      estado_hidraulica: 'gastado',
      estado_transmision: 'por_reparar',
      estado_rodado: 'bueno',
      estado_electrico: 'bueno',
    },
    descripcion: 'x'.repeat(120),
  }

  test('is 0 with nothing and 100 with everything; the points of what is missing fill the rest', () => {
    expect(completenessOf(everything)).toEqual({ score: 100, missing: [] })
    const { score, missing } = completenessOf(nothing)
    expect([score, missing.reduce((sum, { points }) => sum + points, 0)]).toEqual([0, 100])
    expect(missing.map(({ part }) => part)).toEqual([
      'fallas',
      'serie',
      'descripcion',
      'horometro_lectura',
      ...machineViews,
      'horometro_fecha',
      ...machineSystems,
    ])
    expect(missing.map(({ points }) => points)).toEqual(missing.map(({ points }) => points).toSorted((a, b) => b - a))
  })

  test.each<[Partial<Documented>, number]>([
    [{ views: ['frente', 'motor', 'atras', 'cabina'] }, 20],
    [{ views: ['frente', 'frente', null, undefined, '', 'techo'] }, 5],
    [{ horometro: 0 }, 7],
    [{ horometro_fecha: '2026-11-20' }, 0],
    [{ horometro: 5400.5, horometro_fecha: '2026-11-20', views: ['horometro'] }, 15],
    [{ serie: 'CAT0336F' }, 10],
    [{ fallas: 'Pierde aceite.' }, 15],
    [{ fallas: 'Pierde aceite.', sin_fallas: true }, 15],
    [{ systems: { ...nothing.systems, estado_motor: 'por_reparar', estado_rodado: 'no_revisado' } }, 3],
    [{ descripcion: 'x'.repeat(119) }, 0],
    [{ descripcion: '🚜'.repeat(60) }, 0],
    [{ descripcion: '🚜'.repeat(120) }, 10],
  ])('%j is %i', (changes, score) => {
    expect(scoreOf(changes)).toBe(score)
  })

  test('has its points as the migration counts them', () => {
    expect(completenessPoints).toEqual({
      view: 5,
      hourMeter: 7,
      hourMeterDay: 3,
      serial: 10,
      faults: 15,
      system: 3,
      description: 10,
    })
  })
})

test.each([
  ['', ''],
  ['A', '•'],
  ['AB1', 'A••'],
  ['VLK23619A12345678', 'VLK23619•••••••••'],
])('visitors see the first half of the serial number %j', (serial, shown) => {
  expect(maskedSerial(serial)).toBe(shown)
})
