import { contentCalls, settingSaveCalls, settingsCalls } from '@portal/contract/settings/calls'
import { contentKeys } from '@portal/contract/settings/keys'
import { settingDoneMessages } from '@portal/contract/settings/messages'
import { Answer } from '#core/base/answers.ts'
import type { Db } from '#core/database/database.ts'
import type { Changes } from '#core/database/events.ts'
import type { Door } from '#core/door/door.ts'
import type { Env } from '#core/environment/env.ts'
import { cardProviderOf } from '#core/environment/env-cards.ts'
import type { Files } from '#core/files/files.ts'
import type { Workers } from '#core/workers/workers.ts'
import { allSettings } from './all.ts'
import { saveCompany } from './company.ts'
import { discardDraft, restoreSetting, saveDraft, saveSetting, settingHistory } from './save.ts'
import { effectOf, type QuoteSeries } from './series.ts'
import { type CompanyReader, contentReader, officesReader, pageReader, peopleReader } from './service.ts'

interface Deps {
  db: Db
  changes: Changes
  company: CompanyReader
  env: Env
  files: Pick<Files, 'write' | 'keep'>
  workers: Pick<Workers, 'picture'>
  series: QuoteSeries
}

/** Mounts what everyone may read of the company, and the settings of super admins. */
export function settingsRoutes(door: Door, deps: Deps): void {
  const { db, changes, company, env, series } = deps
  const offices = officesReader(db, changes)
  const people = peopleReader(db, changes)
  const page = pageReader(db, changes, company, cardProviderOf(env))
  const content = contentReader(db, changes)
  door.mount(settingsCalls.company, () => company())
  door.mount(settingsCalls.offices, () => offices())
  door.mount(settingsCalls.people, () => people())
  door.mount(settingsCalls.page, ({ params }) => page(params))
  for (const key of contentKeys)
    door.mount(contentCalls[key as 'portada'], ({ params }) => content(key as 'portada', params))

  door.mount(settingsCalls.all, () => allSettings(deps))
  door.mount(settingsCalls.history, ({ params }) => settingHistory(db, params))
  door.mount(settingsCalls.discardDraft, ({ actor, params, body }) =>
    discardDraft(db, actor, params.clave, body.borrador_version),
  )
  door.mount(settingsCalls.restore, ({ actor, params, body }) =>
    restoreSetting(db, actor, { id: params.id, version: body.version, series }),
  )
  const { empresa, ...others } = settingSaveCalls
  door.mount(empresa, ({ actor, body, files }) => saveCompany(deps, actor, body, files))
  for (const key of Object.keys(others) as (keyof typeof others)[])
    door.mount(others[key] as typeof others.cookies, async ({ actor, body }) => {
      const { version, borrador: isDraft, borrador_version: draft, ...value } = body
      const effect = effectOf(series, key, value)
      if (!isDraft) return saveSetting(db, actor, { key, value, version, draft, effect })
      return new Answer(await saveDraft(db, actor, { key, value, version, draft }), settingDoneMessages.draftSaved)
    })
}
