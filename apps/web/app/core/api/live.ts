import { EventSourceParserStream } from 'eventsource-parser/stream'
import { pause } from './pause.ts'

/** A change announced by the server: the name of an area, never rows. `*` means that anything may have changed. */
export interface Change {
  area: string
}

interface Listening {
  path: string
  /** Returns the current Bearer token, for each connection. */
  token: () => string | null
  onChange: (change: Change) => void
  /** Called when the session was ended elsewhere. */
  onSessionEnd: () => void
}

const everything: Change = { area: '*' }
const pollMs = 60_000
const firstWaitMs = 1000
const longestWaitMs = 30_000

/**
 * Returns the delay before the next try: 1 s, doubling to 30 s, with up to a quarter less so that tabs do not reconnect
 * together.
 */
export function waitBefore(tries: number, random: () => number = Math.random): number {
  return Math.min(firstWaitMs * 2 ** tries, longestWaitMs) * (1 - random() / 4)
}

/**
 * Receives the changes of the signed-in user while the tab is visible (a browser opens few connections per host). After
 * each gap, and every 60 s without a stream, reports that everything may have changed.
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
  let pollAt = performance.now() + pollMs
  const onOpen = () => {
    tries = 0
    if (!isFirst) listening.onChange(everything)
  }
  while (!signal.aborted) {
    const isAnswered = await readOnce(listening, signal, onOpen)
    if (signal.aborted) return
    isFirst = false
    await pause(waitBefore(tries++), signal)
    // reloading while the server is unavailable would only replace the open screen by an error
    if (!isAnswered || performance.now() < pollAt) continue
    pollAt = performance.now() + pollMs
    listening.onChange(everything)
  }
}

/** Reads one stream to its end. Returns false when nothing answered or the server is temporarily unavailable. */
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
    return false // the network is down, or the tab was hidden: tried again
  }
}
