import { Button } from '@mantine/core'
import type { Of } from '@portal/contract/core/fields'
import { pageLanguageNames } from '@portal/contract/core/language-names'
import { textIn } from '@portal/contract/core/text'
import { formCalls } from '@portal/contract/forms/calls'
import { DeliveryStatus, formKindNames } from '@portal/contract/forms/constants'
import type { FormSchema } from '@portal/contract/forms/schemas'
import { IconSend } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { type Fact, FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { useMakeQuote } from '#core/dashboard/make-quote.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { phoneLink } from '#core/formats/phone-link.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useContactFact } from '../../contacts/use-contact-fact.tsx'
import { useMakeTask } from '../../tasks/make-task.tsx'
import { FormContent } from '../form-content.tsx'
import type { Route } from './+types/form.route'
import { DeliveryDot } from './delivery-dot.tsx'
import classes from './form.module.css'
import { formTexts } from './form-texts.ts'

export { PanelError as ErrorBoundary }

type Form = Of<typeof FormSchema>

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(formCalls.get, { params: { id: params.formularioId } })

/** A form next to its list: sender, content and delivery status. */
export default function FormPanel({ loaderData: form }: Route.ComponentProps) {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const { relative } = useFormats()
  const { pathname } = useLocation()
  const origin = { titulo: `${form.referencia} · ${form.nombre}`, texto: form.referencia, direccion: pathname }
  const actions = [...useMakeQuote(form), ...useMakeTask(origin)]
  return (
    <SidePanel
      title={form.nombre}
      mark={form.referencia}
      size="form"
      actions={<RecordMenu actions={actions} />}
      status={
        <SummaryLine>
          <DeliveryDot status={form.entrega} />
          {textIn(formKindNames[form.tipo], language)}
          {t.receivedOn(relative(form.creado_en))}
        </SummaryLine>
      }
    >
      <div className={classes.parts}>
        <Undelivered form={form} />
        <FormContent form={form} />
        <Sender form={form} />
        <DeliveryFacts form={form} />
      </div>
    </SidePanel>
  )
}

const isUndelivered = ({ entrega: delivery }: Form): boolean =>
  delivery === DeliveryStatus.held || delivery === DeliveryStatus.failed

/** What staff can do about a form that was not delivered. */
function Undelivered({ form }: { form: Form }) {
  const t = useTexts(formTexts)
  const { send, isSending } = useSend(formCalls.resend)
  const isHeld = form.entrega === DeliveryStatus.held
  if (!isUndelivered(form)) return null
  return (
    <div className={isHeld ? classes.held : classes.failed}>
      <p>{isHeld ? t.heldNotice : t.failedNotice}</p>
      <Button
        mt="sm"
        leftSection={<IconSend size={16} stroke={1.75} />}
        loading={isSending}
        onClick={() => send({ params: { id: form.id } })}
      >
        {isHeld ? t.release : t.resend}
      </Button>
    </div>
  )
}

function Sender({ form }: { form: Form }) {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const { email, telefono: phone, nombre, empresa, pais_id, idioma } = form
  const contact = useContactFact({ nombre, email, telefono: phone, empresa, pais_id, idioma })
  return (
    <section>
      <h3 className={classes.title}>{t.sender}</h3>
      <FactGrid
        facts={[
          { label: t.email, value: <a href={`mailto:${email}`}>{email}</a> },
          { label: t.phone, value: phone && <a href={phoneLink(phone)}>{phone}</a>, isCode: true },
          ...contact,
          { label: t.company, value: form.empresa },
          { label: t.country, value: countryName(form.pais_id, language) },
          { label: t.language, value: textIn(pageLanguageNames[form.idioma], language) },
        ]}
      />
    </section>
  )
}

function DeliveryFacts({ form: { intentos, error, proximo_en, entregado_en } }: { form: Form }) {
  const t = useTexts(formTexts)
  const { dateTime, number } = useFormats()
  const facts: Fact[] = [
    { label: t.tries, value: number(intentos), isCode: true },
    ...(entregado_en ? [{ label: t.deliveredAt, value: dateTime(entregado_en), isCode: true }] : []),
    ...(proximo_en ? [{ label: t.nextTry, value: dateTime(proximo_en), isCode: true }] : []),
    ...(error ? [{ label: t.lastError, value: error, isCode: true }] : []),
  ]
  return (
    <section>
      <h3 className={classes.title}>{t.delivery}</h3>
      <FactGrid facts={facts} />
    </section>
  )
}
