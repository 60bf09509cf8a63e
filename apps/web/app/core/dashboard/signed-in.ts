import type { Module } from '@portal/contract/access/constants'
import type { Area } from '@portal/contract/core/areas'
import type { Of } from '@portal/contract/core/fields'
import type { UserInitDataSchema } from '@portal/contract/sign-in/schemas'
import { createContext, use } from 'react'
import type { View } from './list/views/view-address.ts'
import type { Screen, Waiting } from './screens.ts'

/**
 * Data that change by announcement. Stale until a load that began after the last announcement has ended: the router asks
 * more than once whether to load, and a revalidation that meets another is aborted.
 */
function announcedData() {
  let [announced, contained] = [0, 0]
  return {
    changed(): void {
      announced += 1
    },
    isStale: (): boolean => contained < announced,
    async loading<T>(load: () => Promise<T>, signal: AbortSignal): Promise<T> {
      const before = announced
      const loaded = await load()
      if (!signal.aborted) contained = before
      return loaded
    },
  }
}

type InitData = Of<typeof UserInitDataSchema>

/** The signed-in user, what they may open, and what waits for them. */
export interface SignedIn {
  readonly user: InitData['usuario']
  /** As the server sent them, before the client adds `Dash` (rule access/module-keys); null without access data. */
  readonly granted: readonly Module[] | null
  readonly modules: ReadonlySet<Module>
  /** Counters by name; only those above zero. */
  readonly counts: Readonly<Record<string, number>>
  readonly openSessions: number
  readonly draftKey: string
  /** The views of lists that they may use. */
  readonly views: readonly View[]
  /** Name of the company whose portal this is. */
  readonly company: string
  /** The screens that they may open, in the order of the sidebar. */
  readonly screens: readonly Screen[]
  /** What waits for them now, most urgent first. */
  readonly waiting: readonly (Waiting & { readonly count: number })[]
}

/** Areas whose changes concern these data. */
export const signedInAreas = ['acceso', 'ideas', 'sesion', 'tareas', 'vistas'] as const satisfies readonly Area[]

const announced = announcedData()

/** Announces that these data changed: the next navigation loads them again, if no revalidation does so before. */
export const signedInChanged = announced.changed

/** Returns whether a change was announced that the loaded data do not contain. */
export const isSignedInStale = announced.isStale

/** Loads these data; what is announced meanwhile, or during a load that is aborted, is loaded again. */
export const loadingSignedIn = announced.loading

export const SignedInContext = createContext<SignedIn | null>(null)

/** Returns the signed-in user. Only inside the dashboard. */
export function useSignedIn(): SignedIn {
  const signedIn = use(SignedInContext)
  if (!signedIn) throw new Error('useSignedIn stands outside the dashboard')
  return signedIn
}
