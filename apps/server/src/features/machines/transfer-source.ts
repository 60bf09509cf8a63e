import { Module } from '@portal/contract/access/constants'
import { itemHoldings } from '#features/marketplace/transfer/holdings.ts'
import type { HoldingSource } from '#features/transfers/service.ts'
import { machineKind } from './kind.ts'

/** Machines that are not sold, with their requests. */
export const machineHoldings: HoldingSource = itemHoldings(machineKind, {
  area: 'clasificados',
  name: { es: 'Clasificados', en: 'Listings' },
  module: Module.myMachines,
  path: '/dashboard/clasificados/clasificados-admin',
  named: 'marca',
})
