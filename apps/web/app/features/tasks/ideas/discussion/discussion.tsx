import type { IdeaDetail } from '../idea-rows.ts'
import { CommentForm } from './comment-form.tsx'
import classes from './discussion.module.css'
import { CommentItem, EventItem } from './items.tsx'

/** Comments and history of an idea in one line of time, and the field for the next comment. */
export function Discussion({ detail: { idea, comentarios, eventos } }: { detail: IdeaDetail }) {
  const entries = [
    ...eventos.map((event) => ({ at: event.creado_en, item: <EventItem key={`e${event.id}`} event={event} /> })),
    ...comentarios.map((comment) => ({
      at: comment.creado_en,
      item: <CommentItem key={`c${comment.id}`} comment={comment} />,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at))
  return (
    <>
      <ol className={classes.items}>{entries.map(({ item }) => item)}</ol>
      <CommentForm key={idea.id} ideaId={idea.id} />
    </>
  )
}
