import { commentCalls } from '@portal/contract/tasks/comments/calls'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import { MentionField } from './mention-field.tsx'
import { type Mentionable, mentionedIn } from './mentions.ts'
import type { About } from './rows.ts'
import { commentTexts } from './texts.ts'

/** The next comment of a task or an idea; the button appears once something is typed. */
export function NewComment({ about, people }: { about: About; people: readonly Mentionable[] }) {
  const t = useTexts(commentTexts)
  const form = useWireForm({
    call: commentCalls.save,
    initial: { tarea_id: null, idea_id: null, ...about, comentario: '', menciones: [] },
    body: (values) => ({
      ...values,
      comentario: values.comentario ?? '',
      menciones: mentionedIn(values.comentario ?? '', people),
    }),
    draft: { form: `comment-${JSON.stringify(about)}`, label: t.draft },
    onDone: () => form.reset(),
  })
  return (
    <WireForm form={form} label={t.comment}>
      <MentionField form={form} people={people} placeholder={t.hint} />
      {(form.values.comentario || form.isSending) && <FormActions form={form} label={t.send} variant="default" />}
    </WireForm>
  )
}
