import { CloseButton, Textarea } from '@mantine/core'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import type { Quote } from '../rows.ts'
import { panelTexts } from './panel-texts.ts'
import classes from './quote-panel.module.css'

type Note = Quote['notas'][number]

/** The notes on a quote, including the client's requests. */
export function QuoteNotes({ quote }: { quote: Quote }) {
  const t = useTexts(panelTexts)
  const mayWrite = quote.acciones.includes('anotar')
  if (!mayWrite && quote.notas.length === 0) return null
  return (
    <PanelSection title={t.notes}>
      {quote.notas.length > 0 && (
        <ul className={classes.notes}>
          {quote.notas.map((note) => (
            <NoteRow key={note.id} note={note} />
          ))}
        </ul>
      )}
      {mayWrite && <NoteForm quoteId={quote.id} />}
    </PanelSection>
  )
}

function NoteRow({ note }: { note: Note }) {
  const t = useTexts(panelTexts)
  const { dateTime } = useFormats()
  const confirm = useConfirm()
  const { send, isSending } = useSend(quoteCalls.removeNote)
  const kind = t.noteOf[note.tipo]
  async function remove() {
    const isSure = await confirm({ title: t.deleteNote, text: t.deleteNoteText, action: t.deleteNote, isDanger: true })
    if (isSure) await send({ params: { id: note.id } })
  }
  return (
    <li>
      <span className={classes.noteText}>
        {kind && <b>{kind}: </b>}
        {note.texto}
      </span>
      {note.puede_eliminar && <CloseButton size="sm" aria-label={t.deleteNote} onClick={remove} disabled={isSending} />}
      <span className={classes.noteFoot}>
        {note.usuario_nombre ?? t.clientWrote} · {dateTime(note.creado_en)}
      </span>
    </li>
  )
}

/** The button appears once something is typed. */
function NoteForm({ quoteId }: { quoteId: number }) {
  const t = useTexts(panelTexts)
  const form = useWireForm({
    call: quoteCalls.addNote,
    initial: { cotizacion_id: quoteId, texto: '', tipo: 'nota' },
    draft: { form: `quote-note-${quoteId}`, label: t.writeNote },
    onDone: () => form.reset(),
  })
  return (
    <WireForm form={form} label={t.writeNote}>
      <Textarea
        {...form.field('texto')}
        aria-label={t.writeNote}
        placeholder={`${t.writeNote}…`}
        autosize
        minRows={1}
        maxRows={8}
        maxLength={2000}
      />
      {(form.values.texto || form.isSending) && <FormActions form={form} label={t.saveNote} variant="default" />}
    </WireForm>
  )
}
