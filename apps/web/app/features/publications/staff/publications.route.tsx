import { Module } from '@portal/contract/access/constants'
import { listLoader, listScreen } from '#core/dashboard/records/record-list.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { publications } from './publications.tsx'

export const handle = { module: Module.resources } satisfies ScreenHandle
export const clientLoader = listLoader(publications)
export default listScreen(publications)
