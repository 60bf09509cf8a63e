import { Anchor } from '@mantine/core'
import { permitCalls } from '@portal/contract/permits/calls'
import { browserApi } from '#core/api/api.browser.ts'
import { toastError } from '#core/dashboard/toasts.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import type { PermitRow } from './rows.ts'
import { permitTexts } from './texts.ts'

type Props = { permit: Pick<PermitRow, 'id' | 'numero' | 'archivo_nombre' | 'archivo_bytes'> }

/** The name of a permit's document, which opens it in another tab. */
export function DocumentButton({ permit }: Props) {
  const t = useTexts(permitTexts)
  const open = useOpenDocument()
  const { bytes } = useFormats()
  return (
    <Anchor
      component="button"
      type="button"
      aria-label={t.openDocumentOf(permit.numero)}
      title={permit.archivo_nombre}
      onClick={() => void open(permit.id)}
    >
      {t.openDocument} ({bytes(permit.archivo_bytes)})
    </Anchor>
  )
}

/** Returns a function that opens the document of a permit in another tab. */
function useOpenDocument(): (id: number) => Promise<void> {
  const message = useMessages(permitCalls.openFile)
  return async (id) => {
    const tab = window.open('', '_blank') // opened by the click itself, or the browser blocks it
    const reply = await browserApi.call(permitCalls.openFile, { params: { id } })
    if (reply.ok && tab) tab.location.href = reply.datos.url_file
    else tab?.close()
    if (!reply.ok) toastError(message.of(reply))
  }
}
