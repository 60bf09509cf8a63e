import { coreMessages } from '@portal/contract/core/core-messages'
import type { Envelope } from '@portal/contract/core/endpoint'
import type { Of } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { largeUploads } from '@portal/contract/core/uploads/constants'
import { uploadMessages } from '@portal/contract/core/uploads/messages'
import { resourceLimits } from '@portal/contract/resources/constants'
import { revisionCalls } from '@portal/contract/resources/revisions/calls'
import type { UploadSchema } from '@portal/contract/resources/revisions/schemas'
import { useEffect, useRef, useState } from 'react'
import type { DetailedError, Upload } from 'tus-js-client'
import { browserApi, headersOf } from '#core/api/api.browser.ts'
import { useLanguage, useMessages } from '#core/language/language.ts'

type Arrived = Of<typeof UploadSchema>

/** `looking`: whether the file can be one of the resource. `waiting`: the line is lost, and the upload goes on by itself. */
type Stage = 'none' | 'looking' | 'sending' | 'waiting' | 'paused' | 'checking' | 'done' | 'failed'

interface State {
  stage: Stage
  name: string
  sent: number
  total: number
  arrived: Arrived | null
  error: string
}

const nothing: State = { stage: 'none', name: '', sent: 0, total: 0, arrived: null, error: '' }
/** Half a minute between later tries, for ten minutes; then the reader decides. */
const retryMs = [0, 1000, 3000, 5000, 10_000, 20_000, ...Array.from({ length: 18 }, () => 30_000)]

/**
 * Uploads a large file in parts. It goes on by itself after a lost line, and where it stopped when the same file is
 * chosen again, also after a reload. The protocol's client is loaded with the first file.
 */
export function useLargeUpload(resourceId: number, onArrived: (arrived: Arrived) => void) {
  const language = useLanguage()
  const message = useMessages(revisionCalls.upload)
  const [state, setState] = useState(nothing)
  const running = useRef<Upload>(null)
  const put = (changes: Partial<State>) => setState((before) => ({ ...before, ...changes }))
  useEffect(() => () => void running.current?.abort(), []) // what has arrived stays, and is found again

  const refuse = (error: string) => put({ stage: 'failed', error })

  async function check(): Promise<void> {
    put({ stage: 'checking' })
    const reply = await browserApi.call(revisionCalls.upload, { params: { carga_id: idOf(running.current) } })
    if (!reply.ok) return refuse(message.of(reply))
    put({ stage: 'done', arrived: reply.datos })
    onArrived(reply.datos)
  }

  async function send(file: File, sha256: string): Promise<void> {
    if (file.size > largeUploads.maxBytes) return refuse(textIn(coreMessages.fileTooLarge, language))
    await running.current?.abort()
    setState({ ...nothing, stage: 'looking', name: file.name })
    const inicio = await beginningOf(file)
    const looked = await browserApi.call(revisionCalls.check, { body: { recurso_id: resourceId, inicio } })
    if (!looked.ok) return refuse(message.of(looked))
    setState({ ...nothing, stage: 'sending', name: file.name, total: file.size })
    const { Upload } = await import('tus-js-client')
    const upload = new Upload(file, {
      endpoint: largeUploads.path,
      chunkSize: largeUploads.partBytes,
      retryDelays: retryMs,
      metadata: { nombre: file.name, sha256: sha256.trim().toLowerCase() },
      onBeforeRequest(request) {
        for (const [name, value] of Object.entries(headersOf())) request.setHeader(name, value) // the newest session
      },
      onShouldRetry(error) {
        const status = error.originalResponse?.getStatus() ?? 0
        const isLost = status === 0 || status >= 500 || status === 409 || status === 423
        if (isLost && !isRefusal(error)) put({ stage: 'waiting' })
        return isLost && !isRefusal(error)
      },
      onProgress: (sent) => put({ stage: 'sending', sent }),
      onSuccess: () => void check(),
      onError: (error) => refuse(textOf(error as DetailedError, language)),
    })
    running.current = upload
    const [earlier] = await upload.findPreviousUploads()
    if (earlier) upload.resumeFromPreviousUpload(earlier)
    upload.start()
  }

  return {
    ...state,
    send,
    pause() {
      void running.current?.abort()
      put({ stage: 'paused' })
    },
    resume() {
      running.current?.start()
      put({ stage: 'sending', error: '' })
    },
    /** Removes what has arrived. */
    discard() {
      void running.current?.abort(true).catch(() => {}) // a job removes it otherwise
      running.current = null
      setState(nothing)
    },
    reset: () => setState(nothing),
  }
}

export type LargeUpload = ReturnType<typeof useLargeUpload>

/** The bytes that tell what a file is, in base64. */
async function beginningOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, resourceLimits.beginningBytes).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

const idOf = (upload: Upload | null) => upload?.url?.split('/').at(-1) ?? ''

/** What the portal answered, in the envelope; null when nothing of it came. */
function answerOf(error: DetailedError): Envelope | null {
  try {
    return JSON.parse(error.originalResponse?.getBody() ?? '') as Envelope
  } catch {
    return null
  }
}

const entries = [...Object.values(uploadMessages), ...Object.values(coreMessages)]
const entryOf = (error: DetailedError) => {
  const answer = answerOf(error)
  return answer && entries.find(({ code, es }) => code === answer.codigo && es === answer.mensaje)
}

/** Whether trying again would be refused again. */
const isRefusal = (error: DetailedError) =>
  [uploadMessages.noRoom, uploadMessages.hashDiffers, uploadMessages.tooManyUnfinished].some(
    (entry) => entryOf(error) === entry,
  )

const textOf = (error: DetailedError, language: PageLanguage) =>
  textIn(entryOf(error) ?? coreMessages.noResponse, language)
