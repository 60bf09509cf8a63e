import { EventSourceParserStream } from 'eventsource-parser/stream'
import { pause } from './pause.ts'

/** What changed, as the server says it: the name of an area, never rows. `*` means that anything may have changed. */
export interface Change {
  area: string
}

interface Listening {
  path: string
  /** The Bearer token of now, asked for each connection. */
  token: () => string | null
  onChange: (change: Change) => void
  /** The session was ended elsewhere. */
  onSessionEnd: () => void
}

const everything: Change = { area: '*' }
const pollMs = 60_000
const firstWaitMs = 1000
const longestWaitMs = 30_000

/** How long to wait before the next try: 1 s, doubling to 30 s, with up to a quarter less so that tabs do not come at once. */
export function waitBefore(tries: number, random: () => number = Math.random): number {
  return Math.min(firstWaitMs * 2 ** tries, longestWaitMs) * (1 - random() / 4)
}

/**
 * Listens to the changes of the signed-in user while the tab is visible (a browser opens few connections per host).
 * After each gap it tells that everything may have changed; while there is no stream it says so every 60 s.
 */
export function listen(listening: Listening): () => void {
  let stream: AbortController | null = null
  const follow = () => {
    stream?.abort()
    stream = null
    if (document.visibilityState === 'hidden') return
    stream = new AbortController()
    void keepOpen(listening, stream.signal)
  }
  const again = () => {
    follow()
    if (stream) listening.onChange(everything)
  }

  follow()
  document.addEventListener('visibilitychange', again)
  addEventListener('online', again)
  return () => {
    stream?.abort()
    document.removeEventListener('visibilitychange', again)
    removeEventListener('online', again)
  }
}

async function keepOpen(listening: Listening, signal: AbortSignal): Promise<void> {
  let isFirst = true
  let tries = 0
  let pollAt = Date.now() + pollMs
  const onOpen = () => {
    tries = 0
    if (!isFirst) listening.onChange(everything)
  }
  while (!signal.aborted) {
    const isAnswered = await readOnce(listening, signal, onOpen)
    if (signal.aborted) return
    isFirst = false
    await pause(waitBefore(tries++), signal)
    // Asking a server that is away would only put an error in the place of the open screen.
    if (!isAnswered || Date.now() < pollAt) continue
    pollAt = Date.now() + pollMs
    listening.onChange(everything)
  }
}

/** Reads one stream to its end. False: nothing answered, or only that it cannot now. */
async function readOnce({ path, token, onChange, onSessionEnd }: Listening, signal: AbortSignal, onOpen: () => void) {
  try {
    const reply = await fetch(path, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token()}` },
      credentials: 'omit',
      cache: 'no-store',
      signal,
    })
    if (reply.status === 401) onSessionEnd()
    if (!reply.ok || !reply.body) return reply.status < 500
    onOpen()

    const events = reply.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream())
      .getReader()
    for (;;) {
      const { done, value } = await events.read()
      if (done) return true
      if (value.event === 'sesion') onSessionEnd()
      else onChange(JSON.parse(value.data) as Change)
    }
  } catch {
    return false // the network is away, or the tab was hidden: tried again
  }
}
