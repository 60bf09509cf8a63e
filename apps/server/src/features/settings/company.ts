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

interface Form extends Omit<SettingValue<'empresa'>, 'acento'> {
  acento?: string | undefined
  version: number
  quitar_logo: boolean
  quitar_marca: boolean
}

/** Wide enough for the largest place at double density; earlier logos stay, so that their version can come back. */
const logo = recordPicture({
  field: 'imagen',
  shape: { width: 720, height: 240, fit: 'inside', format: 'webp' },
  keptBytes: 1024 * 1024,
  says: { unreadable: messages.logoInvalid, notWritten: messages.notSaved, notKept: messages.notSaved },
})

/** As large as the largest icon that is made from it. */
const mark = recordPicture({
  field: 'marca',
  shape: { width: 512, height: 512, fit: 'inside', format: 'webp' },
  keptBytes: 1024 * 1024,
  says: { unreadable: messages.markInvalid, notWritten: messages.notSaved, notKept: messages.notSaved },
})

/** Saves the company, with its new logo and mark if they were sent. */
export async function saveCompany(deps: Deps, actor: Actor, form: Form, uploads: readonly Upload[]) {
  const { version, quitar_logo: dropsLogo, quitar_marca: dropsMark, ...company } = form
  const sentAs = (name: string) => uploads.filter(({ field }) => field === name)
  const drawnLogo = await logo.draw(deps, sentAs('imagen'))
  const drawnMark = await mark.draw(deps, sentAs('marca'))
  return inTransaction(deps.db, async (db) => {
    const value = {
      ...company,
      ...(dropsLogo && { logo_id: null }),
      ...(dropsMark && { marca_id: null }),
      ...(drawnLogo && { logo_id: await logo.keep(db, deps, actor, drawnLogo) }),
      ...(drawnMark && { marca_id: await mark.keep(db, deps, actor, drawnMark) }),
    }
    return writeSetting(db, actor, { key: 'empresa', value, version })
  })
}
