const wayBack = new Map<unknown, string>([
  ['classifieds', '/classifieds'],
  ['quote-detail', '/dashboard/clasificados/clasificados-solicitudes'],
])

/**
 * Returns where "back" leads from the not-found page, when the page before stored its error in the navigation state
 * (rule public-site/way-back). Null means one step back. The state is a name, never an address.
 */
export function backAddress(state: unknown): string | null {
  const error = typeof state === 'object' && state !== null && 'error' in state ? state.error : undefined
  return wayBack.get(error) ?? null
}
