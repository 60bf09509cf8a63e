import { Module } from '@portal/contract/access/constants'
import { listLoader, listScreen } from '#core/dashboard/records/record-list.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { areas } from './areas.tsx'

export const handle = { module: Module.areas } satisfies ScreenHandle
export const clientLoader = listLoader(areas)
export default listScreen(areas)
