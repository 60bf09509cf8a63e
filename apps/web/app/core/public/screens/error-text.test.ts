import { applicationErrorTexts } from '@portal/contract/core/application-error-texts'
import { coreMessages } from '@portal/contract/core/core-messages'
import { expect, test } from 'vitest'
import { errorText } from './error-text.ts'
import { errorTexts } from './error-texts.ts'

const refusal = (data: object) => ({ status: 409, statusText: '', internal: false, data })

test.each([
  [new TypeError('Failed to fetch'), coreMessages.noResponse.es],
  [new TypeError('NetworkError when attempting to fetch resource.'), coreMessages.noResponse.es],
  [new TypeError('Load failed'), coreMessages.noResponse.es],
  [new TypeError('Failed to fetch dynamically imported module: /assets/a.js'), errorTexts.es.notLoaded],
  [new TypeError('x is not a function'), 'x is not a function'],
  [new Error('Failed to fetch'), 'Failed to fetch'],
  [refusal({ codigo: coreMessages.tooMany.code, mensaje: 'x' }), coreMessages.tooMany.es],
  [refusal({ codigo: 1, mensaje: 'De un catálogo' }), 'De un catálogo'],
  [refusal({}), applicationErrorTexts.unexpected.es],
  [null, applicationErrorTexts.unexpected.es],
])('of %o it is said: %s', (error, said) => {
  expect(errorText(error, 'es')).toBe(said)
})
