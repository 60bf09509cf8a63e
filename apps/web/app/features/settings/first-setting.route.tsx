import { settingKeys } from '@portal/contract/settings/keys'
import { redirect } from 'react-router'
import { settingsPath } from './screens.ts'

/** The first group is open when none is named. */
export const clientLoader = () => redirect(`${settingsPath}/${settingKeys[0]}`)
export default () => null
