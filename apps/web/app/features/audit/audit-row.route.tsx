import { Alert } from '@mantine/core'
import { auditCalls } from '@portal/contract/audit/calls'
import { auditPath, breakKindNames } from '@portal/contract/audit/constants'
import { textIn } from '@portal/contract/core/text'
import { Link } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/audit-row.route'
import classes from './audit.module.css'
import { Changes } from './changes.tsx'
import { entityName, recordPath, verbName } from './names.ts'
import type { AuditDetail } from './rows.ts'
import { texts } from './texts.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(auditCalls.get, { params: { id: params.lineaId } })

/** One write next to the list: who and from where, the differences field by field, and its seal. */
export default function AuditRowPanel({ loaderData: row }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number, dateTime } = useFormats()
  const isSealed = row.sello !== null
  return (
    <SidePanel
      key={row.id}
      title={`${entityName(row.entidad, language)} · ${verbName(row.accion, language)}`}
      size="form"
      status={
        <SummaryLine>
          <StatusDot tone={row.rotura ? 'danger' : isSealed ? 'done' : 'neutral'}>
            {row.rotura
              ? textIn(breakKindNames[row.rotura], language)
              : isSealed
                ? t.sealed(number(row.sello!))
                : t.unsealed}
          </StatusDot>
          {dateTime(row.creado_en)}
        </SummaryLine>
      }
    >
      {row.rotura && (
        <Alert
          color="red"
          variant="light"
          role="note"
          title={t.rowBroken(textIn(breakKindNames[row.rotura], language))}
        >
          {t.brokenText}
        </Alert>
      )}
      <Links row={row} />
      <Changes row={row} />
      <FactGrid
        facts={[
          { label: t.row(''), value: String(row.id), isCode: true },
          { label: t.who, value: row.usuario_nombre ?? t.nobody },
          { label: t.action, value: row.accion, isCode: true },
          { label: t.record, value: [row.entidad, row.entidad_id].filter(Boolean).join(' '), isCode: true },
          { label: t.ip, value: row.ip, isCode: true },
          { label: t.request, value: <span className={classes.hash}>{row.solicitud_id}</span>, isCode: true },
          { label: t.sealedAt, value: row.sellado_en && dateTime(row.sellado_en) },
          { label: t.hash, value: row.hash && <span className={classes.hash}>{row.hash}</span>, isCode: true },
        ]}
      />
    </SidePanel>
  )
}

/** To the record, and to what else was written about it, by the person, or in the same request. */
function Links({ row }: { row: AuditDetail }) {
  const t = useTexts(texts)
  const path = recordPath(row.entidad, row.entidad_id)
  const to = (filters: Record<string, string>) => `${auditPath}?${new URLSearchParams(filters)}`
  return (
    <p className={classes.links}>
      {path && <Link to={path}>{t.openRecord}</Link>}
      {row.entidad_id !== null && (
        <Link to={to({ entidad: row.entidad, entidad_id: row.entidad_id })}>{t.sameRecord}</Link>
      )}
      {row.usuario_id !== null && <Link to={to({ usuario_id: String(row.usuario_id) })}>{t.samePerson}</Link>}
      {row.solicitud_id !== '' && <Link to={to({ solicitud_id: row.solicitud_id })}>{t.sameRequest}</Link>}
    </p>
  )
}
