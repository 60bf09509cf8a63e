import { ActionIcon } from '@mantine/core'
import { ideaCalls } from '@portal/contract/tasks/ideas/calls'
import { ideaEventKindNames, ideaHorizonNames } from '@portal/contract/tasks/ideas/constants'
import { IconTrash } from '@tabler/icons-react'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { IdeaDetail } from '../idea-rows.ts'
import { texts } from '../texts.ts'
import classes from './discussion.module.css'

/** What was said; a deleted comment keeps its place without its text. */
export function CommentItem({ comment }: { comment: IdeaDetail['comentarios'][number] }) {
  const t = useTexts(texts)
  const { dateTime } = useFormats()
  const confirm = useConfirm()
  const { send } = useSend(ideaCalls.removeComment)
  async function remove() {
    const question = { title: t.removeCommentTitle, text: t.removeCommentText, action: t.removeComment, isDanger: true }
    if (await confirm(question)) await send({ params: { id: comment.id } })
  }
  return (
    <li className={classes.comment}>
      <div className={classes.head}>
        <b>{comment.autor}</b>
        <span className={classes.when}>{dateTime(comment.creado_en)}</span>
        {comment.puede_eliminar && (
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={t.removeComment} onClick={remove}>
            <IconTrash size={14} stroke={1.75} />
          </ActionIcon>
        )}
      </div>
      {comment.eliminado ? (
        <p className={classes.stub}>{t.deletedComment}</p>
      ) : (
        <p className={classes.text}>{comment.comentario}</p>
      )}
    </li>
  )
}

/** What was done. */
export function EventItem({ event }: { event: IdeaDetail['eventos'][number] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const { tipo, de, a, autor, creado_en } = event
  const moved = de !== null && a !== null && t.fromTo(ideaHorizonNames[de][language], ideaHorizonNames[a][language])
  return (
    <li className={classes.event}>
      {[autor, ideaEventKindNames[tipo][language], moved, dateTime(creado_en)].filter(Boolean).join(' · ')}
    </li>
  )
}
