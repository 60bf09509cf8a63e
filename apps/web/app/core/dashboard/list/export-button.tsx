import { Button } from '@mantine/core'
import type { Call } from '@portal/contract/core/endpoint'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { browserApi } from '#core/api.browser.ts'
import { useMessages, useTexts } from '#core/language.ts'
import { saveFile } from '../save-file.ts'
import { kitTexts } from '../texts.ts'
import { toastError } from '../toasts.ts'

interface Props<P> {
  /** Answers the address of a file made for this question. */
  call: Call<P, unknown, { url_file: string }>
  params: P
  label?: string
}

/** Makes a file of the list as it is asked for and saves it, with the share that has arrived in the meantime. */
export function ExportButton<P>({ call, params, label }: Props<P>) {
  const t = useTexts(kitTexts)
  const message = useMessages(call)
  const [part, setPart] = useState<number | null>(null)

  async function save() {
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
  const progress = part ? `${t.exporting} ${Math.round(part * 100)} %` : t.exporting
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} />}
      onClick={save}
      disabled={part !== null}
      aria-live="polite"
    >
      {part === null ? (label ?? t.export) : progress}
    </Button>
  )
}
