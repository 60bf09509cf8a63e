import { designCalls } from '@portal/contract/carousel/design-calls'
import { useState } from 'react'
import { newKey } from '#core/api/api.browser.ts'
import { uploadingApi } from '#core/api/api.upload.ts'
import { toastError } from '#core/dashboard/toasts.ts'
import { useMessages } from '#core/language/language.ts'

/** Uploads a file of a slide; returns its address, or null after saying why not. */
export function useSlideUpload() {
  const message = useMessages(designCalls.file)
  const [part, setPart] = useState<number | null>(null)
  async function upload(file: File): Promise<string | null> {
    setPart(0)
    try {
      const body = new FormData()
      body.append('archivo', file)
      const reply = await uploadingApi(setPart).call(designCalls.file, { body, key: newKey() })
      if (reply.ok) return reply.datos.src
      toastError(message.of(reply))
      return null
    } finally {
      setPart(null)
    }
  }
  /** Progress from 0 to 1; null when nothing is uploaded. */
  return { upload, part }
}
