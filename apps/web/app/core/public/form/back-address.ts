const wayBack = new Map<unknown, string>([
  ['classifieds', '/classifieds'],
  ['quote-detail', '/dashboard/clasificados/clasificados-solicitudes'],
])

/**
 * Where "back" leads from the page that was not found, when the page before it said in the navigation state what went
 * wrong (spec 1, 2). Null means one step back. The state is a name, never an address.
 */
export function backAddress(state: unknown): string | null {
  const error = typeof state === 'object' && state !== null && 'error' in state ? state.error : undefined
  return wayBack.get(error) ?? null
}
