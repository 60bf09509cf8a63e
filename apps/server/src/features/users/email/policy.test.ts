import { Module, Role } from '@portal/contract/access/constants'
import { expect, test } from 'vitest'
import { canChangeEmail } from './policy.ts'

const admin = { id: 1, role: Role.administrator, modules: new Set<string>([Module.users, Module.quotes]) }

test.each([
  [
    'the own one, whatever they hold',
    { ...admin, modules: new Set<string>() },
    { id: 1, rol_id: Role.administrator },
    [],
    true,
  ],
  ['of a user below', admin, { id: 2, rol_id: Role.manager }, [Module.quotes], true],
  ['of a user of the same role', admin, { id: 2, rol_id: Role.administrator }, [], false],
  [
    'without the module of users',
    { ...admin, modules: new Set<string>([Module.quotes]) },
    { id: 2, rol_id: Role.user },
    [],
    false,
  ],
  ['of a user who holds more', admin, { id: 2, rol_id: Role.user }, [Module.quotes, Module.licenses], false],
] as const)('an e-mail %s', (_, actor, user, held, isAllowed) => {
  expect(canChangeEmail(actor, user, held)).toBe(isAllowed)
})
