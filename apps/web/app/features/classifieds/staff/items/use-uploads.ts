import { itemLimits } from '@portal/contract/classifieds/constants'
import { itemCalls } from '@portal/contract/classifieds/items/calls'
import { useRef, useState } from 'react'
import { newKey } from '#core/api.browser.ts'
import { uploadingApi } from '#core/api.upload.ts'
import { toastError } from '#core/dashboard/toasts.ts'
import { useMessages, useTexts } from '#core/language.ts'
import { itemTexts } from './item-texts.ts'
import type { Picture } from './item-values.ts'

/** A picture on its way, or one that did not arrive. */
export interface Upload {
  readonly key: string
  readonly file: File
  /** From 0 to 1. */
  readonly part: number
  readonly error?: string
}

/** Sends pictures one after another, so that they keep the order in which they were chosen, each with its progress. */
export function useUploads(pictures: readonly Picture[], onChange: (pictures: Picture[]) => void) {
  const t = useTexts(itemTexts)
  const message = useMessages(itemCalls.uploadPicture)
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
    const reply = await api.call(itemCalls.uploadPicture, { body, key })
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
