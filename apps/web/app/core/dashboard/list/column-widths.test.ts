import { expect, test } from 'vitest'
import { sharedWidths } from './column-widths.ts'

test.each([
  ['all fit', [120, 300, 80], 600, [120, 300, 80]],
  ['a long text gives way', [120, 900, 80], 600, [120, 400, 80]],
  ['two long texts share what is left', [100, 700, 900], 500, [100, 200, 200]],
  ['all are long', [700, 700], 500, [250, 250]],
  ['no room', [50, 50], -10, [0, 0]],
])('%s', (_, needs, width, widths) => {
  expect(sharedWidths(needs, width)).toEqual(widths)
})
