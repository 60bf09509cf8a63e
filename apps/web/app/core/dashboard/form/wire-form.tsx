import { Button, type ButtonProps } from '@mantine/core'
import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import { ConflictDialog, type ConflictField } from './conflict-dialog.tsx'
import { useLeaveGuard } from './leave-guard.tsx'
import type { WireFormState } from './use-wire-form.ts'
import classes from './wire-form.module.css'

interface Props {
  form: WireFormState
  /** Name of the form for screen readers. */
  label: string
  /** The fields to compare in a conflict; forms with a `version` need it. */
  compare?: readonly ConflictField[]
  children: ReactNode
}

/** A form of the kit: Ctrl+Enter sends, leaving with changes asks, a stored draft is offered, a conflict is shown. */
export function WireForm({ form, label, compare = [], children }: Props) {
  useLeaveGuard(form)

  const send = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation() // in React's tree a form in a dialog is inside the form that opened it
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

/** Fields side by side when there is room; `Wide` uses the whole row. */
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
  /** The label of the submit button: "Crear usuario". "Guardar" by default. */
  label?: string
  /** Next to the button: cancel, delete. */
  children?: ReactNode
}

/** The end of a form: the submit button and other actions. Sticky in a long form. */
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
