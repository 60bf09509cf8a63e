import { Button, type ButtonProps } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { sessionEnded } from '#core/session/token.ts'
import { useConfirm } from '../confirm.tsx'
import { kitTexts } from '../texts.ts'
import { ConflictDialog, type ConflictField } from './conflict-dialog.tsx'
import type { WireFormState } from './use-wire-form.ts'
import classes from './wire-form.module.css'

interface Props {
  form: WireFormState
  /** What the form is called, for those who do not see it. */
  label: string
  /** How fields are compared when someone else saved in between; forms with a `version` give it. */
  compare?: readonly ConflictField[]
  children: ReactNode
}

/** A form of the kit: Ctrl+Enter sends, leaving with changes asks, a kept draft is offered, a conflict is shown. */
export function WireForm({ form, label, compare = [], children }: Props) {
  useLeaveGuard(form)

  const send = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation() // a form in a dialog stands inside the form that opened it
    void form.submit()
  }
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event as unknown as FormEvent)
  }

  return (
    <form className={classes.form} aria-label={label} noValidate onSubmit={send} onKeyDown={sendByKeys}>
      <DraftOffer form={form} />
      {children}
      {form.conflict && <ConflictDialog conflict={form.conflict} fields={compare} />}
    </form>
  )
}

/** Fields side by side where there is room; `Wide` spans them all. */
export function Fields({ legend, children }: { legend?: string; children: ReactNode }) {
  return (
    <fieldset className={classes.fields}>
      {legend && <legend className={classes.legend}>{legend}</legend>}
      {children}
    </fieldset>
  )
}

export const Wide = ({ children }: { children: ReactNode }) => <div className={classes.wide}>{children}</div>

interface ActionsProps extends ButtonProps {
  form: WireFormState
  /** What sending does: "Crear usuario". "Guardar" unless given. */
  label?: string
  /** Next to the button: cancel, delete. */
  children?: ReactNode
}

/** The end of a form: what sends it, and what else can be done. Stays in view in a long form. */
export function FormActions({ form, label, children, ...props }: ActionsProps) {
  const t = useTexts(kitTexts)
  return (
    <div className={classes.actions}>
      <Button type="submit" loading={form.isSending} title={t.sendHint} {...props}>
        {label ?? t.save}
      </Button>
      {children}
    </div>
  )
}

function DraftOffer({ form: { draft } }: Pick<Props, 'form'>) {
  const t = useTexts(kitTexts)
  const { relative } = useFormats()
  const { found } = draft
  if (!found) return null
  return (
    <div className={classes.draft} role="status">
      <p>{t.draftOf(found.label, relative(new Date(found.savedAt).toISOString()))}</p>
      <Button size="xs" variant="default" onClick={() => draft.recover(found)}>
        {t.recover}
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={draft.drop}>
        {t.discard}
      </Button>
    </div>
  )
}

/** Asks before changes are lost: on a way inside the portal by a dialog, on closing the tab by the browser's own. */
function useLeaveGuard(form: WireFormState): void {
  const t = useTexts(kitTexts)
  const confirm = useConfirm()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => form.isDirty() && currentLocation.pathname !== nextLocation.pathname,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each way that was stopped
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const question = { title: t.leaveTitle, text: t.leaveText, action: t.leave, cancel: t.stay, isDanger: true }
    void confirm(question).then((isSure) => {
      if (!isSure) return blocker.reset()
      form.draft.drop()
      blocker.proceed()
    })
  }, [blocker.state])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => form.isDirty() && event.preventDefault()
    const stop = () => removeEventListener('beforeunload', ask)
    addEventListener('beforeunload', ask)
    addEventListener(sessionEnded, stop) // the draft is kept; nobody is held back
    return () => {
      stop()
      removeEventListener(sessionEnded, stop)
    }
  }, [form])
}
