import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { answerCache, answerCacheByArea, dependOn, readingFresh } from './answer-cache.ts'
import { newChanges } from './events.ts'

const setUp = (ms = 1000, max = 2, refreshMs = 0) => {
  const changes = newChanges(refreshMs)
  let asked = 0
  const recall = answerCache<number>(changes, ['usuarios'], { ms, max, isKept: (answer) => answer !== 404 })
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

  test('is forgotten when all together are larger than they may be, the one longest unused first', async () => {
    const bytes = { most: 100, of: (answer: string) => answer.length }
    const recall = answerCacheByArea<string>(newChanges(), { ms: 1000, max: 10, bytes })
    const asked: string[] = []
    const get = (key: string, length: number) =>
      recall(key, ['usuarios'], async () => {
        asked.push(key)
        return 'x'.repeat(length)
      })
    await get('a', 40)
    await get('b', 40)
    await get('a', 40)
    await get('c', 40)
    for (const key of ['a', 'c', 'b']) await get(key, 40)
    expect(asked).toEqual(['a', 'b', 'c', 'b'])
    await get('huge', 101)
    await get('huge', 101)
    expect(asked.slice(4)).toEqual(['huge', 'huge'])
  })

  test('goes stale by its own areas', async () => {
    const changes = newChanges()
    const recall = answerCacheByArea<number>(changes, { ms: 1000, max: 10 })
    let asked = 0
    const ask = async () => ++asked
    expect([await recall('a', ['usuarios'], ask), await recall('b', ['ajuste', 'usuarios'], ask)]).toEqual([1, 2])
    changes.emit('written', { area: 'ajuste' })
    expect([await recall('a', ['usuarios'], ask), await recall('b', ['ajuste', 'usuarios'], ask)]).toEqual([1, 3])
  })
})

describe('an answer that changes touch', () => {
  const change = { area: 'usuarios' }

  test('is made anew at the first, and then once in a while; who is signed in waits for the new one', async () => {
    const { changes, recall, ask } = setUp(1000, 2, 60)
    const asked: number[] = []
    const next = async () => asked.push(await recall('a', ask))
    await next()
    for (let n = 0; n < 3; n++) {
      changes.emit('change', change)
      await next()
    }
    expect(asked).toEqual([1, 2, 2, 2])
    expect(await readingFresh(() => recall('a', ask))).toBe(3)
    expect(await recall('a', ask)).toBe(3)
    changes.emit('change', change)
    await sleep(70)
    expect(await recall('a', ask)).toBe(4)
  })

  test('hears once of a change that this process made', async () => {
    const { changes, recall, ask } = setUp()
    changes.emit('written', change, 'tag')
    await recall('a', ask)
    changes.emit('change', change, 'tag')
    expect(await recall('a', ask)).toBe(1)
  })

  const withFacts = (id: number) => ({ ...change, id, facts: { before: null, after: { id } } })

  test('is touched by a change with facts only when it says so, or what it was made from', async () => {
    const { changes, recall } = setUp(1000, 5)
    const outer = answerCache<string>(changes, ['usuarios'], { ms: 1000, max: 5 })
    let made = 0
    const get = () =>
      outer('page', async () => {
        made++
        await recall(
          'a',
          async () => 7,
          ({ id }, answer) => id === answer,
        )
        dependOn({ isTouchedBy: ({ id }) => id === 9 })
        return 'text'
      })
    await get()
    changes.emit('change', withFacts(8))
    await get()
    expect(made).toBe(1)
    for (const id of [7, 9]) {
      changes.emit('change', withFacts(id))
      await get()
    }
    expect(made).toBe(3)
    changes.emit('change', { ...change, id: 8 })
    await get()
    expect(made).toBe(4)
  })

  test('is made anew when more happened than is remembered', async () => {
    const { changes, recall, ask } = setUp()
    await recall('a', ask, () => false)
    for (let n = 0; n < 1500; n++) changes.emit('change', withFacts(n))
    expect(await recall('a', ask, () => false)).toBe(1)
    for (let n = 0; n < 4000; n++) changes.emit('change', withFacts(n))
    expect(await recall('a', ask, () => false)).toBe(2)
  })
})

test('an answer ends when it says so, and with it what is made from it', async () => {
  const changes = newChanges(0)
  let asked = 0
  const inner = answerCache<number>(changes, ['usuarios'], { ms: 60_000, max: 1, trueFor: () => 40 })
  const outer = answerCache<string>(changes, ['ajuste'], { ms: 60_000, max: 1 })
  const page = () => outer('page', async () => `page ${await inner('list', async () => ++asked)}`)
  expect([await page(), await page()]).toEqual(['page 1', 'page 1'])
  await sleep(50)
  expect(await page()).toBe('page 2')
  // the inner answer comes from the cache, and the new page ends with it all the same
  const other = answerCache<string>(changes, ['ajuste'], { ms: 60_000, max: 1 })
  const second = () => other('page', async () => `page ${await inner('list', async () => ++asked)}`)
  expect(await second()).toBe('page 2')
  await sleep(50)
  expect(await second()).toBe('page 3')
})
