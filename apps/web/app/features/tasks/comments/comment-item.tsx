import { ActionIcon, Button } from '@mantine/core'
import { commentCalls } from '@portal/contract/tasks/comments/calls'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import classes from './comments.module.css'
import { MentionField } from './mention-field.tsx'
import { type Mentionable, mentionedIn, partsOf } from './mentions.ts'
import type { Comment } from './rows.ts'
import { commentTexts } from './texts.ts'

interface Props {
  comment: Comment
  people: readonly Mentionable[]
}

/** One comment; a deleted one keeps its place without its text. */
export function CommentItem({ comment, people }: Props) {
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

function EditedComment({ comment, people, onEnd }: Props & { onEnd: () => void }) {
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
