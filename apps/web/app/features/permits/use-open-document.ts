import { permitCalls } from '@portal/contract/permits/calls'
import { browserApi } from '#core/api/api.browser.ts'
import { toastError } from '#core/dashboard/toasts.ts'
import { useMessages } from '#core/language/language.ts'

/** Returns a function that opens the document of a permit in another tab. */
export function useOpenDocument(): (id: number) => Promise<void> {
  const message = useMessages(permitCalls.openFile)
  return async (id) => {
    const tab = window.open('', '_blank') // opened by the click itself, or the browser blocks it
    const reply = await browserApi.call(permitCalls.openFile, { params: { id } })
    if (reply.ok && tab) tab.location.href = reply.datos.url_file
    else tab?.close()
    if (!reply.ok) toastError(message.of(reply))
  }
}
