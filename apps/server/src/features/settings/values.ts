import { type SettingKey, settingKeys } from '@portal/contract/settings/keys'
import { startingNumbers } from '@portal/contract/settings/numbers'
import { startingTerms } from '@portal/contract/settings/terms'
import type { settingSchemas } from '@portal/contract/settings/values-schemas'
import type { z } from 'zod'
import { startingPages } from './pages/starting.ts'

export type SettingValue<K extends SettingKey> = z.output<(typeof settingSchemas)[K]>

/** The values that hold until someone saves the group; those of company, offices and people come with a migration. */
const starting: Readonly<Partial<Record<SettingKey, object>>> = {
  ...startingNumbers,
  ...startingPages,
  condiciones: startingTerms,
}

/** Returns the value of a group as stored, completed with the starting value of what is not stored yet. */
export const completed = <K extends SettingKey>(key: K, stored: unknown): SettingValue<K> =>
  ({ ...starting[key], ...(stored as object | undefined) }) as SettingValue<K>

export const isSettingKey = (key: string): key is SettingKey => (settingKeys as readonly string[]).includes(key)
