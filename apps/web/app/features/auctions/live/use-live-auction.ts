import { auctionStreamPath } from '@portal/contract/auctions/calls'
import { useEffect, useRef, useState } from 'react'
import type { Live } from '../rows.ts'
import { bestOffset, type ClockOffset, offsetOf } from './clock.ts'

const againMs = 3000

export interface LiveAuction<A extends Live> {
  auction: A
  /** The server's time now, in milliseconds since 1970. */
  serverMs: number
  /** Whether changes arrive; null before the first one, and without JavaScript. */
  isConnected: boolean | null
}

/** An auction as it was rendered, then as the server tells it while the tab is visible, with the server's clock. */
export function useLiveAuction<A extends Live>(loaded: A): LiveAuction<A> {
  const [heard, setHeard] = useState<Live | null>(null)
  const [isConnected, setConnected] = useState<boolean | null>(null)
  const offset = useRef<ClockOffset | null>(null)
  const [serverMs, setServerMs] = useState(() => Date.parse(loaded.ahora))
  const { id, ahora: loadedAt } = loaded

  useEffect(() => {
    offset.current = bestOffset(offset.current, offsetOf(loadedAt, performance.now()))
  }, [loadedAt])

  useEffect(() => {
    const tick = () => setServerMs((offset.current ?? 0) + performance.now())
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    const onHeard = (next: Live) => {
      offset.current = bestOffset(offset.current, offsetOf(next.ahora, performance.now()))
      setHeard((known) => (known && Date.parse(known.ahora) > Date.parse(next.ahora) ? known : next))
    }
    return follow(`${auctionStreamPath}/${id}`, onHeard, setConnected)
  }, [id])

  const isNewer = heard !== null && Date.parse(heard.ahora) > Date.parse(loadedAt)
  return { auction: isNewer ? { ...loaded, ...heard } : loaded, serverMs, isConnected }
}

/** Reads the stream while the tab is visible, since a browser opens few connections per host; returns how to stop. */
function follow(path: string, onHeard: (next: Live) => void, setConnected: (is: boolean) => void): () => void {
  let source: EventSource | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  const open = () => {
    close()
    if (document.visibilityState === 'hidden') return
    source = new EventSource(path)
    source.onmessage = ({ data }: MessageEvent<string>) => {
      setConnected(true)
      onHeard(JSON.parse(data) as Live)
    }
    source.onerror = () => {
      setConnected(false)
      // a server that is away is tried again by us, a cut line by the browser itself
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, againMs)
    }
  }
  open()
  document.addEventListener('visibilitychange', open)
  return () => {
    document.removeEventListener('visibilitychange', open)
    close()
  }
}
