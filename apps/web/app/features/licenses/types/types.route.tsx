import { Module } from '@portal/contract/access/constants'
import { listLoader, listScreen } from '#core/dashboard/records/record-list.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { licenseTypes } from './types.tsx'

export const handle = { module: Module.licenses } satisfies ScreenHandle
export const clientLoader = listLoader(licenseTypes)
export default listScreen(licenseTypes)
