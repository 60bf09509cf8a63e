import { EmptySchema } from '@portal/contract/core/fields'
import { userCalls } from '@portal/contract/users/calls'
import { userMessages } from '@portal/contract/users/messages'
import * as s from '@portal/contract/users/schemas'
import type { Door } from '#core/door/door.ts'
import type { Limit } from '#core/door/rate-limits.ts'
import type { UserDeps } from '../deps.ts'
import { sendAgain, withdraw } from './change.ts'
import { emailLinkFacts, useEmailLink } from './link.ts'

/** Links cannot be guessed like PINs; this only limits abuse. */
const links: Limit = { name: 'correo-enlace-ip', max: 60, seconds: 3600 }

/** Mounts the calls of a change of e-mail, besides the forms that start it. */
export function emailRoutes(door: Door, deps: UserDeps): void {
  const own = { access: 'session', params: s.UserByIdSchema, reply: EmptySchema } as const
  door.mount(userCalls.sendEmailAgain, { ...own, budget: 'mailing' }, ({ actor, params }) =>
    sendAgain(deps, actor, params.id),
  )
  door.mount(userCalls.withdrawEmail, { ...own, budget: 'saving' }, ({ actor, params }) =>
    withdraw(deps, actor, params.id),
  )
  door.mount(
    userCalls.emailLink,
    { access: 'public', params: s.EmailLinkSchema, reply: s.EmailLinkFactsSchema },
    ({ params }) => emailLinkFacts(deps.db, params.token),
  )
  door.mount(
    userCalls.useEmailLink,
    {
      access: 'public',
      budget: 'saving',
      params: s.EmailLinkSchema,
      reply: s.EmailLinkUsedSchema,
      limit: links,
      answersSecret: true,
      failed: userMessages.notUpdated,
    },
    ({ caller, params }) => useEmailLink(deps, caller, params.token),
  )
}
