import { Button } from '@mantine/core'
import { textIn } from '@portal/contract/core/text'
import { ImportStatus } from '@portal/contract/imports/states'
import { IconArrowBackUp, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi, newKey } from '#core/api/api.browser.ts'
import type { Reply } from '#core/api/api.ts'
import { saveFile } from '#core/api/save-file.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { toastDone, toastError, toastInstead } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useMessages, useTexts } from '#core/language/language.ts'
import type { ImportDetail } from './import-detail.ts'
import { importTexts } from './import-texts.ts'
import type { ShownKind } from './kinds.ts'

/** The actions on an import: download the refused rows, save the valid ones, undo. */
export function ImportActions({ kind, shown }: { kind: ShownKind; shown: ImportDetail }) {
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
