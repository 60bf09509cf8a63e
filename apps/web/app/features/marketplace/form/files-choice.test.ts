import { expect, test } from 'vitest'
import { withFiles } from './files-choice.ts'

const file = (name: string, size = 1000) => ({ name, size })

test('takes the seven types up to their size, and names the first that was left out', () => {
  const { files, refused } = withFiles([], [file('a.PDF'), file('b.exe'), file('c.webp'), file('d.jpg', 11_000_000)])
  expect(files.map(({ name }) => name)).toEqual(['a.PDF', 'c.webp'])
  expect(refused).toEqual({ problem: 'wrongType', name: 'b.exe' })
})

test('takes six and no more', () => {
  const six = Array.from({ length: 6 }, (_, index) => file(`${index}.png`))
  expect(withFiles(six.slice(0, 5), [file('6.png'), file('7.png')])).toMatchObject({
    files: { length: 6 },
    refused: { problem: 'tooMany', name: '7.png' },
  })
})

test('a name without an ending is of no type', () => {
  expect(withFiles([], [file('pdf')]).refused).toMatchObject({ problem: 'wrongType' })
  expect(withFiles([], [file('scan')]).refused).toMatchObject({ problem: 'wrongType' })
})
