import { Textarea, TextInput } from '@mantine/core'
import type { Call } from '@portal/contract/core/endpoint'
import { quoteCalls } from '@portal/contract/quotes/calls'
import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import type { Quote } from '../rows.ts'
import { panelTexts } from './panel-texts.ts'
import classes from './quote-panel.module.css'

interface Props {
  quote: Pick<Quote, 'id' | 'version'>
  onClose: () => void
}

/** Sends the client the link and the document, with a personal line. */
export function SendDialog({ email, ...props }: Props & { email: string }) {
  const t = useTexts(panelTexts)
  const form = useReasonForm(props, quoteCalls.send, { mensaje: '' })
  return (
    <ReasonFrame {...props} form={form} title={t.sendTitle} about={t.sendText(email)} action={t.send}>
      <TextInput {...form.field('mensaje')} label={t.personalLine} maxLength={300} data-autofocus />
    </ReasonFrame>
  )
}

/** Staff approve a quote that exceeds the author's limit (rule quotes/approval). */
export function ApproveDialog(props: Props) {
  const t = useTexts(panelTexts)
  return (
    <CommentDialog
      {...props}
      call={quoteCalls.approve}
      title={t.approveTitle}
      about={t.approveText}
      action={t.approve}
    />
  )
}

export function RefuseDialog(props: Props) {
  const t = useTexts(panelTexts)
  const texts = { title: t.refuseTitle, about: t.refuseText, action: t.refuse }
  return <CommentDialog {...props} {...texts} call={quoteCalls.refuseApproval} isDanger />
}

export function CancelDialog(props: Props) {
  const t = useTexts(panelTexts)
  const form = useReasonForm(props, quoteCalls.cancel, { motivo: '' })
  return (
    <ReasonFrame {...props} form={form} title={t.cancelTitle} about={t.cancelText} action={t.cancel} isDanger>
      <Textarea {...areaOf(form.field('motivo'), t.required)} label={t.reason} maxLength={500} />
    </ReasonFrame>
  )
}

/** Records the annulment of an approved quote, by a super administrator: its state stays. */
export function AnnulDialog(props: Props) {
  const t = useTexts(panelTexts)
  const form = useWireForm({
    call: quoteCalls.addNote,
    initial: { cotizacion_id: props.quote.id, texto: '', tipo: 'anulacion' },
    onDone: props.onClose,
  })
  return (
    <ReasonFrame {...props} form={form} title={t.annulTitle} about={t.annulText} action={t.annul} isDanger>
      <Textarea {...areaOf(form.field('texto'), t.required)} label={t.reason} maxLength={2000} />
    </ReasonFrame>
  )
}

interface TextProps {
  title: string
  about: string
  action: string
  isDanger?: boolean
}

type CommentCall = typeof quoteCalls.approve

function CommentDialog({ call, ...props }: Props & TextProps & { call: CommentCall }) {
  const t = useTexts(panelTexts)
  const [version] = useState(props.quote.version) // as shown first; the quote may be reloaded
  const form = useReasonForm(props, call, { comentario: '', version })
  return (
    <ReasonFrame {...props} form={form}>
      <Textarea {...areaOf(form.field('comentario'), t.required)} label={t.comment} maxLength={2000} />
    </ReasonFrame>
  )
}

const area = { required: true, autosize: true, minRows: 3, maxRows: 10, 'data-autofocus': true } as const

/** Props of a required text; an empty text shows that it is required. */
const areaOf = <F extends { value?: unknown; error?: ReactNode }>(field: F, required: string) => ({
  ...field,
  ...area,
  error: field.error && (String(field.value ?? '').trim() ? field.error : required),
})

/** Tells a reader when someone else was first, and reloads the quote. */
function useReasonForm<B extends object>(
  { quote: { id }, onClose }: Props,
  call: Call<{ id: string | number }, B, unknown>,
  initial: { [K in keyof B]-?: Exclude<B[K], undefined> | '' | null },
) {
  const { revalidate } = useRevalidator()
  return useWireForm({ call, params: { id }, initial, api: staleApi(() => void revalidate()), onDone: onClose })
}

interface FrameProps extends Props, TextProps {
  form: Parameters<typeof WireForm>[0]['form']
  children: ReactNode
}

function ReasonFrame({ form, title, about, action, isDanger, onClose, children }: FrameProps) {
  return (
    <Dialog onClose={onClose} title={title} size={480}>
      <WireForm form={form} label={title}>
        <p className={classes.about}>{about}</p>
        {children}
        <FormActions form={form} label={action} {...(isDanger && { color: 'red' })} />
      </WireForm>
    </Dialog>
  )
}
