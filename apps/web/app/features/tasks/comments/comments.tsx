import { commentCalls } from '@portal/contract/tasks/comments/calls'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import { CommentItem } from './comment-item.tsx'
import classes from './comments.module.css'
import { MentionField } from './mention-field.tsx'
import type { Mentionable } from './mentions.ts'
import { mentionedIn } from './mentions.ts'
import type { About, Comment } from './rows.ts'
import { commentTexts } from './texts.ts'

interface Props {
  about: About
  comments: readonly Comment[]
  /** Who may be mentioned. */
  people: readonly Mentionable[]
}

/** What was said about a task or an idea, the oldest first, and the field to say more. */
export function Comments({ about, comments, people }: Props) {
  const t = useTexts(commentTexts)
  return (
    <PanelSection title={t.comments}>
      {comments.length > 0 && (
        <ol className={classes.comments}>
          {comments.map((comment) => (
            <CommentItem key={comment.id} comment={comment} people={people} />
          ))}
        </ol>
      )}
      <NewComment key={JSON.stringify(about)} about={about} people={people} />
    </PanelSection>
  )
}

/** The next comment of a task or an idea; the button appears once something is typed. */
function NewComment({ about, people }: { about: About; people: readonly Mentionable[] }) {
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
