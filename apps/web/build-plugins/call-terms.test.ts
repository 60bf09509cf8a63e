import { expect, test } from 'vitest'
import { withoutTerms } from './call-terms.ts'

const path = '/packages/contract/src/notes/calls.ts'

test('of a declared call a browser gets what it sends, and nothing that the server decides by', () => {
  const source = `import { call } from '../core/endpoint.ts'
import * as s from './schemas.ts'

const byId = { access: 'session', params: s.ById } as const

export const noteCalls = {
  list: call({ method: 'GET', path: '/v1/nota/list', area }, { access: 'public', reply: s.List }),
  /** "ñ", 公司 */
  save: call({ method: 'POST', path: '/v1/nota/save', area }, { ...byId, budget: 'saving', reply: s.Saved }),
  ...recordCalls({ path: '/v1/nota', area, done }, { access: 'session', schemas: note }),
  ...bulkCalls('/v1/nota', { access: 'session', form: s.Bulk }),
}
`
  const built = withoutTerms(source, path)
  expect(built).toContain(`list: call({ method: 'GET', path: '/v1/nota/list', area }, {}),`)
  expect(built).toContain(`save: call({ method: 'POST', path: '/v1/nota/save', area }, {}),`)
  expect(built).toContain(`...recordCalls({ path: '/v1/nota', area, done }, {}),`)
  expect(built).toContain(`...bulkCalls('/v1/nota', {}),`)
  expect(built).toContain('公司')
})

test('a declaration without terms stops the build', () => {
  expect(() => withoutTerms(`call({ method: 'GET', path: '/v1/nota/list', area })`, path)).toThrow('without its terms')
})
