import { expect, test } from 'vitest'
import { Role } from '../access/constants.ts'
import { hasStarted, productionMovesFrom, productionSteps } from './steps.ts'

test('of all moves only the next step is open to everyone, and the one before to a manager with a reason', () => {
  for (const role of Object.values(Role))
    for (const [at, from] of productionSteps.entries()) {
      const isRanked = role !== Role.user && role !== Role.distributor
      const [before, next] = [productionSteps[at - 1], productionSteps[at + 1]]
      expect(productionMovesFrom(from, role).map(({ to, needsReason }) => [to, needsReason])).toEqual(
        expect.arrayContaining([...(next ? [[next, false]] : []), ...(before && isRanked ? [[before, true]] : [])]),
      )
      expect(productionMovesFrom(from, role)).toHaveLength(Number(!!next) + Number(!!before && isRanked))
    }
})

test('production has begun with the third step', () => {
  expect(productionSteps.map(hasStarted)).toEqual([false, false, true, true, true, true])
})
