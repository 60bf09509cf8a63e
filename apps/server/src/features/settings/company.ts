import { settingMessages as messages } from '@portal/contract/settings/messages'
import type { Actor } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { Files } from '#core/files/files.ts'
import { recordPicture } from '#core/files/record-pictures.ts'
import type { Workers } from '#core/workers/workers.ts'
import { writeSetting } from './save.ts'
import type { SettingValue } from './values.ts'

interface Deps {
  db: Db
  files: Pick<Files, 'write' | 'keep'>
  workers: Pick<Workers, 'picture'>
}

interface Form extends SettingValue<'empresa'> {
  version: number
  quitar_logo: boolean
}

/** Wide enough for the largest place at double density; earlier logos stay, so that their version can come back. */
const logo = recordPicture({
  field: 'imagen',
  shape: { width: 720, height: 240, fit: 'inside', format: 'webp' },
  keptBytes: 1024 * 1024,
  says: { unreadable: messages.logoInvalid, notWritten: messages.notSaved, notKept: messages.notSaved },
})

/** Saves the company, with its new logo if one was sent. */
export async function saveCompany(deps: Deps, actor: Actor, form: Form, uploads: readonly Upload[]) {
  const { version, quitar_logo: dropsLogo, ...company } = form
  const drawn = await logo.draw(deps, uploads)
  return inTransaction(deps.db, async (db) => {
    const picture = drawn ? { logo_id: await logo.keep(db, deps, actor, drawn) } : dropsLogo ? { logo_id: null } : {}
    return writeSetting(db, actor, { key: 'empresa', value: { ...company, ...picture }, version })
  })
}
