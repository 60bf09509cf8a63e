import { Alert } from '@mantine/core'
import { type Role, roleNames } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import { auditCalls } from '@portal/contract/audit/calls'
import { auditPath, breakKindNames } from '@portal/contract/audit/constants'
import { textIn } from '@portal/contract/core/text'
import { Link } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/audit-row.route'
import classes from './audit.module.css'
import { differencesOf } from './differences.ts'
import { entityName, fieldName, recordPath, verbName } from './names.ts'
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

/** What a row changed, field by field. */
function Changes({ row: { antes: before, despues: after } }: { row: AuditDetail }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const { changed, same } = differencesOf(before, after)
  return (
    <PanelSection title={t.changes}>
      {changed.length === 0 && same.length === 0 && <p className={classes.note}>{t.noChanges}</p>}
      {changed.length > 0 && (
        <table className={classes.changes} aria-label={t.changes}>
          <thead>
            <tr>
              <th scope="col">{t.field}</th>
              {before && <th scope="col">{t.before}</th>}
              {after && <th scope="col">{t.after}</th>}
            </tr>
          </thead>
          <tbody>
            {changed.map((change) => (
              <tr key={change.field}>
                <th scope="row" title={change.field}>
                  {fieldName(change.field, language)}
                </th>
                {before && (
                  <td data-label={t.before}>
                    <Value field={change.field} value={change.before} />
                  </td>
                )}
                {after && (
                  <td data-label={t.after}>
                    <Value field={change.field} value={change.after} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {same.length > 0 && (
        <details className={classes.note}>
          <summary>{t.unchanged(number(same.length))}</summary>
          {same.map((field) => fieldName(field, language)).join(', ')}
        </details>
      )}
    </PanelSection>
  )
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** A stored value in words where it has some: moments, roles, modules, yes and no. */
function Value({ field, value }: { field: string; value: unknown }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  if (value === undefined || value === null || value === '') return <span className={classes.empty}>{t.empty}</span>
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (field === 'rol_id' && typeof value === 'number') return textIn(roleNames[value as Role], language) ?? value
  if (field === 'claves_modulo' && Array.isArray(value))
    return value.map((key) => textIn(moduleNames[key as keyof typeof moduleNames], language) ?? String(key)).join(', ')
  if (typeof value === 'string') return moment.test(value) ? dateTime(value) : value
  if (typeof value === 'object') return <code className={classes.raw}>{JSON.stringify(value, null, 1)}</code>
  return String(value)
}
