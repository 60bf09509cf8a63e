import { listSpec } from '#core/dashboard/list/list-query.ts'

/** The users who differ, in a tab of the template. */
export const differenceSpec = listSpec({
  orders: ['nombre'],
  filters: {},
  tabs: ['plantilla', 'diferencias', 'historial'],
})
