import { firstPlan } from '@portal/contract/blast-plans/plan'
import { withHoles } from '@portal/contract/blast-plans/reading'
import { describe, expect, test } from 'vitest'
import { tied, tiedAsTimed, toggled, withTime } from './changes.ts'
import { designOf } from './design.ts'
import { hashOf, holdsPlan, planOfHash } from './link.ts'
import { afterStep } from './use-plan.ts'

describe('a change', () => {
  test('leaves a hole out and takes it in again', () => {
    const without = toggled(firstPlan, 3)
    expect(designOf(without).holes).toHaveLength(59)
    expect(toggled(without, 3)).toEqual(firstPlan)
  })

  test('sets a time by hand, and gives it back to the sequence', () => {
    const set = withTime(withTime(firstPlan, 3, 500), 3, 700)
    expect(designOf(set).times.get(3)).toBe(700)
    expect(withTime(set, 3, null)).toEqual(firstPlan)
  })

  test('ties two holes once, in one direction, and unties them by the same again', () => {
    const there = tied(firstPlan, 0, 1, 25)
    expect(tied(there, 1, 0, 25).uniones).toEqual([[1, 0, 25]])
    expect(tied(there, 0, 1, 42).uniones).toEqual([[0, 1, 42]])
    expect(tied(there, 0, 1, 25).uniones).toEqual([])
  })

  test('into ties keeps all times', () => {
    const before = designOf(withTime(firstPlan, 7, 333))
    expect(designOf(tiedAsTimed(before.plan, before.order)).times).toEqual(before.times)
  })

  test('is undone and done again; a new one ends what was undone', () => {
    const second = toggled(firstPlan, 1)
    const changed = afterStep({ past: [], plan: firstPlan, future: [] }, { kind: 'change', plan: second })
    const undone = afterStep(changed, { kind: 'undo' })
    expect(undone).toEqual({ past: [], plan: firstPlan, future: [second] })
    expect(afterStep(undone, { kind: 'redo' })).toEqual(changed)
    expect(afterStep(undone, { kind: 'undo' })).toEqual(undone)
    expect(afterStep(undone, { kind: 'change', plan: toggled(firstPlan, 2) }).future).toEqual([])
  })
})

describe('a link', () => {
  test('holds a plan whole', async () => {
    const plan = { ...tied(toggled(firstPlan, 3), 0, 1, 25), nombre: 'Banco 2460 ñ' }
    const hash = await hashOf(plan)
    expect(holdsPlan(hash!)).toBe(true)
    expect(hash).toMatch(/^#plan=[\w-]+$/)
    expect(await planOfHash(hash!)).toEqual({ plan })
  })

  test('that is cut, or holds something else, is refused', async () => {
    const hash = (await hashOf(firstPlan))!
    expect(await planOfHash(hash.slice(0, -8))).toEqual({ problem: 'linkInvalid' })
    expect(await planOfHash('#plan=%%%')).toEqual({ problem: 'linkInvalid' })
    expect(await planOfHash('#plan=')).toMatchObject({ problem: expect.stringMatching(/linkInvalid|notAPlan/) })
    expect(holdsPlan('#events')).toBe(false)
  })

  test('that unpacks to more than any plan is refused', async () => {
    const nombre = 'a'.repeat(3_000_000)
    const hash = await hashOf({ ...firstPlan, nombre })
    expect(await planOfHash(hash!)).toEqual({ problem: 'linkInvalid' })
  })

  test('does not exist for 5000 surveyed holes', async () => {
    const holes = Array.from({ length: 5000 }, (_, id) => ({
      x: ((id * 7919) % 10_007) / 7,
      y: ((id * 104_729) % 10_007) / 7,
      retardo: (id * 31) % 30_000,
      carga: null,
    }))
    expect(await hashOf(withHoles(firstPlan, holes))).toBeNull()
  })
})

test('10,000 holes are calculated whole', () => {
  const design = designOf({ ...firstPlan, malla: { ...firstPlan.malla, filas: 100, por_fila: 100 } })
  expect(design.times.size).toBe(10_000)
  expect(design.relief.size).toBe(10_000)
  expect(design.contours.length).toBeLessThanOrEqual(16)
})
