import { Module } from '@portal/contract/access/constants'
import { summaryCalls } from '@portal/contract/summary/calls'
import type { Door } from '#core/door/door.ts'
import type { SummaryDeps } from './deps.ts'
import { chooseMail, wantsMail } from './mail/choice.ts'
import { weekSummary } from './week.ts'

/** Mounts the summary of a week, and the choice of its mail. */
export function summaryRoutes(door: Door, { db, figures }: Pick<SummaryDeps, 'db' | 'figures'>): void {
  const access = Module.summary
  door.mount(summaryCalls.week, ({ actor, params }) => weekSummary(db, figures, actor, params.semana))
  door.mount(summaryCalls.mail, async ({ actor }) => ({
    semanal: await wantsMail(db, actor.id),
    disponible: actor.modules.has(access),
  }))
  door.mount(summaryCalls.setMail, ({ actor, body }) => chooseMail(db, actor, body.semanal))
}
