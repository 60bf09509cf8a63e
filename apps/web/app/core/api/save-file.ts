import { coreMessages } from '@portal/contract/core/core-messages'
import { headersOf } from './api.browser.ts'
import type { Refused, Reply } from './api.ts'

const { code: none, status: lostStatus } = coreMessages.noResponse

/** Returns the reply to the call of a download: no answer has a number of its own there, 0. */
export const asDownload = <T>(reply: Reply<T>): Reply<T> =>
  !reply.ok && reply.codigo === none ? { ...reply, codigo: 0 } : reply

/** Whether no answer came to the call of a download: `0` then is not the number of an entry of its area. */
export const isLost = ({ status, codigo }: Refused): boolean => codigo === 0 && status === lostStatus

type OnProgress = (part: number) => void

/** Fetches a private file and saves it under the server's file name. Returns false on failure. */
export async function saveFile(address: string, onProgress: OnProgress): Promise<boolean> {
  const file = await fetched(address, onProgress)
  if (file) save(file.name, file.content)
  return file !== null
}

/**
 * Fetches a private file and opens it in a tab that the click has opened; saves it where the browser opened none.
 * Returns false on failure.
 */
export async function openFile(address: string, tab: Window | null, onProgress: OnProgress): Promise<boolean> {
  const file = await fetched(address, onProgress)
  if (file && tab) tab.location.href = addressFor(file.content, 600_000)
  else if (file) save(file.name, file.content)
  return file !== null
}

/** Fetches a private file with the session's header; null on failure. */
async function fetched(address: string, onProgress: OnProgress): Promise<{ name: string; content: Blob } | null> {
  const reply = await fetch(address, { headers: headersOf(), credentials: 'omit' }).catch(() => null)
  if (!reply?.ok || !reply.body) return null
  const total = Number(reply.headers.get('content-length') ?? 0)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    for (const reader = reply.body.getReader(); ; ) {
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(value)
      bytes += value.length
      if (total) onProgress(bytes / total)
    }
  } catch {
    return null // the connection broke during the download
  }

  const named = fileNameIn(reply.headers.get('content-disposition'))
  const content = new Blob(pieces, { type: reply.headers.get('content-type') ?? '' })
  return { name: named ?? address.split(/[?#]/)[0]!.split('/').at(-1)!, content }
}

/** Saves a text that was made here under a name. */
export function saveText(name: string, text: string): void {
  save(name, new Blob([text], { type: 'application/octet-stream' }))
}

function save(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = addressFor(content, 60_000)
  link.download = name
  link.click()
}

/** Returns an address of content in this browser, which ends by itself. */
function addressFor(content: Blob, ms: number): string {
  const address = URL.createObjectURL(content)
  setTimeout(() => URL.revokeObjectURL(address), ms)
  return address
}

/** Returns the file name of a Content-Disposition header, preferably the UTF-8 one (RFC 6266). */
export function fileNameIn(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/i.exec(header ?? '')?.[1] ?? /filename=([^;]+)/i.exec(header ?? '')?.[1]?.trim()
}
