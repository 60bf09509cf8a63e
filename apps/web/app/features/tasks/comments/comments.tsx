import { ActionIcon, Button } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { commentCalls } from '@portal/contract/tasks/comments/calls'
import type { CommentSchema } from '@portal/contract/tasks/comments/schemas'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './comments.module.css'
import { MentionField } from './mention-field.tsx'
import { type Mentionable, mentionedIn, partsOf } from './mentions.ts'
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

interface CommentItemProps {
  comment: Comment
  people: readonly Mentionable[]
}

/** One comment; a deleted one keeps its place without its text. */
function CommentItem({ comment, people }: CommentItemProps) {
  const t = useTexts(commentTexts)
  const { relative, dateTime } = useFormats()
  const [isEdited, setEdited] = useState(false)
  const { autor, creado_en: at, editado_en: editedAt, eliminado: isDeleted, menciones } = comment
  return (
    <li className={classes.comment} data-deleted={isDeleted || undefined}>
      <div className={classes.head}>
        <b>{autor}</b>
        <span className={classes.when} title={dateTime(at)}>
          {relative(at)}
          {editedAt && !isDeleted && <span title={t.editedAt(dateTime(editedAt))}> · {t.edited}</span>}
        </span>
        {!isEdited && <Actions comment={comment} onEdit={() => setEdited(true)} />}
      </div>
      {isEdited && !isDeleted ? (
        <EditedComment comment={comment} people={people} onEnd={() => setEdited(false)} />
      ) : (
        <p className={classes.text}>
          {isDeleted
            ? t.deleted
            : partsOf(comment.comentario, menciones).map(({ text, person }, place) =>
                person ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other identity
                  <b key={place} className={classes.mention}>
                    {text}
                  </b>
                ) : (
                  text
                ),
              )}
        </p>
      )}
    </li>
  )
}

function Actions({ comment, onEdit }: { comment: Comment; onEdit: () => void }) {
  const t = useTexts(commentTexts)
  const confirm = useConfirm()
  const { send } = useSend(commentCalls.setStatus)
  async function remove() {
    const question = { title: t.removeTitle, text: t.removeText, action: t.remove, isDanger: true }
    if (await confirm(question)) await send({ params: { id: comment.id }, body: { estado: 0 } })
  }
  return (
    <>
      {comment.puede_editar && (
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={t.edit} onClick={onEdit}>
          <IconPencil size={14} stroke={1.75} />
        </ActionIcon>
      )}
      {comment.puede_eliminar && (
        <ActionIcon variant="subtle" color="gray" size={28} aria-label={t.remove} onClick={() => void remove()}>
          <IconTrash size={14} stroke={1.75} />
        </ActionIcon>
      )}
    </>
  )
}

function EditedComment({ comment, people, onEnd }: CommentItemProps & { onEnd: () => void }) {
  const t = useTexts(commentTexts)
  const known = [...people, ...comment.menciones]
  const form = useWireForm({
    call: commentCalls.update,
    params: { id: comment.id },
    initial: { comentario: comment.comentario, menciones: [] },
    body: (values) => ({
      ...values,
      comentario: values.comentario ?? '',
      menciones: mentionedIn(values.comentario ?? '', known),
    }),
    onDone: onEnd,
  })
  return (
    <WireForm form={form} label={t.edit}>
      <MentionField form={form} people={people} isFirst />
      <FormActions form={form} label={t.save} variant="default">
        <Button variant="subtle" color="gray" onClick={onEnd}>
          {t.cancel}
        </Button>
      </FormActions>
    </WireForm>
  )
}

type Comment = Of<typeof CommentSchema>

/** What is commented on: a task or an idea. */
type About = { readonly tarea_id: number } | { readonly idea_id: number }
