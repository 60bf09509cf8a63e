import { Module } from '@portal/contract/access/constants'
import type { Of } from '@portal/contract/core/fields'
import type { RequestListSchema } from '@portal/contract/item-requests/schemas'
import { machineModules } from '@portal/contract/machines/modules'
import { propertyModules } from '@portal/contract/properties/modules'
import { useTab } from '#core/dashboard/detail/url-tabs.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { requestTexts } from './request-texts.ts'

export type Lists = Of<typeof RequestListSchema>
/** The lists of the screen, by their name on the wire. */
export type ListName = 'cotizaciones' | 'propiedades' | 'reparaciones'

/** Returns the tabs that the reader's modules open, and the open one. A repair has no owner: only staff have its list. */
export function useRequestTabs({ solicitud: quotes, propiedad: properties, servicio_reparacion: repairs }: Lists) {
  const t = useTexts(requestTexts)
  const { modules } = useSignedIn()
  const opens = (needed: readonly Module[]) => needed.some((module) => modules.has(module))
  const tabs: { id: ListName; label: string; count: number }[] = []
  if (opens(machineModules)) tabs.push({ id: 'cotizaciones', label: t.quoteRequests, count: quotes.total })
  if (opens(propertyModules)) tabs.push({ id: 'propiedades', label: t.propertyRequests, count: properties.total })
  if (opens([Module.manageMachines])) tabs.push({ id: 'reparaciones', label: t.repairRequests, count: repairs.total })
  return { tabs, list: useTab(tabs) as ListName }
}

/** Returns the rows of one list. */
export function rowsOf({ solicitud, propiedad, servicio_reparacion }: Lists, list: ListName) {
  if (list === 'propiedades') return { rows: propiedad.solicitudes_propiedades, total: propiedad.total }
  if (list === 'reparaciones')
    return { rows: servicio_reparacion.servicios_reparacion, total: servicio_reparacion.total }
  return { rows: solicitud.solicitudes_clasificados, total: solicitud.total }
}
