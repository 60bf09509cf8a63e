import { Module } from '@portal/contract/access/constants'
import { listLoader, listScreen } from '#core/dashboard/records/record-list.tsx'
import type { ScreenHandle } from '#core/dashboard/screens.ts'
import { productCategories } from './categories.tsx'

export const handle = { module: Module.productCategories } satisfies ScreenHandle
export const clientLoader = listLoader(productCategories)
export default listScreen(productCategories)
