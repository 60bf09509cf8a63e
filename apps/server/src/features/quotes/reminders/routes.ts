import { Module } from '@portal/contract/access/constants'
import { quoteReminderCalls } from '@portal/contract/quotes/reminders/calls'
import { quoteReminderMessages } from '@portal/contract/quotes/reminders/messages'
import { AutomaticReminderSchema } from '@portal/contract/quotes/reminders/schemas'
import { QuoteByIdSchema as params, QuoteSchema as reply } from '@portal/contract/quotes/schemas'
import { Answer } from '#core/base/answers.ts'
import type { Door } from '#core/door/door.ts'
import { quoteFor } from '../list/detail.ts'
import type { QuoteParts } from '../parts.ts'
import { remindClient, setAutomaticReminder } from './remind.ts'

/** Mounts manual reminders and the setting of automatic ones. */
export function reminderRoutes(door: Door, parts: QuoteParts): void {
  door.mount(quoteReminderCalls.remind, { access: Module.quotes, params, reply }, async ({ actor, params }) => {
    await remindClient(parts, actor, params.id)
    return quoteFor(parts, actor, params.id)
  })
  door.mount(
    quoteReminderCalls.automatic,
    { access: Module.quotes, params, body: AutomaticReminderSchema, reply },
    async ({ actor, params, body: { automatico } }) => {
      await setAutomaticReminder(parts, actor, params.id, automatico)
      const { willRemind, willNotRemind } = quoteReminderMessages
      return new Answer(await quoteFor(parts, actor, params.id), automatico ? willRemind : willNotRemind)
    },
  )
}
