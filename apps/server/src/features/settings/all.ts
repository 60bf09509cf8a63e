import type { Of } from '@portal/contract/core/fields'
import type { Groups, SettingsSchema } from '@portal/contract/settings/history-schemas'
import { type SettingKey, settingKeys } from '@portal/contract/settings/keys'
import type { Db } from '#core/database/database.ts'
import type { Env } from '#core/environment/env.ts'
import { listSettings } from './queries.ts'
import type { QuoteSeries } from './series.ts'
import { pathOfMark, shownCompany } from './service.ts'
import { completed } from './values.ts'

interface Deps {
  db: Db
  env: Pick<Env, 'BROADCAST_PER_MINUTE' | 'BROADCAST_PER_HOUR'>
  series: QuoteSeries
}

type Row = Awaited<ReturnType<typeof listSettings>>[number]

function draftOf(key: SettingKey, row: Row | undefined) {
  if (!row?.borrador || !row.borrador_en) return null
  return {
    valor: completed(key, row.borrador) as object,
    sobre: row.borrador_sobre ?? 0,
    autor: row.borrador_autor,
    actualizado_en: row.borrador_en,
    vista: row.borrador_vista ?? '',
  }
}

/** Returns all groups, as the screen of the settings shows them. */
export async function allSettings({ db, env, series }: Deps): Promise<Of<typeof SettingsSchema>> {
  const rows = new Map((await listSettings(db)).map((row) => [row.clave, row]))
  const groupOf = (key: SettingKey) => {
    const row = rows.get(key)
    return {
      valor: completed(key, row?.valor),
      version: row?.version ?? 1,
      actualizado_en: row && row.usuario_id !== null ? row.actualizado_en : null,
      autor: row && row.usuario_id !== null ? row.autor : null,
      borrador: draftOf(key, row),
      borrador_version: row?.borrador_version ?? 0,
    }
  }
  const company = completed('empresa', rows.get('empresa')?.valor)
  return {
    ajustes: Object.fromEntries(settingKeys.map((key) => [key, groupOf(key)])) as unknown as Groups,
    logo_url: shownCompany(company).logo_url,
    marca_url: pathOfMark(company),
    serie: await series.next(db),
    topes: { por_minuto: env.BROADCAST_PER_MINUTE, por_hora: env.BROADCAST_PER_HOUR },
  }
}
