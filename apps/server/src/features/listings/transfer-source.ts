import { Module } from '@portal/contract/access/constants'
import { itemHoldings } from '#features/marketplace/transfer/holdings.ts'
import type { HoldingSource } from '#features/transfers/service.ts'
import { listingKind } from './kind.ts'

/** Listings that are not sold, with their requests. */
export const listingHoldings: HoldingSource = itemHoldings(listingKind, {
  area: 'clasificados',
  name: { es: 'Clasificados', en: 'Listings' },
  module: Module.myClassifieds,
  path: '/dashboard/clasificados/clasificados-admin',
  named: 'marca',
})
