import { Module } from '@portal/contract/access/constants'
import { listLoader, listScreen } from '#core/dashboard/records/record-list.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { customers } from './customers.tsx'

export const handle = { module: Module.manageMachines } satisfies ScreenHandle
export const clientLoader = listLoader(customers)
export default listScreen(customers)
