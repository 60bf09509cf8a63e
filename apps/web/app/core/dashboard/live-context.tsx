import type { Area } from '@portal/contract/core/areas'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { type Change, listen } from '#core/api/live.ts'
import { companyChanged, companyLoaded, useRootData } from '#core/public/frame/company.ts'
import { storedToken } from '#core/session/token.ts'
import { signedInAreas, signedInChanged } from './signed-in.ts'

type Subscribe = (onChange: (change: Change) => void) => () => void

const LiveContext = createContext<Subscribe>(() => () => {})

const path = '/v1/eventos'
const gatherMs = 80
/** What every screen has from the root: the company, and the products of the menu. */
const ofRoot: ReadonlySet<string> = new Set(['ajuste', 'menu_productos'])
const areas: ReadonlySet<string> = new Set(['*', ...signedInAreas])

/** Opens one stream of changes for the whole dashboard. */
export function LiveProvider({ onSessionEnd, children }: { onSessionEnd: () => void; children: ReactNode }) {
  const subscribers = useMemo(() => new Set<(change: Change) => void>(), [])
  const onEnd = useEffectEvent(onSessionEnd)
  const root = useRootData()
  useEffect(() => {
    if (root) companyLoaded()
  }, [root])
  useEffect(
    () =>
      listen({
        path,
        token: storedToken,
        onChange: (change) => {
          if (areas.has(change.area)) signedInChanged()
          if (ofRoot.has(change.area)) companyChanged()
          for (const tell of subscribers) tell(change)
        },
        onSessionEnd: () => onEnd(),
      }),
    [subscribers],
  )
  const subscribe = useMemo<Subscribe>(
    () => (onChange) => {
      subscribers.add(onChange)
      return () => subscribers.delete(onChange)
    },
    [subscribers],
  )
  return <LiveContext value={subscribe}>{children}</LiveContext>
}

/**
 * Reloads the open screen when one of the areas changes, here or in another session: `useChanges('usuarios')`. A load
 * under way is waited for, because it may have read before the change: to interrupt it would abort what the router reads.
 */
export function useChanges(...areas: readonly Area[]): void {
  const subscribe = use(LiveContext)
  const { revalidate, state: reloading } = useRevalidator()
  const { state: going } = useNavigation()
  const [isStale, setStale] = useState(false)
  const isIdle = reloading === 'idle' && going === 'idle'
  const names = areas.join(' ')

  useEffect(() => {
    const wanted = new Set(['*', ...names.split(' ')])
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribe(({ area }) => {
      if (!wanted.has(area)) return
      clearTimeout(timer)
      timer = setTimeout(() => setStale(true), gatherMs) // collects areas that change together
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [subscribe, names])

  useEffect(() => {
    if (!isStale || !isIdle) return
    setStale(false)
    void revalidate()
  }, [isStale, isIdle, revalidate])
}
