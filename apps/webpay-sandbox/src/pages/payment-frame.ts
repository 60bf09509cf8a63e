import { moneyText } from '../rules/amount.ts'
import type { Payment, Step } from '../state/tables.ts'
import { type Html, html } from './html.ts'
import { layout, link, other, type Place, textsOf } from './layout.ts'

/** What the three steps of a payment have in common. */
export interface FormPage extends Place {
  payment: Payment
  shopName: string
  secondsLeft: number
}

export const paymentPath = (token: string, rest = '') => `/webpayserver/payment/${token}${rest}`

/**
 * Summary at the left, the step at the right, and below it the ways out. The page ends by itself when the time has
 * ended.
 */
export function paymentFrame(page: FormPage, step: Step, title: string, body: Html): string {
  const t = textsOf(page)
  const { payment, secondsLeft } = page
  const path = paymentPath(payment.token, `?step=${step}`)
  const timeout = link(page, paymentPath(payment.token, '/timeout'))
  return layout(page, {
    title,
    aside: html`<p class="time">${t.timeLeft}
<strong data-seconds="${secondsLeft}" data-goes-to="${timeout}">${minutes(secondsLeft)}</strong></p>`,
    otherLanguage: link({ base: page.base, language: other(page.language) }, path),
    refresh: { seconds: secondsLeft + 1, to: timeout },
    hasScript: true,
    body: html`<div class="columns">${summary(page)}<div class="stack">
<section class="panel">${steps(page, step)}<h1>${title}</h1>${body}${abortForm(page)}</section>
${simulation(page, step)}</div></div>`,
  })
}

const minutes = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function summary(page: FormPage): Html {
  const t = textsOf(page)
  const { payment, shopName, language } = page
  return html`<aside class="summary">
<p class="label">${t.payingAt}</p><p class="shop">${shopName}</p>
<p class="label">${t.amount}</p><p class="amount">${moneyText(payment.amount, payment.currency, language)}</p>
<dl><div><dt>${t.order}</dt><dd>${payment.buy_order}</dd></div>
<div><dt>${t.commerceCode}</dt><dd>${payment.commerce_code}</dd></div></dl>
</aside>`
}

function steps(page: FormPage, current: Step): Html {
  const t = textsOf(page)
  const names: [Step, string][] = [
    ['card', t.stepCard],
    ['bank', t.stepBank],
    ['decision', t.stepDecision],
  ]
  const item = ([step, name]: [Step, string]) =>
    step === current ? html`<li aria-current="step">${name}</li>` : html`<li>${name}</li>`
  return html`<ol class="steps" aria-label="${t.progress}">${names.map(item)}</ol>`
}

/** The hidden field keeps the language through forms. */
export const postForm = (page: FormPage, path: string, body: Html, name = ''): Html =>
  html`<form method="post" action="${page.base}${paymentPath(page.payment.token, path)}" class="${name}" novalidate>
${page.language === 'en' && html`<input type="hidden" name="lang" value="en">`}${body}</form>`

const abortForm = (page: FormPage) =>
  postForm(page, '/abort', html`<button class="quiet">${textsOf(page).abort}</button>`, 'leave')

function simulation(page: FormPage, step: Step): Html {
  const t = textsOf(page)
  const choice = (action: string, text: string) =>
    html`<button class="plain" name="action" value="${action}">${text}</button>`
  const choices = html`${step === 'decision' && choice('pay_and_leave', t.payAndLeave)}
${choice('time_out', t.runOutOfTime)}${choice('form_error', t.formError)}${choice('empty', t.emptyReturn)}`
  return html`<details class="panel simulation"><summary>${t.simulation}</summary><p>${t.simulationHint}</p>
${postForm(page, '/simulate', choices, 'choices')}</details>`
}

interface Field {
  name: string
  label: string
  error?: string | undefined
  hint?: string | undefined
  control(attributes: Html): Html
}

/** A labelled field; what is wrong with it is told next to it. */
export function field({ name, label, error, hint, control }: Field): Html {
  const describedBy = error ? `${name}-error` : hint ? `${name}-hint` : null
  const attributes = html`id="${name}" name="${name}"${describedBy && html` aria-describedby="${describedBy}"`}${error && html` aria-invalid="true"`}`
  return html`<div class="field ${name}"><label for="${name}">${label}</label>${control(attributes)}
${hint && !error && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${error && html`<p class="error" id="${name}-error">${error}</p>`}</div>`
}
