import { useEffect, useRef } from 'react'
import { useLanguage } from '#core/language/language.ts'

interface Grecaptcha {
  ready(then: () => void): void
  render(
    place: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void },
  ): number
  reset(widget: number): void
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

/** Loads Google's script, once per page. */
function loadScript(language: string): Promise<Grecaptcha> {
  const { promise, resolve, reject } = Promise.withResolvers<Grecaptcha>()
  const ready = () => window.grecaptcha?.ready(() => window.grecaptcha && resolve(window.grecaptcha))
  if (window.grecaptcha) {
    ready()
    return promise
  }
  const script = document.createElement('script')
  script.src = `https://www.google.com/recaptcha/api.js?render=explicit&hl=${language}`
  script.onload = ready
  script.onerror = reject
  document.head.append(script)
  return promise
}

export default function Recaptcha({ siteKey, refusal }: { siteKey: string; refusal: unknown }) {
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const widget = useRef<number>(undefined)

  useEffect(() => {
    const tell = (token: string) => {
      if (field.current) field.current.value = token
    }
    loadScript(language).then(
      (google) => {
        if (!place.current || widget.current !== undefined) return
        const options = { sitekey: siteKey, callback: tell, 'expired-callback': () => tell('') }
        widget.current = google.render(place.current, options)
      },
      () => {}, // the server refuses an empty field with its message
    )
  }, [siteKey, language])

  useEffect(() => {
    if (refusal && widget.current !== undefined) window.grecaptcha?.reset(widget.current)
  }, [refusal])

  return (
    <>
      <div ref={place} />
      <input ref={field} type="hidden" name="captcha" />
    </>
  )
}
