import { useForm } from '@mantine/form'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Call } from '@portal/contract/core/endpoint'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { useEffect, useRef, useState } from 'react'
import { newKey } from '#core/api/api.browser.ts'
import type { Api, Refused } from '#core/api/api.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import { neededBy } from '#core/language/needed.ts'
import { refusalAt } from '#core/language/refusal-at.ts'
import { useSend } from '../send.ts'
import { kitTexts } from '../texts.ts'
import { toastError } from '../toasts.ts'
import { focusFirst } from './focus-first.ts'
import { type DraftName, useDraft } from './use-draft.ts'

/** The values of the fields: the body of the call, with '' or null for an empty field. */
export type Loose<B> = { [K in keyof B]-?: Exclude<B[K], undefined> | '' | null }

type Values = Record<string, unknown>

interface Options<P, B, R> {
  call: Call<P, B, R>
  /** The parameters of the call's path. */
  params?: NoInfer<P>
  /** The stored row. When it is reloaded, it replaces the values of the form unless the form was changed. */
  initial: Loose<NoInfer<B>>
  /** Stores unsent input as a draft; omit it for forms that need none. */
  draft?: DraftName
  /** Called after a success, with the answer. Leaving the page here does not ask for confirmation. */
  onDone?: (datos: NoInfer<R>) => void
  /** Returns the body to send instead of the values: form data with files, or combined fields. */
  body?: (values: Loose<NoInfer<B>>) => FormData | NoInfer<B>
  api?: Api
  /** Called after a refusal, for what it names besides fields. */
  onRefused?: (refused: Refused) => void
  /** Returns another person's saved row as values of the fields; needed when the answer has other names. */
  theirsOf?: (datos: unknown) => Values
}

/** A row that another person saved in the meantime, and the ways to continue. */
export interface Conflict {
  /** The values with which the form was opened. */
  base: Values
  theirs: Values
  /** The other person's row with the changes made here, so that no change to another field is lost. */
  mine: Values
  keepMine(): void
  takeTheirs(): void
  cancel(): void
}

/** The form for `WireForm`. */
export interface WireFormState {
  values: object
  hasErrors: boolean
  isSending: boolean
  draft: ReturnType<typeof useDraft>
  conflict: Conflict | null
  submit(): Promise<void>
  isDirty(): boolean
}

/**
 * A form whose fields have the wire names. The server validates: it shows each refusal at its field in the reader's
 * language and focuses the first one. Spread `form.field('nombres')` on a field component. Give the component the id of
 * the record as `key`, so that another record gets another form.
 */
export function useWireForm<P, B extends object, R>(options: Options<P, B, R>) {
  const { call, params, initial, draft, onDone, body, api, theirsOf, onRefused } = options
  const t = useTexts(kitTexts)
  const message = useMessages(call)
  const language = useLanguage()
  const [theirs, setTheirs] = useState<Values | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const key = useRef(newKey())
  const isLeaving = useRef(false)
  const { send, isSending } = useSend(call, { ...(api && { api }), isHandled: () => true })
  const form = useForm<Values>({ initialValues: initial as Values })
  const storedDraft = useDraft(draft, form, form.values)
  const stored = JSON.stringify(initial)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a newly stored row is taken over
  useEffect(() => {
    if (form.isDirty() || stored === JSON.stringify(form.getInitialValues())) return
    form.setInitialValues(initial as Values)
    form.setValues(initial as Values)
    form.resetDirty()
  }, [stored])

  async function submit(): Promise<void> {
    if (isSending) return
    form.clearErrors()
    setRefusal(null)
    const values = form.getValues()
    const sent = body ? body(values as Loose<B>) : values
    const reply = await send({ params, body: sent, key: key.current } as never)
    if (!reply.ok) return refuse(reply)
    key.current = newKey() // the next row that this form creates needs its own key
    adoptVersion(reply.datos)
    storedDraft.drop()
    isLeaving.current = true
    onDone?.(reply.datos)
    form.resetDirty() // what `onDone` set is stored too
    requestAnimationFrame(() => {
      isLeaving.current = false
    })
  }

  function refuse(refused: Refused): void {
    const stale = [coreMessages.changedByOther.code, call.area.changedByOther?.code]
    if (stale.includes(refused.codigo) && refused.datos) {
      setTheirs(theirsOf ? theirsOf(refused.datos) : (refused.datos as Values))
      return
    }
    if (refused.codigo === sendingMessages.keyUsed.code) key.current = newKey() // a retry creates another row
    const fields = Object.keys(refused.campos)
    const values = form.getValues()
    const textOf = (name: string) => {
      const text = refusalAt(message, refused, name) ?? ''
      const isChosen = name.endsWith('_id') || values[name] === null
      return isEmpty(name, values) ? neededBy(text, language, isChosen) : text
    }
    form.setErrors(Object.fromEntries(fields.map((name) => [name, textOf(name)])))
    setRefusal(fields.length ? null : message.of(refused))
    onRefused?.(refused)
    toastError(fields.length ? t.fieldsWrong : message.of(refused))
    focusFirst(fields)
  }

  /** Adopts the saved version, so that a second save from the open form builds on the first one. */
  function adoptVersion(row: unknown): void {
    const { version } = (row ?? {}) as { version?: unknown }
    if (version !== undefined && 'version' in form.getValues()) form.setFieldValue('version', version)
  }

  const conflict: Conflict | null = theirs && {
    base: form.getInitialValues(),
    theirs,
    mine: mergedOver(theirs, form.getInitialValues(), form.values),
    keepMine() {
      form.setValues(mergedOver(theirs, form.getInitialValues(), form.getValues()))
      setTheirs(null)
      void submit()
    },
    takeTheirs() {
      const known = Object.keys(form.getValues()).filter((name) => name in theirs)
      setTheirs(null)
      storedDraft.drop()
      form.setValues(Object.fromEntries(known.map((name) => [name, theirs[name]])))
      form.resetDirty()
    },
    cancel: () => setTheirs(null),
  }

  return {
    values: form.values as Loose<B>,
    /** Returns the props of a field component, by its wire name. */
    field: (name: keyof B & string) => ({ name, ...form.getInputProps(name) }),
    /** Keeps the errors of other fields. */
    set(values: Partial<Loose<B>>) {
      for (const [name, value] of Object.entries(values)) form.setFieldValue(name, value)
    },
    hasErrors: Object.keys(form.errors).length > 0,
    /** The refusal of the whole form, when it concerns no single field; for forms that stay open to be sent again. */
    refusal,
    isSending,
    draft: storedDraft,
    conflict,
    submit,
    reset: () => form.reset(),
    isDirty: () => !isLeaving.current && form.isDirty(),
  }
}

/** Whether a field of the form is empty; what the form has no field for is not. */
const isEmpty = (name: string, values: Values): boolean => {
  const value = values[name]
  return value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && !value.length)
}

/**
 * Returns the current row with the fields that were changed since `base`; the result has the version of the current
 * row.
 */
function mergedOver(theirs: Values, base: Values, values: Values): Values {
  const isChanged = (name: string) => name !== 'version' && JSON.stringify(values[name]) !== JSON.stringify(base[name])
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    isChanged(name) || !(name in theirs) ? value : theirs[name],
  ])
  return Object.fromEntries(entries)
}
