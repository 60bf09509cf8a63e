import type { Call } from '@portal/contract/core/endpoint'
import { useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { saveFile } from '../save-file.ts'
import { kitTexts } from '../texts.ts'
import { toastError } from '../toasts.ts'

/** A call that answers the address of a file made for a question. */
export type ExportCall<P> = Call<P, unknown, { url_file: string }>

/** Makes a file and saves it. `progress` says how much of it has arrived, in words, while it is under way. */
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
  return { save, progress: part === null ? null : part ? `${t.exporting} ${Math.round(part * 100)} %` : t.exporting }
}
