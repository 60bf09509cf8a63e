import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { sessionEnded } from '#core/session/token.ts'
import { useConfirm } from '../confirm.tsx'
import { kitTexts } from '../texts.ts'

/** A form whose changes would be lost. */
interface Guarded {
  isDirty(): boolean
  readonly draft: { drop(): void }
}

/** The open forms, each as it is now. */
type Forms = Set<{ readonly current: Guarded }>

const FormsContext = createContext<Forms | null>(null)

/**
 * Asks once before the changes of open forms are lost by navigating inside the portal. The router knows one blocker at a
 * time, and a panel may have several forms.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const t = useTexts(kitTexts)
  const confirm = useConfirm()
  const [forms] = useState<Forms>(() => new Set())
  const changed = () => [...forms].filter(({ current }) => current.isDirty())
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && changed().length > 0,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each way that was stopped
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = { title: t.leaveTitle, text: t.leaveText, action: t.leave, cancel: t.stay, isDanger: true }
    void confirm(question).then((isSure) => {
      if (!isSure) return blocker.reset()
      for (const { current } of changed()) current.draft.drop()
      blocker.proceed()
    })
  }, [blocker.state])

  return <FormsContext value={forms}>{children}</FormsContext>
}

/** Guards the changes of a form: against navigating by the guard of the dashboard, against closing by the browser. */
export function useLeaveGuard(form: Guarded): void {
  const forms = use(FormsContext)
  const current = useRef(form)
  current.current = form

  useEffect(() => {
    forms?.add(current)
    return () => void forms?.delete(current)
  }, [forms])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => current.current.isDirty() && event.preventDefault()
    const stop = () => removeEventListener('beforeunload', ask)
    addEventListener('beforeunload', ask)
    addEventListener(sessionEnded, stop) // the draft is stored, so the reader may leave
    return () => {
      stop()
      removeEventListener(sessionEnded, stop)
    }
  }, [])
}
