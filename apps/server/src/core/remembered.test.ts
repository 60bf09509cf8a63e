import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { newChanges } from './events.ts'
import { remembered } from './remembered.ts'

const setUp = (ms = 1000, max = 2) => {
  const changes = newChanges()
  let asked = 0
  const recall = remembered<number>(changes, ['usuarios'], { ms, max }, (answer) => answer !== 404)
  const ask = async () => ++asked
  return { changes, recall, ask, count: () => asked }
}

describe('a remembered answer', () => {
  test('is asked for once by all who come at the same time', async () => {
    const { recall, ask } = setUp()
    expect(await Promise.all([recall('a', ask), recall('a', ask), recall('a', ask)])).toEqual([1, 1, 1])
  })

  test('is asked for again after its area changed, after everything may have changed, and after its time', async () => {
    const { changes, recall, ask } = setUp(30)
    await recall('a', ask)
    changes.emit('change', { area: 'solicitudes' })
    expect(await recall('a', ask)).toBe(1)
    changes.emit('change', { area: 'usuarios' })
    expect(await recall('a', ask)).toBe(2)
    changes.emit('change', { area: '*' })
    expect(await recall('a', ask)).toBe(3)
    await sleep(40)
    expect(await recall('a', ask)).toBe(4)
  })

  test('asked for before a change is not served after it', async () => {
    const { changes, recall } = setUp()
    const slow = recall('a', async () => {
      await sleep(20)
      return 1
    })
    changes.emit('change', { area: 'usuarios' })
    expect(await recall('a', async () => 2)).toBe(2)
    expect(await slow).toBe(1)
    expect(await recall('a', async () => 3)).toBe(2)
  })

  test('serves on while asking again fails, and a first failure is not kept', async () => {
    const { changes, recall, ask } = setUp()
    const fail = async () => {
      throw new Error('away')
    }
    await expect(recall('b', fail)).rejects.toThrow('away')
    expect(await recall('b', ask)).toBe(1)
    changes.emit('change', { area: 'usuarios' })
    expect(await recall('b', fail)).toBe(1)
  })

  test('longest unused goes first, and what must not be kept is not', async () => {
    const { recall, ask, count } = setUp()
    await recall('a', ask)
    await recall('b', ask)
    await recall('a', ask)
    await recall('c', ask)
    expect(count()).toBe(3)
    await recall('a', ask)
    expect(count()).toBe(3)
    await recall('b', ask)
    expect(count()).toBe(4)
    expect(await recall('d', async () => 404)).toBe(404)
    expect(await recall('d', async () => 200)).toBe(200)
  })
})
