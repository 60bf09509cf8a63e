import { Module } from '@portal/contract/access/constants'
import { listLoader, listScreen } from '#core/dashboard/records/record-list.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { timeUnits } from './time-units.tsx'

export const handle = { module: Module.timeUnits } satisfies ScreenHandle
export const clientLoader = listLoader(timeUnits)
export default listScreen(timeUnits)
