import { rateModules } from '@portal/contract/rates/constants'
import { listLoader, listScreen } from '#core/dashboard/records/record-list.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { rates } from './rates.tsx'

export const handle = { module: rateModules } satisfies ScreenHandle
export const clientLoader = listLoader(rates)
export default listScreen(rates)
