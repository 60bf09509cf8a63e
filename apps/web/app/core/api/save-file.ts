import { headersOf } from './api.browser.ts'

/**
 * Fetches a private file with the session's header and saves it under the server's file name. Returns false on failure.
 */
export async function saveFile(address: string, onProgress: (part: number) => void): Promise<boolean> {
  const reply = await fetch(address, { headers: headersOf(), credentials: 'omit' }).catch(() => null)
  if (!reply?.ok || !reply.body) return false
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
    return false // the connection broke during the download
  }

  const named = fileNameIn(reply.headers.get('content-disposition'))
  const content = new Blob(pieces, { type: reply.headers.get('content-type') ?? '' })
  save(named ?? address.split(/[?#]/)[0]!.split('/').at(-1)!, content)
  return true
}

/** Saves a text that was made here under a name. */
export function saveText(name: string, text: string): void {
  save(name, new Blob([text], { type: 'application/octet-stream' }))
}

function save(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Returns the file name of a Content-Disposition header, preferably the UTF-8 one (RFC 6266). */
export function fileNameIn(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1]
  if (encoded) return decodeURIComponent(encoded)
  return /filename="([^"]+)"/i.exec(header ?? '')?.[1] ?? /filename=([^;]+)/i.exec(header ?? '')?.[1]?.trim()
}
