import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { licenseCalls } from '@portal/contract/licenses/calls'
import { licenseCodeText, licenseOriginNames } from '@portal/contract/licenses/constants'
import { useState } from 'react'
import { apiContext } from '#core/api/api.ts'
import { type Fact, FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useDaysLeft } from '../days-left.ts'
import { LicenseStatusDot } from '../license-status.tsx'
import classes from '../licenses.module.css'
import type { Route } from './+types/license.route'
import { LicenseFields } from './license-fields.tsx'
import { LicenseMenu } from './license-menu.tsx'
import type { LicenseDetail } from './rows.ts'
import { texts } from './texts.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(licenseCalls.get, { params: { licencia_id: params.licenciaId } })

/** A license next to its list: who holds it, its days, its periods and files. */
export default function LicensePanel({ loaderData: { licencia, periodos, archivos } }: Route.ComponentProps) {
  const language = useLanguage()
  const daysLeft = useDaysLeft()
  const [isEditing, setEditing] = useState(false)
  return (
    <SidePanel
      key={licencia.id}
      title={licencia.titular}
      size="form"
      status={
        <SummaryLine>
          <LicenseStatusDot license={licencia} />
          {nameIn(licencia, 'servicio_nombre', language)}
          {nameIn(licencia, 'tipo_nombre', language)}
          {licencia.estado_id === 4 ? null : daysLeft(licencia.dias_restantes)}
        </SummaryLine>
      }
      actions={<LicenseMenu license={licencia} isEditing={isEditing} onEdit={() => setEditing(!isEditing)} />}
    >
      <div className={classes.parts}>
        <Remarks license={licencia} />
        {isEditing ? <LicenseForm license={licencia} onDone={() => setEditing(false)} /> : <Facts license={licencia} />}
        <Periods periods={periodos} />
        <Files files={archivos} />
      </div>
    </SidePanel>
  )
}

function Remarks({ license }: { license: LicenseDetail['licencia'] }) {
  const { suspendida, eliminado_en, emitida_antes: isIssuedBefore } = license
  const t = useTexts(texts)
  const { date } = useFormats()
  if (eliminado_en !== null) return <p className={classes.remark}>{t.deletedAt(date(eliminado_en))}</p>
  return (
    <>
      {suspendida !== null && <p className={classes.remark}>{t.suspendedFor(suspendida)}</p>}
      {isIssuedBefore && <p className={classes.soft}>{t.issuedBefore}</p>}
    </>
  )
}

function Facts({ license }: { license: LicenseDetail['licencia'] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date, number } = useFormats()
  const author = license.autor === null ? '' : ` ${t.createdBy(license.autor)}`
  const facts: Fact[] = [
    { label: t.start, value: date(license.fecha_inicio) },
    { label: t.end, value: date(license.fecha_termino) },
    { label: t.email, value: <a href={`mailto:${license.email}`}>{license.email}</a> },
    { label: t.enterprise, value: license.empresa_nombre ?? '' },
    { label: t.number, value: licenseCodeText(license.codigo), isCode: true },
    ...(license.serie === null ? [] : [{ label: t.serial, value: license.serie, isCode: true }]),
    { label: t.graceDays, value: number(license.dias_gracia) },
    { label: t.zone, value: license.zona_horaria },
    { label: t.origin, value: textIn(licenseOriginNames[license.origen], language) },
    { label: t.createdAt, value: `${date(license.creado_en)}${author}` },
    ...(license.convertida_en ? [{ label: t.converted, value: date(license.convertida_en) }] : []),
    ...(license.notas ? [{ label: t.notes, value: license.notas }] : []),
  ]
  return <FactGrid facts={facts} />
}

function Periods({ periods }: { periods: LicenseDetail['periodos'] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  return (
    <PanelSection title={t.history}>
      <ol className={classes.rows}>
        {periods.map((period) => (
          <li key={period.id} data-is-undone={period.deshecho_en !== null || undefined}>
            <span>
              {date(period.fecha_inicio)} – {date(period.fecha_termino)}
            </span>
            <span className={classes.soft}>
              {nameIn(period, 'tipo_nombre', language)}
              {period.autor && ` · ${period.autor}`}
              {period.cotizacion && ` · ${t.byQuote(period.cotizacion)}`}
              {period.deshecho_en && ` · ${t.undone}`}
            </span>
          </li>
        ))}
      </ol>
    </PanelSection>
  )
}

function Files({ files }: { files: LicenseDetail['archivos'] }) {
  const t = useTexts(texts)
  const { dateTime } = useFormats()
  return (
    <PanelSection title={t.files}>
      {files.length === 0 ? (
        <p className={classes.soft}>{t.noFiles}</p>
      ) : (
        <ul className={classes.rows}>
          {files.map(({ id, dispositivo, creado_en }) => (
            <li key={id}>
              <span>{dispositivo}</span>
              <span className={classes.soft}>{dateTime(creado_en)}</span>
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  )
}

interface Props {
  license: LicenseDetail['licencia']
  onDone: () => void
}

/** Type and end of a license; before its start also service and start. */
function LicenseForm({ license, onDone }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { id, servicio_id, tipo_licencia_id, fecha_inicio, fecha_termino, version, titular } = license
  const form = useWireForm({
    call: licenseCalls.update,
    params: { id },
    initial: { servicio_id, tipo_licencia_id, fecha_inicio, fecha_termino, version },
    draft: { form: `license-${id}`, label: t.draftOf(titular) },
    onDone,
  })
  const isScheduled = license.estado_id === 5 && license.suspendida === null
  return (
    <WireForm
      form={form}
      label={t.license}
      compare={[
        { name: 'fecha_inicio', label: t.start },
        { name: 'fecha_termino', label: t.end },
      ]}
    >
      <Fields>
        <LicenseFields
          form={form}
          hasStarted={!isScheduled}
          current={{
            servicio_id,
            servicio: nameIn(license, 'servicio_nombre', language),
            tipo_licencia_id,
            tipo: nameIn(license, 'tipo_nombre', language),
          }}
        />
      </Fields>
      <FormActions form={form} />
    </WireForm>
  )
}
