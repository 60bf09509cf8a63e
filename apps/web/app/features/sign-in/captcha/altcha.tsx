import 'altcha/external'
import 'altcha/altcha.css'
import { pageLanguages } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { sessionCalls } from '@portal/contract/sign-in/calls'
import type { AltchaWidgetElement } from 'altcha/types/generic'
import type {} from 'altcha/types/react'
import Worker from 'altcha/workers/pbkdf2?worker'
import { useEffect, useRef } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import { useLanguage } from '#core/language/language.ts'
import { altchaTexts } from './altcha-texts.ts'
import styles from './captcha.module.css'
import { type Check, oneAtATime } from './solved-first.ts'

$altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker())
for (const language of pageLanguages) $altcha.i18n.set(language, textIn(altchaTexts, language))

/** The widget needs the bare task; the API wraps it in its envelope. */
async function fetchTask(): Promise<Response> {
  const reply = await browserApi.call(sessionCalls.captcha, {})
  return reply.ok ? Response.json(reply.datos.desafio) : Response.json(null, { status: reply.status })
}

/** Starts when the form is touched, so that the check is done before the form is sent. */
export default function Altcha({ refusal, onReady }: { refusal: unknown; onReady: (check: Check) => void }) {
  const widget = useRef<AltchaWidgetElement>(null)
  const check = useRef<Check>(null)
  const language = useLanguage()

  useEffect(() => {
    const shown = widget.current
    if (!shown) return
    void shown.configure({
      challenge: sessionCalls.captcha.path,
      fetch: fetchTask,
      minDuration: 0,
      hideFooter: true,
      hideLogo: true,
    })
    check.current = { isSolved: () => String(shown.getState()) === 'verified', solve: oneAtATime(() => solve(shown)) }
    onReady(check.current)
  }, [onReady])

  useEffect(() => {
    if (!refusal) return
    if (check.current?.isSolved()) widget.current?.reset()
    void check.current?.solve()
  }, [refusal])

  return <altcha-widget ref={widget} className={styles.widget} name="captcha" type="checkbox" language={language} />
}

/** Starts the check, or waits for the running one. */
async function solve(widget: AltchaWidgetElement): Promise<void> {
  if (String(widget.getState()) === 'verifying') {
    await new Promise<void>((resolve) => widget.addEventListener('statechange', () => resolve(), { once: true }))
  } else {
    await widget.verify()
  }
  await new Promise((resolve) => setTimeout(resolve)) // the widget writes its field after it reports its state
}
