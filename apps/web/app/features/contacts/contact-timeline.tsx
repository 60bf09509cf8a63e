import { Button } from '@mantine/core'
import { timelineKindNames } from '@portal/contract/contacts/constants'
import type { TimelineSchema } from '@portal/contract/contacts/history-schemas'
import type { Of } from '@portal/contract/core/fields'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { Link, useSearchParams } from 'react-router'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { Notice } from '#core/dashboard/notice.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { blockReason } from './block-reason.ts'
import classes from './contact.module.css'
import type { ContactDetail } from './contact-rows.ts'
import { EventActions } from './event-actions.tsx'
import type { ContactEvent } from './event-form.tsx'
import { meetingText } from './meeting-text.ts'
import { texts } from './texts.ts'

type Page = Of<typeof TimelineSchema>
type Entry = Page['entradas'][number]

/** Everything about a contact, newest first, by kind. */
export function ContactTimeline({ timeline, contact }: { timeline: Page; contact: ContactDetail }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const [params] = useSearchParams()
  const shown = params.get('tipos') ?? ''
  const to = (changes: Record<string, string>) => ({ search: new URLSearchParams(changes).toString() })
  const kinds = [
    { kind: '', label: t.all },
    ...timeline.tipos.map((kind) => ({ kind, label: textIn(timelineKindNames[kind], language) })),
  ]
  const older = timeline.siguiente
  return (
    <section className={classes.pick} aria-label={t.timeline}>
      <nav className={classes.kinds} aria-label={t.show}>
        {kinds.map(({ kind, label }) => (
          <Button
            key={kind}
            component={Link}
            to={to(kind ? { tipos: kind } : {})}
            preventScrollReset
            size="xs"
            variant={kind === shown ? 'filled' : 'default'}
            color="gray"
            aria-current={kind === shown ? 'true' : undefined}
          >
            {label}
          </Button>
        ))}
      </nav>
      {timeline.entradas.length === 0 ? (
        <Notice title={t.nothing} text={t.nothingText} />
      ) : (
        <Timeline
          events={timeline.entradas.map((entry) => ({
            id: `${entry.tipo}-${entry.id}`,
            title: <Title entry={entry} />,
            text: <Text entry={entry} />,
            action: entry.evento && <EventActions key={entry.id} event={entry.evento} contact={contact} />,
          }))}
        />
      )}
      <div className={classes.pages}>
        {params.has('antes') && (
          <Button component={Link} to={to(shown ? { tipos: shown } : {})} preventScrollReset variant="default">
            {t.newest}
          </Button>
        )}
        {older && (
          <Button
            component={Link}
            to={to({ ...(shown && { tipos: shown }), antes: older })}
            preventScrollReset
            variant="default"
          >
            {t.older}
          </Button>
        )}
      </div>
    </section>
  )
}

function Title({ entry }: { entry: Entry }) {
  const language = useLanguage()
  const t = useTexts(texts)
  const meeting = entry.evento?.fecha_reunion
  if (meeting) return t.meetingOn(meetingText(meeting))
  const title = nameIn(entry, 'titulo', language)
  return entry.direccion ? <Link to={entry.direccion}>{title}</Link> : title
}

function Text({ entry }: { entry: Entry }) {
  const language = useLanguage()
  const { dateTime } = useFormats()
  const details = [nameIn(entry, 'detalle', language), dateTime(entry.momento)].filter(Boolean).join(' · ')
  return entry.evento ? <EventText event={entry.evento} details={details} /> : details
}

/** What was said or planned, by whom, and who changed it last. */
function EventText({ event, details }: { event: ContactEvent; details: string }) {
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
