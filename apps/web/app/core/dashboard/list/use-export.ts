import type { Call } from '@portal/contract/core/endpoint'
import { useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { asDownload, isLost, openFile, saveFile } from '#core/api/save-file.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import { toastError } from '../toasts.ts'

/** A call that returns the address of a file made for its parameters. */
export type ExportCall<P> = Call<P, unknown, { url_file: string }>

/**
 * Exports to a file, and saves it or opens it in a new tab. `progress` is the text of the downloaded share; null when
 * nothing runs.
 */
export function useExport<P>(call: ExportCall<P>) {
  const t = useTexts(kitTexts)
  const message = useMessages(call)
  const [part, setPart] = useState<number | null>(null)

  async function fileFor(params: P, take: (address: string) => Promise<boolean>): Promise<boolean> {
    setPart(0)
    try {
      const reply = asDownload(await browserApi.call(call, { params } as never))
      const isTaken = reply.ok && (await take(reply.datos.url_file))
      if (!isTaken) toastError(reply.ok || isLost(reply) ? t.exportFailed : message.of(reply))
      return isTaken
    } finally {
      setPart(null)
    }
  }
  return {
    save: (params: P) => fileFor(params, (address) => saveFile(address, setPart)),
    async open(params: P) {
      const tab = window.open('', '_blank') // opened by the click itself, or the browser blocks it
      if (!(await fileFor(params, (address) => openFile(address, tab, setPart)))) tab?.close()
    },
    progress: part === null ? null : part ? `${t.exporting} ${Math.round(part * 100)}\u00a0%` : t.exporting,
  }
}
