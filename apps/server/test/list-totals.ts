import { join } from 'node:path'
import type { Call } from '@portal/contract/core/endpoint'
import { expect } from 'vitest'
import { importPaths } from '../../web/app/features/imports/paths.ts'
import type { Person } from './people.ts'
import type { TestApp } from './start-app.ts'

const features = join(import.meta.dirname, '../../web/app/features')
/** The lists that numbers lead to. */
const routes: Readonly<Record<string, string>> = {
  '/dashboard/cotizaciones/todas': 'quotes/staff/all-quotes.route.tsx',
  '/dashboard/cotizaciones/mis-cotizaciones': 'quotes/staff/own-quotes.route.tsx',
  '/dashboard/clasificados/clasificados-solicitudes': 'item-requests/staff/requests.route.tsx',
  '/dashboard/clasificados/clasificados-admin': 'machines/staff/all-machines.route.tsx',
  '/dashboard/propiedades/porpiedades-admin': 'properties/staff/all-properties.route.tsx',
  '/dashboard/contactos/lista-contactos': 'contacts/contacts.route.tsx',
  '/dashboard/nexttask/task': 'tasks/tasks.route.tsx',
  '/dashboard/nexttask/calendar': 'calendar/calendar.route.tsx',
  '/dashboard/sistema/permisos': 'permits/permits.route.tsx',
  '/dashboard/sistema/datos-personales': 'privacy/staff/requests.route.tsx',
  '/dashboard/contactos/formularios': 'forms/staff/forms.route.tsx',
  '/dashboard/mis-certificados': 'certificates/own/own-certificates.route.tsx',
  '/dashboard/descargas': 'resources/library/library.route.tsx',
  '/dashboard/sistema/licencias': 'licenses/list/licenses.route.tsx',
  '/dashboard/mis-solicitudes': 'item-requests/own/own-requests.route.tsx',
  '/dashboard/licencias': 'licenses/own/own-licenses.route.tsx',
  '/dashboard/fabrica': 'production/orders.route.tsx',
  ...Object.fromEntries(Object.values(importPaths).map((path) => [path, 'imports/imports.route.tsx'])),
}

type Load = (call: Call<object, unknown, unknown>, asked: { params?: Record<string, unknown> }) => Promise<unknown>
type Loader = (args: { request: Request; url: URL; context: unknown; params: object }) => Promise<Loaded>
interface Loaded {
  total?: number
  found?: { total: number }
  /** Occurrences: the same event more than once. */
  eventos?: { evento_id: number }[]
  licencias?: unknown[]
  solicitud?: { total: number }
  propiedad?: { total: number }
  servicio_reparacion?: { total: number }
}

/** Returns a function that answers the total of the list that an address opens, asked for as its page asks. */
export const totalsAt =
  (t: TestApp) =>
  async (address: string, as: Person): Promise<number> => {
    const url = new URL(address, 'http://portal.example.com')
    const { pathname, searchParams } = url
    const { clientLoader } = (await import(join(features, routes[pathname] ?? pathname))) as { clientLoader: Loader }
    const load: Load = async ({ path }, { params = {} }) => {
      const texts = Object.entries(params).map(([name, value]) => [name, String(value ?? '')])
      const query = new URLSearchParams(Object.fromEntries(texts))
      const { status, datos } = await t.call('GET', `${path}?${query}`, undefined, as)
      expect([`${path}?${query}`, status]).toEqual([`${path}?${query}`, 200])
      return datos
    }
    const loaded = await clientLoader({
      request: new Request(url),
      url,
      context: { get: () => ({ load }) },
      params: {},
    })
    return totalOf(loaded, searchParams.get('tab'))
  }

function totalOf(loaded: Loaded, tab: string | null): number {
  const { total, found, eventos, licencias, solicitud, propiedad, servicio_reparacion: repairs } = loaded
  if (eventos) return new Set(eventos.map((one) => one.evento_id)).size
  if (solicitud && propiedad && repairs) {
    const tabs: Record<string, number> = {
      cotizaciones: solicitud.total,
      propiedades: propiedad.total,
      reparaciones: repairs.total,
    }
    return tabs[tab ?? ''] ?? solicitud.total + propiedad.total + repairs.total
  }
  return found?.total ?? total ?? licencias?.length ?? Number.NaN
}
