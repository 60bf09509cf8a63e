import { fileMessages } from '@portal/contract/imports/file-messages'
import { machineMessages } from '@portal/contract/machines/messages'
import { expect, test } from 'vitest'
import { faultText } from './fault-text.ts'

test.each([machineMessages.cityInvalid, fileMessages.cellError])('$es is read in either language', (entry) => {
  expect(faultText(entry.en, 'es')).toBe(entry.es)
  expect(faultText(entry.es, 'en')).toBe(entry.en)
  expect(faultText(entry.es, 'es')).toBe(entry.es)
})

test('what no catalogue has stays as it was stored', () => {
  expect(faultText('Falta el correlativo.', 'en')).toBe('Falta el correlativo.')
})
