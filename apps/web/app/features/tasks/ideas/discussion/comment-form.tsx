import { Textarea } from '@mantine/core'
import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { ideaLimits } from '@portal/contract/tasks/ideas/constants'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import { texts } from '../texts.ts'

/** The next comment of an idea. */
export function CommentForm({ ideaId }: { ideaId: number }) {
  const t = useTexts(texts)
  const form = useWireForm({
    call: ideaCalls.comment,
    initial: { idea_id: ideaId, comentario: '' },
    draft: { form: `idea-comment-${ideaId}`, label: t.comment },
    onDone: () => form.reset(),
  })
  return (
    <WireForm form={form} label={t.comment}>
      <Textarea
        {...form.field('comentario')}
        label={t.comment}
        autosize
        minRows={2}
        maxRows={12}
        maxLength={ideaLimits.comment}
      />
      <FormActions form={form} label={t.send} variant="default" />
    </WireForm>
  )
}
