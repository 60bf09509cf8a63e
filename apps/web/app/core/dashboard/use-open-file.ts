import type { Call } from '@portal/contract/core/endpoint'
import { browserApi } from '#core/api/api.browser.ts'
import { useMessages } from '#core/language/language.ts'
import { toastError } from './toasts.ts'

/** A call that gives the address of a stored file for 60 s. */
export type FileCall = Call<{ id: string | number }, unknown, { url_file: string }>

/** Returns what opens a stored file in another tab, by the call of its address. */
export function useOpenFile(call: FileCall): (id: number) => Promise<void> {
  const message = useMessages(call)
  return async (id) => {
    const tab = window.open('', '_blank') // opened by the click itself, or the browser blocks it
    const reply = await browserApi.call(call, { params: { id } })
    if (reply.ok && tab) tab.location.href = reply.datos.url_file
    else tab?.close()
    if (!reply.ok) toastError(message.of(reply))
  }
}
