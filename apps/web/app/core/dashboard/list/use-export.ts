import type { Call } from '@portal/contract/core/endpoint'
import { useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { saveFile } from '#core/api/save-file.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import { toastError } from '../toasts.ts'

/** A call that returns the address of a file made for its parameters. */
export type ExportCall<P> = Call<P, unknown, { url_file: string }>

/** Exports to a file and saves it. `progress` is the text of the downloaded share; null when nothing runs. */
export function useExport<P>(call: ExportCall<P>) {
  const t = useTexts(kitTexts)
  const message = useMessages(call)
  const [part, setPart] = useState<number | null>(null)

  async function save(params: P) {
    setPart(0)
    try {
      const reply = await browserApi.call(call, { params } as never)
      if (!reply.ok) return toastError(message.of(reply))
      const isSaved = await saveFile(reply.datos.url_file, setPart)
      if (!isSaved) toastError(t.exportFailed)
    } finally {
      setPart(null)
    }
  }
  return {
    save,
    progress: part === null ? null : part ? `${t.exporting} ${Math.round(part * 100)}\u00a0%` : t.exporting,
  }
}
