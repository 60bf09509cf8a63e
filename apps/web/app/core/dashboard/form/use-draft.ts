import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type Draft, dropDraft, findDraft, keepDraft } from '#core/session/drafts.ts'
import { sessionEnded } from '#core/session/token.ts'
import { useDraftBox } from '../drafts-context.tsx'

type Values = Record<string, unknown>

/** Names the draft of a form: a stable key, and a title for the reader. */
export interface DraftName {
  readonly form: string
  readonly label: string
}

interface Form {
  getValues(): Values
  isDirty(): boolean
  setValues(values: Values): void
}

const keepAfterMs = 500
const secret = /password|pin|captcha|confirmacion/i

/** Navigation state that opens a form to recover its draft. */
export interface RecoverState {
  recover?: string
}

/**
 * Stores unsent input, encrypted and for 24 h (rule access/drafts): half a second after the last change, and
 * immediately when the session ends. Passwords, PINs and files are excluded. `found` is offered to the reader; it is
 * filled in automatically only when they opened the form to recover it.
 */
export function useDraft(name: DraftName | undefined, form: Form, values: Values) {
  const box = useDraftBox()
  const { pathname, search, state } = useLocation()
  const [found, setFound] = useState<Draft | null>(null)
  const formRef = useRef(form)
  formRef.current = form

  const key = name?.form
  const label = name?.label
  const isKept = useRef(false)
  const keep = useCallback(async () => {
    if (!box || !key || !label) return
    if (!formRef.current.isDirty()) {
      if (isKept.current) dropDraft(box, key) // the values equal the stored row again
      isKept.current = false
      return
    }
    isKept.current = true
    const entries = Object.entries(formRef.current.getValues()).filter(
      ([field, value]) => !secret.test(field) && !(value instanceof Blob),
    )
    const values = Object.fromEntries(entries)
    await keepDraft(box, { form: key, label, path: pathname + search, savedAt: Date.now(), values })
  }, [box, key, label, pathname, search])

  const recover = useCallback((draft: Draft) => {
    formRef.current.setValues(draft.values)
    setFound(null)
  }, [])

  const wanted = (state as RecoverState | null)?.recover
  useEffect(() => {
    if (!box || !key) return
    let isCurrent = true
    void findDraft(box, key, Date.now()).then((draft) => {
      if (!isCurrent || !draft) return
      if (wanted === key) recover(draft)
      else setFound(draft)
    })
    return () => {
      isCurrent = false
    }
  }, [box, key, wanted, recover])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the wait again
  useEffect(() => {
    const timer = setTimeout(() => void keep(), keepAfterMs)
    return () => clearTimeout(timer)
  }, [values, keep])

  useEffect(() => {
    const now = () => void keep()
    addEventListener(sessionEnded, now)
    addEventListener('pagehide', now)
    return () => {
      removeEventListener(sessionEnded, now)
      removeEventListener('pagehide', now)
    }
  }, [keep])

  const drop = useCallback(() => {
    if (box && key) dropDraft(box, key)
    setFound(null)
  }, [box, key])

  return { found, recover, drop }
}
