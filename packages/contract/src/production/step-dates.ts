import { type ProductionStep, productionSteps } from './steps.ts'

/** The columns of an order with the time of each step, and the day for which it is planned. */
export interface StepDates {
  recibida_en: Date | null
  planificada_en: Date | null
  iniciada_en: Date | null
  lista_en: Date | null
  despachada_en: Date | null
  entregada_en: Date | null
  inicio_previsto: string | null
  listo_previsto: string | null
  despacho_previsto: string | null
  entrega_prevista: string | null
}

/** The column with the time at which an order came to a step. */
export const stepColumns = {
  recibida: 'recibida_en',
  planificada: 'planificada_en',
  en_produccion: 'iniciada_en',
  lista: 'lista_en',
  despachada: 'despachada_en',
  entregada: 'entregada_en',
} as const satisfies Record<ProductionStep, keyof StepDates>

const planColumns = {
  recibida: null,
  planificada: null,
  en_produccion: 'inicio_previsto',
  lista: 'listo_previsto',
  despachada: 'despacho_previsto',
  entregada: 'entrega_prevista',
} as const satisfies Record<ProductionStep, keyof StepDates | null>

/** Returns all steps with the day they are planned for and the time they were reached, in their order. */
export const stepsOf = (order: StepDates) =>
  productionSteps.map((paso) => {
    const plan = planColumns[paso]
    return { paso, previsto: plan && order[plan], en: order[stepColumns[paso]] }
  })

/** The planned days of an order. */
export type PlannedDays = Pick<
  StepDates,
  'inicio_previsto' | 'listo_previsto' | 'despacho_previsto' | 'entrega_prevista'
>

/** Whether the planned days follow the order of the steps; those that are left out follow any. */
export function isInOrder({
  inicio_previsto,
  listo_previsto,
  despacho_previsto,
  entrega_prevista,
}: PlannedDays): boolean {
  const days = [inicio_previsto, listo_previsto, despacho_previsto, entrega_prevista].filter((day) => day !== null)
  return days.every((day, place) => place === 0 || days[place - 1]! <= day)
}
