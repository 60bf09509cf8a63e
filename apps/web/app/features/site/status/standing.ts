import type { Of } from '@portal/contract/core/fields'
import type { HealthSchema } from '@portal/contract/core/schemas'

export type Health = Of<typeof HealthSchema>

/** The parts that a visitor is told of; the process itself is not one, because it answers them. */
export const shownParts = ['base_de_datos', 'archivos', 'correo', 'trabajos', 'auditoria'] as const

/** Whether everything works, a part does not, or nothing can be saved. */
export function standingOf(health: Health | null): 'up' | 'degraded' | 'down' {
  if (health?.base_de_datos.estado !== 'ok') return 'down'
  return shownParts.every((part) => health[part].estado === 'ok') ? 'up' : 'degraded'
}
