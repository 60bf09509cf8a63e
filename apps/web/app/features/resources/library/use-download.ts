import type { Of } from '@portal/contract/core/fields'
import { libraryCalls } from '@portal/contract/resources/library/calls'
import type { DownloadLinkSchema } from '@portal/contract/resources/library/schemas'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import { toastError } from '#core/dashboard/toasts.ts'
import { useMessages } from '#core/language/language.ts'

type Links = Of<typeof DownloadLinkSchema>

/**
 * Asks for an address that is valid for ten minutes, and leaves the download to the browser, which goes on with it after
 * a lost line.
 */
export function useDownload() {
  const message = useMessages(libraryCalls.download)
  const { revalidate } = useRevalidator()
  const [isAsking, setAsking] = useState(false)

  /** Returns the addresses; null, with a toast, when the portal refused. */
  async function linksOf(id: number, revisionId?: number): Promise<Links | null> {
    setAsking(true)
    const params = { id, ...(revisionId && { revision_id: revisionId }) }
    const reply = await browserApi.call(libraryCalls.download, { params }).finally(() => setAsking(false))
    if (reply.ok) return reply.datos
    toastError(message.of(reply))
    return null
  }

  return {
    isAsking,
    linksOf,
    async start(id: number, revisionId?: number): Promise<void> {
      const links = await linksOf(id, revisionId)
      if (!links) return
      const link = document.createElement('a')
      link.href = `${links.url_file}&descarga=1`
      link.download = links.nombre
      link.click()
      setTimeout(() => void revalidate(), 1500) // the list says when it was last loaded
    },
  }
}
