import { Module } from '@portal/contract/access/constants'
import { certificateCalls } from '@portal/contract/certificates/calls'
import { certificateFields } from '@portal/contract/certificates/fields'
import { languageNames } from '@portal/contract/core/language-names'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { Link, useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { Timeline } from '#core/dashboard/detail/timeline.tsx'
import { useLabels } from '#core/dashboard/records/entity-fields.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useContactFact } from '#features/contacts/use-contact-fact.tsx'
import { CertificateStatusDot } from '../certificate-status.tsx'
import { certificatePath } from '../paths.ts'
import type { CertificateDetail } from '../rows.ts'
import type { Route } from './+types/certificate.route'
import classes from './certificate.module.css'
import { CertificateActions, CertificateMenu } from './certificate-actions.tsx'
import { texts } from './texts.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(certificateCalls.get, { params: { id: params.certificadoId } })

/** A certificate next to the list: what it says, its state, and the history of its documents. */
export default function CertificatePanel({ loaderData: certificate }: Route.ComponentProps) {
  const t = useTexts(texts)
  return (
    <SidePanel
      title={certificate.nombre}
      size="form"
      status={
        <SummaryLine>
          <CertificateStatusDot status={certificate.estado} />
          <span className={classes.code}>{certificate.codigo}</span>
          {certificate.emision > 1 && t.number(certificate.emision)}
        </SummaryLine>
      }
      actions={<CertificateMenu certificate={certificate} />}
    >
      <Replaced certificate={certificate} />
      <CertificateActions key={certificate.id} certificate={certificate} />
      <Facts certificate={certificate} />
      <History certificate={certificate} />
    </SidePanel>
  )
}

interface Props {
  certificate: CertificateDetail
}

function Replaced({ certificate: { actual_id: currentId } }: Props) {
  const t = useTexts(texts)
  const { search } = useLocation()
  if (currentId === null) return null
  return (
    <p className={classes.replaced}>
      {t.replacedNotice} <Link to={{ pathname: certificatePath(currentId), search }}>{t.seeCurrent}</Link>
    </p>
  )
}

function Facts({ certificate: one }: Props) {
  const t = useTexts(texts)
  const label = useLabels(certificateFields)
  const language = useLanguage()
  const { modules } = useSignedIn()
  const { date, dateTime, number } = useFormats()
  const { nombre, email, idioma } = one
  const contact = useContactFact({ nombre, email, telefono: '', empresa: '', pais_id: null, idioma })
  const account =
    one.usuario_id !== null && modules.has(Module.users) ? (
      <Link to={`/dashboard/usuarios/${one.usuario_id}`}>{one.usuario_nombre}</Link>
    ) : (
      (one.usuario_nombre ?? t.noAccount)
    )
  return (
    <FactGrid
      facts={[
        { label: t.titleEs, value: one.titulo },
        { label: label('titulo_en'), value: one.titulo_en },
        { label: label('email'), value: <a href={`mailto:${email}`}>{email}</a> },
        { label: t.account, value: account },
        ...contact,
        { label: label('horas'), value: number(one.horas) },
        { label: label('emitido_el'), value: date(one.emitido_el) },
        { label: t.workshop, value: one.workshop_id === null ? '' : nameIn(one, 'workshop_nombre', language) },
        { label: t.inLanguage, value: textIn(languageNames[idioma], language) },
        { label: t.sent, value: one.enviado_en ? dateTime(one.enviado_en) : t.notSent },
      ]}
    />
  )
}

function History({ certificate: { historia } }: Props) {
  const t = useTexts(texts)
  const { dateTime } = useFormats()
  return (
    <PanelSection title={t.history}>
      <Timeline
        events={historia.map((event) => ({
          id: `${event.codigo} ${event.tipo}`,
          title: (
            <>
              {t.events[event.tipo]} <span className={classes.code}>{event.codigo}</span>
            </>
          ),
          text: (
            <>
              {event.motivo && <span className={classes.comment}>{event.motivo}</span>}
              {[event.tipo === 'enviado' ? null : (event.autor ?? t.byPortal), dateTime(event.momento)]
                .filter(Boolean)
                .join(' · ')}
            </>
          ),
        }))}
      />
    </PanelSection>
  )
}
