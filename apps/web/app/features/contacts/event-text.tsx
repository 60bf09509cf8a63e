import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { blockReason } from './block-reason.ts'
import classes from './contact.module.css'
import type { ContactEvent } from './event-form.tsx'
import { texts } from './texts.ts'

/** What was said or planned, by whom, and who changed it last. */
export function EventText({ event, details }: { event: ContactEvent; details: string }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const { comentario: comment, autor: author, editor, editado_en: editedAt } = event
  const facts = [
    details,
    event.motivos_anteriores !== null &&
      t.allowedAfter(event.motivos_anteriores.map((reason) => blockReason(reason, language)).join(', ')),
    author,
    event.invitado_en && t.invitedOn(dateTime(event.invitado_en)),
    editor && editedAt && t.editedBy(editor, dateTime(editedAt)),
  ]
  return (
    <>
      {comment && (
        <>
          <span className={classes.comment}>{comment}</span>
          <br />
        </>
      )}
      {facts.filter(Boolean).join(' · ')}
    </>
  )
}
