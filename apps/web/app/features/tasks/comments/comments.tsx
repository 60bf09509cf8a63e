import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { useTexts } from '#core/language/language.ts'
import { CommentItem } from './comment-item.tsx'
import classes from './comments.module.css'
import type { Mentionable } from './mentions.ts'
import { NewComment } from './new-comment.tsx'
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
