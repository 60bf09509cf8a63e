import { useForm } from '@mantine/form'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Call } from '@portal/contract/core/endpoint'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { useEffect, useRef, useState } from 'react'
import { newKey } from '#core/api/api.browser.ts'
import type { Api, Refused } from '#core/api/api.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { useSend } from '../send.ts'
import { kitTexts } from '../texts.ts'
import { toastError } from '../toasts.ts'
import { focusFirst } from './focus-first.ts'
import { type DraftName, useDraft } from './use-draft.ts'

/** What the fields hold: the body of the call, with '' or null where nothing was chosen yet. */
export type Loose<B> = { [K in keyof B]-?: Exclude<B[K], undefined> | '' | null }

type Values = Record<string, unknown>

interface Options<P, B, R> {
  call: Call<P, B, R>
  /** The named parts of the call's path. */
  params?: NoInfer<P>
  /** What is stored. Loaded again, it takes the place of what the form holds unless something was changed in it. */
  initial: Loose<NoInfer<B>>
  /** Keeps what was not sent; leave it out for forms with nothing worth keeping. */
  draft?: DraftName
  /** After a success, with what the server answered. Leaving the page here asks nothing. */
  onDone?: (datos: NoInfer<R>) => void
  /** What is sent instead of the values as they are: a form with files, fields put together. */
  body?: (values: Loose<NoInfer<B>>) => FormData | NoInfer<B>
  api?: Api
  /** What another person saved, as the fields hold it; needed where the answer has not the fields' names. */
  theirsOf?: (datos: unknown) => Values
}

/** The row as another person saved it meanwhile, and the ways on. */
export interface Conflict {
  /** What the form was opened with. */
  base: Values
  theirs: Values
  /** Theirs, with what was changed here laid over it: nobody's change to another field is lost. */
  mine: Values
  keepMine(): void
  takeTheirs(): void
  cancel(): void
}

/** The form as `WireForm` sees it. */
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
 * A form whose fields have the wire names. The server validates: what it refuses is shown at its field in the reader's
 * language, and the first such field gets the focus. Spread `form.field('nombres')` on a field component. Give the
 * component a `key` of the record's id, so that another record is another form.
 */
export function useWireForm<P, B extends object, R>(options: Options<P, B, R>) {
  const { call, params, initial, draft, onDone, body, api, theirsOf } = options
  const t = useTexts(kitTexts)
  const message = useMessages(call)
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
    key.current = newKey() // the next row that this form makes is another one
    adoptVersion(reply.datos)
    storedDraft.drop()
    form.resetDirty()
    isLeaving.current = true
    onDone?.(reply.datos)
    requestAnimationFrame(() => {
      isLeaving.current = false
    })
  }

  function refuse(refused: Refused): void {
    if (refused.codigo === coreMessages.changedByOther.code && refused.datos) {
      setTheirs(theirsOf ? theirsOf(refused.datos) : (refused.datos as Values))
      return
    }
    if (refused.codigo === sendingMessages.keyUsed.code) key.current = newKey() // told once; who sends it again wants another row
    const fields = Object.entries(refused.campos)
    form.setErrors(Object.fromEntries(fields.map(([name, code]) => [name, message.numbered(code)])))
    setRefusal(fields.length ? null : message.of(refused))
    toastError(fields.length ? t.fieldsWrong : message.of(refused))
    focusFirst(fields.map(([name]) => name))
  }

  /** Saved twice from one open form: the second save builds on the first. */
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
    /** Everything that a field component needs, by its wire name. */
    field: (name: keyof B & string) => ({ name, ...form.getInputProps(name) }),
    /** What is said of other fields stays. */
    set(values: Partial<Loose<B>>) {
      for (const [name, value] of Object.entries(values)) form.setFieldValue(name, value)
    },
    hasErrors: Object.keys(form.errors).length > 0,
    /** Why the whole was refused, where no field is to blame; for forms that are left open to be tried again. */
    refusal,
    isSending,
    draft: storedDraft,
    conflict,
    submit,
    reset: () => form.reset(),
    isDirty: () => !isLeaving.current && form.isDirty(),
  }
}

/** The row as it is now, with the fields that were changed since `base`; its version is the one to build on. */
function mergedOver(theirs: Values, base: Values, values: Values): Values {
  const isChanged = (name: string) => name !== 'version' && JSON.stringify(values[name]) !== JSON.stringify(base[name])
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    isChanged(name) || !(name in theirs) ? value : theirs[name],
  ])
  return Object.fromEntries(entries)
}
