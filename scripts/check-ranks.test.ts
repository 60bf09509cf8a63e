import { describe, expect, test } from 'vitest'
import { violations } from './check-ranks.ts'

const policy = 'apps/server/src/features/quotes/policy.ts'
const service = 'apps/server/src/features/quotes/list/list.ts'
const asks = 'hasRankOf(actor.role, Role.manager)'

describe('ranks', () => {
  test('may say what is done', () => {
    expect(violations(policy, `export const canApprove = (actor: Who) => ${asks}`)).toEqual([])
    expect(violations(policy, `export function refusalToEdit(actor: Who) { return ${asks} }`)).toEqual([])
  })

  test('may not say what is seen', () => {
    const [violation, ...more] = violations(
      policy,
      `\nexport const quoteScopeOf = (actor: Who) => (${asks} ? 'all' : 0)`,
    )
    expect(violation).toContain(`${policy}:2 asks for a rank (hasRankOf() in "quoteScopeOf"`)
    expect(more).toEqual([])
    expect(violations(service, `export const canApprove = (actor: Who) => ${asks}`)).toHaveLength(1)
    expect(violations(policy, 'export const scopeOf = (actor: Who) => actor.role === Role.superAdmin')).toHaveLength(1)
  })

  test('are no matter outside of features', () => {
    expect(violations('apps/server/src/core/base/scope.ts', `const scopeOf = () => ${asks}`)).toEqual([])
    expect(violations(policy.replace('policy', 'policy.test'), `const scopeOf = () => ${asks}`)).toEqual([])
  })

  test('no feature makes a scope of its own', () => {
    expect(violations(service, 'const all = {} as Scope')).toHaveLength(1)
    expect(violations(service, 'const all = {} as unknown as Scope')).toHaveLength(1)
  })
})
