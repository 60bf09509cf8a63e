import { Progress } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { ImportStatus } from '@portal/contract/imports/states'
import { useLocation } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { Notice } from '#core/dashboard/notice.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/import.route'
import { ImportActions } from './import-actions.tsx'
import type { ImportDetail } from './import-detail.ts'
import { ImportRows } from './import-rows.tsx'
import { ImportStatusDot } from './import-status.tsx'
import { importTexts } from './import-texts.ts'
import classes from './imports.module.css'
import { kindAt } from './kinds.ts'
import { rowParams } from './row-list.ts'

export function clientLoader({ url, context, params }: Route.ClientLoaderArgs) {
  const { pathname, search } = url
  return context.get(apiContext).load(kindAt(pathname).calls.get, {
    params: { id: params.importacionId, ...rowParams(search) },
  })
}

export default function ImportPage({ loaderData: shown }: Route.ComponentProps) {
  const t = useTexts(importTexts)
  const { number } = useFormats()
  const language = useLanguage()
  const kind = kindAt(useLocation().pathname)
  useChanges('importaciones')
  const { nombre, estado, hoja, filas, totales, huerfanas: orphans, error } = shown
  const isDone = estado === ImportStatus.finished || estado === ImportStatus.partlyFinished
  return (
    <div className={classes.page}>
      <PageHeader
        title={nombre || textIn(kind.name, language)}
        status={<ImportStatusDot status={estado} />}
        actions={<ImportActions kind={kind} shown={shown} />}
      />
      {error && <Notice title={t.failed} text={error} />}
      <Working shown={shown} />
      {filas > 0 && (
        <FactGrid
          facts={[
            ...(hoja ? [{ label: t.sheet, value: hoja }] : []),
            { label: t.rows, value: number(filas) },
            { label: isDone ? t.didCreate : t.willCreate, value: number(totales.crear) },
            { label: isDone ? t.didUpdate : t.willUpdate, value: number(totales.actualizar) },
            { label: t.alike, value: number(totales.igual) },
            { label: t.bad, value: number(totales.error) },
          ]}
        />
      )}
      {orphans.length > 0 && (
        <details className={classes.orphans}>
          <summary>{t.orphans(orphans.length)}</summary>
          <p>{orphans.join(', ')}</p>
        </details>
      )}
      {filas > 0 && <ImportRows kind={kind} shown={shown} />}
    </div>
  )
}

/** The progress of a job; it continues when the page is left. */
function Working({ shown: { estado, filas, hechas } }: { shown: ImportDetail }) {
  const t = useTexts(importTexts)
  const { number } = useFormats()
  if (estado !== ImportStatus.uploaded && estado !== ImportStatus.committing) return null
  const name = estado === ImportStatus.uploaded ? t.reviewing : t.committing
  const progress = filas ? (hechas * 100) / filas : 100
  return (
    <section className={classes.working} aria-live="polite">
      <p>
        <strong>{name}</strong> {filas > 0 && t.working(number(hechas), number(filas))}
      </p>
      <Progress value={progress} animated={!filas} aria-label={name} />
      <p className={classes.hint}>{t.workingText}</p>
    </section>
  )
}
