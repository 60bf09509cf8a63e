import { expect, test } from 'vitest'
import { bound, browserFormats, otherDates, partedUnits } from './check-units.ts'

const path = 'apps/web/app/features/tasks/texts.ts'
const textsOf = (source: string) => partedUnits(path, source).map(({ text }) => text)

/** Stands for a value in the sources below. */
const value = '$'.concat('{value}')

test('a unit that may part from its figure is found, and bound', () => {
  expect(textsOf(`const a = \`${value} m² built\``)).toEqual([`\`${value} m² built\``])
  expect(textsOf("const a = 'PDF, 10 MB each'")).toEqual(["'PDF, 10 MB each'"])
  expect(bound(`${value} m² in ${value} h`)).toBe(`${value}\\u00a0m² in ${value}\\u00a0h`)
})

test('words after a figure, drawings and what is bound are left alone', () => {
  for (const source of [
    "const a = '3 meses, 1 módulo, y 2 más'",
    `const a = \`y ${value} más\``,
    `const a = \`M${value} 92 h8 V${value}\``,
    "const a = '10\\u00a0MB'",
    'const half = total / 2 // 3 m',
  ])
    expect(textsOf(source), source).toEqual([])
})

test('a text of a public page that the browser formats in its own way is found', () => {
  const line = "const text = new Intl.DateTimeFormat('es').format(at)"
  expect(browserFormats('apps/web/app/features/a.tsx', `\n${line}`)).toEqual(['apps/web/app/features/a.tsx:2'])
  expect(browserFormats('apps/web/app/features/a.tsx', 'at.toLocaleString()')).toHaveLength(1)
  expect(browserFormats('apps/web/app/core/formats/written.ts', line)).toEqual([])
})

test.each([
  ['apps/server/src/features/a/mails.ts', "new Intl.DateTimeFormat('es', { timeStyle: 'short' })"],
  ['apps/server/src/features/a/mails.ts', "day.toLocaleString('es-CL', { dateStyle: 'medium' })"],
  ['apps/web/app/features/a.tsx', "at.toLocaleDateString('sv-SE')"],
  ['apps/web/app/features/a.tsx', '<TextInput type="time" />'],
  ['apps/web/app/features/a.tsx', '<TextInput type="datetime-local" />'],
])('%s: a date that is written in another way than elsewhere is found: %s', (path, line) => {
  expect(otherDates(path, `\n${line}`)).toEqual([`${path}:2`])
})

test('the modules of dates, numbers and tests are left alone', () => {
  const line = "new Intl.DateTimeFormat('es')"
  expect(otherDates('apps/server/src/core/calendar/dates.ts', line)).toEqual([])
  expect(otherDates('apps/web/app/core/formats/written.ts', line)).toEqual([])
  expect(otherDates('apps/web/app/features/a.test.ts', line)).toEqual([])
  expect(otherDates('apps/web/app/features/a.tsx', "rows.toLocaleString('es-CL')")).toEqual([])
})
