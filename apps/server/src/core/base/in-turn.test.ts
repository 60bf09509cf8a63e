import { expect, test } from 'vitest'
import { eachInTurn } from './in-turn.ts'

test('works off those after one that fails, and throws what failed at the end', async () => {
  const done: number[] = []
  const work = async (one: number) => {
    if (one % 2 === 0) throw new Error(`no ${one}`)
    done.push(one)
  }
  await expect(eachInTurn([1, 2, 3], work)).rejects.toThrow('no 2')
  await expect(eachInTurn([2, 4, 5], work)).rejects.toMatchObject({
    errors: [{ message: 'no 2' }, { message: 'no 4' }],
  })
  await eachInTurn([7], work)
  expect(done).toEqual([1, 3, 5, 7])
})
