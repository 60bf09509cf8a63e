import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import styles from './check-in.module.css'
import { checkInTexts } from './check-in-texts.ts'
import { openReader } from './scanner.ts'

const everyMs = 200
/** The same code is not read again at once. */
const pauseMs = 2500

/** Looks for a code through the camera until it is closed. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const t = useTexts(checkInTexts)
  const video = useRef<HTMLVideoElement>(null)
  const read = useRef(onCode)
  read.current = onCode
  const [isRefused, setRefused] = useState(false)

  useEffect(() => {
    const ended = new AbortController()
    const look = async () => {
      const element = video.current
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
      const stop = () => {
        for (const track of stream.getTracks()) track.stop()
      }
      if (ended.signal.aborted || !element) return stop()
      ended.signal.addEventListener('abort', stop)
      element.srcObject = stream
      await element.play()
      const readCode = await openReader()
      let [last, until] = ['', 0]
      while (!ended.signal.aborted) {
        const code = element.videoWidth > 0 ? await readCode(element).catch(() => null) : null
        if (code && (code !== last || Date.now() > until)) {
          ;[last, until] = [code, Date.now() + pauseMs]
          read.current(code)
        }
        await new Promise((resolve) => setTimeout(resolve, everyMs))
      }
    }
    look().catch(() => !ended.signal.aborted && setRefused(true))
    return () => ended.abort()
  }, [])

  if (isRefused) return <p className={styles.notice}>{t.noCamera}</p>
  return <video ref={video} className={styles.video} playsInline muted aria-label={t.camera} />
}
