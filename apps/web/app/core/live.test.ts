import { expect, test } from 'vitest'
import { eventReader, type LiveEvent, waitBefore } from './live.ts'

function readAll(pieces: string[]): LiveEvent[] {
  const events: LiveEvent[] = []
  const read = eventReader((event) => events.push(event))
  for (const piece of pieces) read(piece)
  return events
}

const text = 'event: sesion\ndata: {}\n\n: heartbeat\n\ndata: {"area":"usuario",\ndata: "id":3}\n\n'

test('events are read whatever the pieces they come in', () => {
  const expected = [
    { name: 'sesion', data: '{}' },
    { name: 'message', data: '{"area":"usuario",\n"id":3}' },
  ]
  expect(readAll([text])).toEqual(expected)
  expect(readAll([...text])).toEqual(expected)
  expect(readAll([text.replaceAll('\n', '\r\n')])).toEqual(expected)
})

test('an event that is not finished is not told', () => {
  expect(readAll(['data: {"area":"usuario"}\n'])).toEqual([])
})

test('waiting doubles up to 30 s, and a quarter of it is chance', () => {
  const longest = [0, 1, 2, 3, 4, 5, 20].map((tries) => waitBefore(tries, () => 0))
  expect(longest).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  expect(waitBefore(20, () => 1)).toBe(22_500)
})
