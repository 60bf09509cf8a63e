import { Alert, Button } from '@mantine/core'
import { Module } from '@portal/contract/access/constants'
import { textIn } from '@portal/contract/core/text'
import { permitCalls } from '@portal/contract/permits/calls'
import { PermitState, PermitStatus, permitLimits, permitStatusNames } from '@portal/contract/permits/constants'
import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { ReasonDialog } from '#core/dashboard/form/reason-dialog.tsx'
import { staleApi } from '#core/dashboard/form/stale-api.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { opens } from '#core/dashboard/screens.ts'
import { useSend } from '#core/dashboard/send.ts'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/permit.route'
import { EnterpriseLink } from './enterprise-link.tsx'
import { DocumentButton } from './permit-document.tsx'
import { PermitDot } from './permit-dot.tsx'
import { PermitList } from './permit-list.tsx'
import classes from './permits.module.css'
import type { Permit } from './rows.ts'
import { permitTexts } from './texts.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(permitCalls.get, { params: { id: params.permisoId } })

/** A permit next to its list: the document, the decision about it, and what happened. */
export default function PermitPanel({ loaderData: permit }: Route.ComponentProps) {
  const t = useTexts(permitTexts)
  const { relative } = useFormats()
  return (
    <SidePanel
      title={permit.empresa_nombre}
      mark={permit.numero}
      size="form"
      status={
        <SummaryLine>
          <PermitDot state={permit.estado} />
          <span>
            {t.uploaded} {relative(permit.creado_en)}
          </span>
        </SummaryLine>
      }
    >
      <PermitDecision key={permit.id} permit={permit} />
      <PermitFacts permit={permit} />
      {permit.anteriores.length > 0 && (
        <PanelSection title={t.others}>
          <PermitList permits={permit.anteriores} />
        </PanelSection>
      )}
      <PermitHistory permit={permit} />
    </SidePanel>
  )
}

function PermitFacts({ permit }: { permit: Permit }) {
  const t = useTexts(permitTexts)
  const language = useLanguage()
  const { date, dateTime } = useFormats()
  const { modules } = useSignedIn()
  const { empresa_id: id, cotizacion_id: quoteId, empresa_email: email, decidido_en: decidedAt } = permit
  return (
    <FactGrid
      facts={[
        { label: t.number, value: permit.numero, isCode: true },
        { label: t.end, value: `${date(permit.vence_el)}, ${t.daysLeft(permit.dias_restantes)}`, isCode: true },
        { label: t.document, value: <DocumentButton permit={permit} /> },
        ...(id === null
          ? []
          : [{ label: t.enterprise, value: <EnterpriseLink id={id}>{t.enterprisePage}</EnterpriseLink> }]),
        ...(quoteId !== null && opens(modules, Module.allQuotes)
          ? [{ label: t.quote, value: <Link to={`/dashboard/cotizaciones/todas/${quoteId}`}>{t.quotePage}</Link> }]
          : []),
        { label: t.country, value: countryName(permit.pais_id, language) },
        { label: t.email, value: <a href={`mailto:${email}`}>{email}</a> },
        { label: t.uploadedBy, value: permit.subido_por_nombre ?? (quoteId === null ? null : t.client) },
        ...(decidedAt
          ? [
              { label: t.decidedBy, value: permit.decidido_por_nombre },
              { label: t.decided, value: dateTime(decidedAt), isCode: true },
            ]
          : []),
        ...(permit.motivo ? [{ label: t.reason, value: permit.motivo }] : []),
      ]}
    />
  )
}

function PermitHistory({ permit: { eventos: events, cotizacion_id: quoteId } }: { permit: Permit }) {
  const t = useTexts(permitTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  return (
    <PanelSection title={t.history}>
      <Timeline
        events={events.map((event) => ({
          id: event.id,
          title: event.de_estado === null ? t.uploadedEvent : textIn(permitStatusNames[event.a_estado], language),
          text: [
            event.comentario,
            // what nobody signed in did came from the link of the quote
            event.usuario_nombre ?? (quoteId !== null && event.de_estado === null ? t.client : t.itself),
            dateTime(event.creado_en),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
    </PanelSection>
  )
}

/** What staff may decide about a permit; nothing for other readers and once it is decided. */
function PermitDecision({ permit }: { permit: Permit }) {
  const t = useTexts(permitTexts)
  const [isRefusing, setRefusing] = useState(false)
  const { approve, isSending } = useApproval(permit)
  const may = (status: PermitStatus) => permit.transiciones_permitidas.some(({ estado }) => estado === status)
  if (!may(PermitStatus.approved) && !may(PermitStatus.refused)) return null
  return (
    <Alert variant="light" color="amber" role="note" title={t.toDecide}>
      <p>{t.toDecideText}</p>
      <div className={classes.steps}>
        <Button loading={isSending} onClick={() => void approve()}>
          {t.approve}
        </Button>
        <Button variant="default" onClick={() => setRefusing(true)}>
          {t.refuse}
        </Button>
      </div>
      {isRefusing && <RefuseDialog permit={permit} onClose={() => setRefusing(false)} />}
    </Alert>
  )
}

const counts: readonly PermitState[] = [PermitState.valid, PermitState.expiring]

function useApproval({ id, version, numero, empresa_nombre: company, vence_el: end, anteriores: others }: Permit) {
  const t = useTexts(permitTexts)
  const confirm = useConfirm()
  const { date } = useFormats()
  const { revalidate } = useRevalidator()
  const { send, isSending } = useSend(permitCalls.approve, { api: staleApi(() => void revalidate()) })
  const current = others.find(({ estado }) => counts.includes(estado))
  const text = [t.approveText(numero, company, date(end)), current ? t.replaces(date(current.vence_el)) : '']
  async function approve() {
    const question = { title: t.approveTitle, text: text.filter(Boolean).join('\n'), action: t.approve }
    if (await confirm(question)) await send({ params: { id }, body: { version } })
  }
  return { approve, isSending }
}

function RefuseDialog({ permit, onClose }: { permit: Permit; onClose: () => void }) {
  const t = useTexts(permitTexts)
  const { revalidate } = useRevalidator()
  const [version] = useState(permit.version) // as shown first; the permit may be reloaded
  const form = useWireForm({
    call: permitCalls.refuse,
    params: { id: permit.id },
    initial: { motivo: '', version },
    api: staleApi(() => void revalidate()),
    onDone: onClose,
  })
  return (
    <ReasonDialog
      form={form}
      title={t.refuseTitle}
      text={<p className={classes.quiet}>{t.refuseText}</p>}
      label={t.reason}
      maxLength={permitLimits.reasonLength}
      action={t.refuse}
      onClose={onClose}
    />
  )
}
