import type { Call } from '@portal/contract/core/endpoint'
import { itemLimits } from '@portal/contract/marketplace/constants'
import { useRef, useState } from 'react'
import { newKey } from '#core/api/api.browser.ts'
import { uploadingApi } from '#core/api/api.upload.ts'
import { toastError } from '#core/dashboard/toasts.ts'
import { useMessages, useTexts } from '#core/language/language.ts'
import type { PictureData as Picture } from '../../pictures/picture.tsx'
import { picturesTexts } from './pictures-texts.ts'

/** A picture that is being uploaded, or whose upload failed. */
export interface Upload {
  readonly key: string
  readonly file: File
  /** Progress from 0 to 1. */
  readonly part: number
  readonly error?: string
}

/** The call that stores one picture of an item before the item itself is saved. */
type UploadCall = Call<unknown, unknown, Picture>

/** Uploads pictures in sequence, to keep their order, each with its progress. */
export function useUploads(call: UploadCall, pictures: readonly Picture[], onChange: (pictures: Picture[]) => void) {
  const t = useTexts(picturesTexts)
  const message = useMessages(call)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const latest = useRef(pictures)
  latest.current = pictures
  const queue = useRef(Promise.resolve())
  const dropped = useRef(new Set<string>())

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const forget = (key: string) => setUploads((all) => all.filter((one) => one.key !== key))

  async function send({ key, file }: Upload): Promise<void> {
    if (dropped.current.has(key)) return
    const body = new FormData()
    body.append('imagen', file)
    const api = uploadingApi((part) => change(key, { part }))
    const reply = await api.call(call, { body, key })
    if (dropped.current.has(key)) return
    if (!reply.ok) {
      const [field] = Object.values(reply.campos)
      return change(key, { error: message.numbered(field) ?? message.of(reply) })
    }
    forget(key)
    latest.current = [...latest.current, reply.datos]
    onChange([...latest.current])
  }
  const enqueue = (upload: Upload) => {
    queue.current = queue.current.then(() => send(upload))
  }

  return {
    uploads,
    isUploading: uploads.some(({ error }) => !error),
    add(files: readonly File[]) {
      const room = itemLimits.pictures - latest.current.length - uploads.length
      if (files.length > room) toastError(t.tooMany(itemLimits.pictures))
      const added = files.slice(0, Math.max(0, room)).map((file) => ({ key: newKey(), file, part: 0 }))
      setUploads((all) => [...all, ...added])
      for (const upload of added) enqueue(upload)
    },
    retry({ key, file }: Upload) {
      const again = { key, file, part: 0 }
      setUploads((all) => all.map((one) => (one.key === key ? again : one)))
      enqueue(again)
    },
    discard(key: string) {
      dropped.current.add(key)
      forget(key)
    },
  }
}
