import { Module } from '@portal/contract/access/constants'
import { listLoader, listScreen } from '#core/dashboard/records/record-list.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { enterprises } from './enterprises.tsx'

export const handle = { module: Module.enterprises } satisfies ScreenHandle
export const clientLoader = listLoader(enterprises)
export default listScreen(enterprises)
