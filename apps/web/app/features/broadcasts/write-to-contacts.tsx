import { Module } from '@portal/contract/access/constants'
import type { Chosen } from '#core/dashboard/list/bulk/bulk.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { newBroadcastPath } from './paths.ts'

/** Returns the address of a new broadcast to contacts of their list, for those who may write one. */
export function useWriteBroadcast(): ((chosen: Chosen) => string) | null {
  return useSignedIn().modules.has(Module.broadcasts) ? addressFor : null
}

function addressFor(chosen: Chosen): string {
  if ('ids' in chosen) return `${newBroadcastPath}?${new URLSearchParams({ contactos: chosen.ids.join() })}`
  const set = Object.entries(chosen.filtros).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  )
  const filtro = `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}`
  return `${newBroadcastPath}?${new URLSearchParams({ filtro })}`
}
