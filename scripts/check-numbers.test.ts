import { expect, test } from 'vitest'
import { otherReaders } from './check-numbers.ts'

const field = 'apps/web/app/features/quotes/form/line-row.tsx'

test.each([
  'const a = parseFloat(b)',
  'const a = Number.parseInt(b, 10)',
  'const a = Number(event.currentTarget.value)',
  'const a = Number(values.precio_sugerido)',
  'const a = Number(typed)',
  'const a = input.valueAsNumber',
  "import { NumberInput } from '@mantine/core'",
  'const a = <input type="number" />',
])('%s is refused in a field', (source) => {
  expect(otherReaders(field, `\n${source}`)).toEqual([expect.stringMatching(/^apps.*line-row\.tsx:2 /)])
})

test.each([
  [field, 'const a = Number(row.dataset.row)'],
  [field, 'const a = Number(country)'],
  [field, "const a = numberFrom(text, kind), b = <input type='text' />"],
  ['apps/web/app/features/users/crop-dialog.tsx', 'const a = Number(currentTarget.value)'],
  ['apps/server/src/features/quotes/service.ts', 'const a = Number(typed)'],
  ['apps/web/app/core/some.test.ts', 'const a = parseFloat(text)'],
])('in %s, %s is not', (path, source) => {
  expect(otherReaders(path, source)).toEqual([])
})

test('a cell of an importer is read by the one parser too', () => {
  expect(otherReaders('apps/server/src/features/imports/values.ts', 'Number(String(cell))')).toHaveLength(1)
})
