import { Button, Progress } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { invitationNames } from '@portal/contract/imports/invitations'
import { ImportStatus } from '@portal/contract/imports/states'
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { browserApi, newKey } from '#core/api/api.browser.ts'
import { apiContext, type Reply } from '#core/api/api.ts'
import { saveFile } from '#core/api/save-file.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { Notice } from '#core/dashboard/notice.tsx'
import { toastDone, toastError, toastInstead } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/import.route'
import type { ImportDetail } from './import-detail.ts'
import { ImportRows } from './import-rows.tsx'
import { ImportStatusDot } from './import-status.tsx'
import { importTexts } from './import-texts.ts'
import classes from './imports.module.css'
import { kindAt, type ShownKind } from './kinds.ts'
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
  const { nombre, estado, hoja, filas, totales, huerfanas: orphans, error, opciones } = shown
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
            ...(opciones.invitar
              ? [{ label: t.invitations, value: textIn(invitationNames[opciones.invitar], language) }]
              : []),
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

/** The actions on an import: download the refused rows, save the valid ones, undo. */
function ImportActions({ kind, shown }: { kind: ShownKind; shown: ImportDetail }) {
  const t = useTexts(importTexts)
  const { number } = useFormats()
  const { isBusy, download, save, undo } = useActions(kind, shown)
  const { estado, totales, url_resultado: result, puede_deshacer: canUndo } = shown
  const count = totales.crear + totales.actualizar
  return (
    <>
      {result && (
        <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} />} onClick={download}>
          {t.download}
        </Button>
      )}
      {canUndo && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} stroke={1.75} />}
          disabled={isBusy}
          onClick={undo}
        >
          {t.undo}
        </Button>
      )}
      {estado === ImportStatus.validated && (
        <Button loading={isBusy} disabled={count === 0} onClick={save}>
          {count ? t.confirm(number(count)) : t.confirmNone}
        </Button>
      )}
    </>
  )
}

function useActions({ calls, undoText }: ShownKind, { id }: ImportDetail) {
  const t = useTexts(importTexts)
  const language = useLanguage()
  const message = useMessages(calls.save)
  const confirm = useConfirm()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)

  async function during<T>(work: Promise<Reply<T>>): Promise<T | null> {
    setBusy(true)
    const reply = await work
    setBusy(false)
    void revalidate()
    if (reply.ok) return reply.datos
    toastError(message.of(reply))
    return null
  }
  return {
    isBusy,
    /** Its address expires after a minute, so each download requests a new one. */
    async download() {
      const params = { id: String(id) }
      const reply = await browserApi.call(calls.get, { params })
      const isSaved = reply.ok && reply.datos.url_resultado && (await saveFile(reply.datos.url_resultado, () => {}))
      if (!isSaved) toastError(t.downloadFailed)
    },
    async save() {
      const body = new FormData()
      body.append('importacion_id', String(id))
      body.append('idioma', language)
      const saved = await during(browserApi.call(calls.save, { body, key: newKey() }))
      if (saved?.estado === ImportStatus.finished) toastDone(t.complete)
      else if (saved?.estado === ImportStatus.partlyFinished) toastInstead(t.part)
      else if (saved?.estado === ImportStatus.committing) toastDone(t.started)
    },
    async undo() {
      const question = { title: t.undoTitle, text: textIn(undoText, language), action: t.undo, isDanger: true }
      if (!(await confirm(question))) return
      if (await during(browserApi.call(calls.undo, { params: { id } }))) toastDone(t.undone)
    },
  }
}
