import { Button } from '@mantine/core'
import type { WireFormState } from '#core/dashboard/form/use-wire-form.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './access-editor.module.css'
import { editorTexts } from './editor-texts.ts'

interface Props {
  form: WireFormState
  count: number
  onDiscard: () => void
  /** What is saved; access unless given. */
  save?: string
}

/** The number of unsaved changes, with save and discard; hidden without changes. */
export function UnsavedBar({ form, count, onDiscard, save }: Props) {
  const t = useTexts(editorTexts)
  return (
    <div className={classes.unsaved} data-shown={count > 0 || undefined}>
      <p role="status">{count > 0 && t.changes(count)}</p>
      {count > 0 && (
        <>
          <Button variant="default" onClick={onDiscard} disabled={form.isSending}>
            {t.discard}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {save ?? t.save}
          </Button>
        </>
      )}
    </div>
  )
}
