import { Module } from '@portal/contract/access/constants'
import { listLoader, listScreen } from '#core/dashboard/records/record-list.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { services } from './services.tsx'

export const handle = { module: Module.licenses } satisfies ScreenHandle
export const clientLoader = listLoader(services)
export default listScreen(services)
