import { Module } from '@portal/contract/access/constants'
import { itemHoldings } from '#features/marketplace/transfer/holdings.ts'
import type { HoldingSource } from '#features/transfers/service.ts'
import { propertyKind } from './kind.ts'

/** Properties that are not sold, with their requests. */
export const propertyHoldings: HoldingSource = itemHoldings(propertyKind, {
  area: 'propiedades',
  name: { es: 'Propiedades', en: 'Properties' },
  module: Module.myProperties,
  path: '/dashboard/propiedades/porpiedades-admin',
  named: 'titulo',
})
