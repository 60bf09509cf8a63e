import { expect, test } from 'vitest'
import { withFullDaysFolded } from './entries.ts'

const entry = (id: number, start: string, end: string) => ({ id, title: `Entry ${id}`, start, end, color: 'teal' })
const short = (id: number, day: string) => entry(id, `${day} 09:00:00`, `${day} 10:00:00`)
const fold = (events: ReturnType<typeof entry>[]) => withFullDaysFolded(events, (count) => `${count} more`)

test('a day with many entries shows the first two and leads to the others', () => {
  const full = Array.from({ length: 40 }, (_, id) => short(id, '2027-03-01'))
  const quiet = short(50, '2027-03-02')
  expect(fold([...full, quiet])).toEqual([
    full[0],
    full[1],
    expect.objectContaining({ title: '38 more', payload: { day: '2027-03-01' } }),
    quiet,
  ])
})

test('what lasts into other days stays, and twelve entries are shown as they are', () => {
  const trip = entry(1, '2027-03-01 00:00:00', '2027-03-04 23:59:59')
  const many = Array.from({ length: 12 }, (_, id) => short(10 + id, '2027-03-01'))
  expect(fold(many)).toEqual(many)
  expect(fold([...many, trip]).map(({ id }) => id)).toEqual([1, 10, 11, 'day-2027-03-01'])
})
