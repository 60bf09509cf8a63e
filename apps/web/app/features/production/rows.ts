import type { Of } from '@portal/contract/core/fields'
import type { OrderBoardSchema, OrderRowSchema, OrderSchema } from '@portal/contract/production/schemas'
import type { ProductionStep } from '@portal/contract/production/steps'
import type { Tone } from '#core/dashboard/status-dot.tsx'

export type OrderRow = Of<typeof OrderRowSchema>
export type Order = Of<typeof OrderSchema>
export type OrderColumns = Of<typeof OrderBoardSchema>['columnas']

export const stepTones: Readonly<Record<ProductionStep, Tone>> = {
  recibida: 'attention',
  planificada: 'neutral',
  en_produccion: 'info',
  lista: 'info',
  despachada: 'info',
  entregada: 'done',
}
