import { quoteReminderCalls } from '@portal/contract/quotes/reminders/calls'
import { quoteReminderMessages } from '@portal/contract/quotes/reminders/messages'
import { Answer } from '#core/base/answers.ts'
import type { Door } from '#core/door/door.ts'
import type { QuoteDeps } from '../deps.ts'
import { quoteFor } from '../list/detail.ts'
import { remindClient, setAutomaticReminder } from './remind.ts'

/** Mounts manual reminders and the setting of automatic ones. */
export function reminderRoutes(door: Door, deps: QuoteDeps): void {
  door.mount(quoteReminderCalls.remind, async ({ actor, params }) => {
    await remindClient(deps, actor, params.id)
    return quoteFor(deps, actor, params.id)
  })
  door.mount(quoteReminderCalls.automatic, async ({ actor, params, body: { automatico } }) => {
    await setAutomaticReminder(deps, actor, params.id, automatico)
    const { willRemind, willNotRemind } = quoteReminderMessages
    return new Answer(await quoteFor(deps, actor, params.id), automatico ? willRemind : willNotRemind)
  })
}
