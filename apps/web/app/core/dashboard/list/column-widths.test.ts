import { expect, test } from 'vitest'
import { sharedWidths } from './use-fit.ts'

test.each([
  ['all fit', [120, 300, 80], 600, [], [120, 300, 80]],
  ['a long text gives way', [120, 900, 80], 600, [], [120, 400, 80]],
  ['two long texts share what is left', [100, 700, 900], 500, [], [100, 200, 200]],
  ['all are long', [700, 700], 500, [], [250, 250]],
  ['the first may not be narrower', [300, 700, 700], 600, [240, 70, 70], [240, 180, 180]],
  ['the first needs less than its least', [90, 700, 700], 600, [240, 70, 70], [90, 255, 255]],
  ['no room', [50, 50], -10, [], [0, 0]],
])('%s', (_, needs, width, leasts, widths) => {
  expect(
    sharedWidths(
      needs,
      width,
      needs.map((_, column) => leasts[column] ?? 0),
    ),
  ).toEqual(widths)
})
