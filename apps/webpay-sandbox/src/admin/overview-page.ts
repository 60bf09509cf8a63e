import { z } from 'zod'
import { type Html, html } from '../pages/html.ts'
import { layout, link, other, type Place } from '../pages/layout.ts'
import { type Switches, SwitchesSchema } from '../rules/switches.ts'
import type { BookTotal } from '../state/books.ts'
import { overviewTexts } from './overview-texts.ts'
import type { paymentView } from './views.ts'

interface Overview {
  now: Date
  switches: Switches
  totals: BookTotal[]
  payments: ReturnType<typeof paymentView>[]
  plans: { faults: number; outcomes: number }
}

/** One page for whoever runs the sandbox by hand: books, switches, the newest payments. */
export function overviewPage(place: Place, overview: Overview): string {
  const t = overviewTexts[place.language]
  const { now, switches, totals, payments, plans } = overview
  return layout(place, {
    title: t.title,
    otherLanguage: link({ base: place.base, language: other(place.language) }, '/admin'),
    body: html`<div class="stack">
<section class="panel"><h1>${t.books}</h1><p>${t.clock}: <span class="digits">${now.toISOString()}</span> ·
${t.plans(plans.faults, plans.outcomes)}</p>${totals.length === 0 ? html`<p>${t.noBooks}</p>` : totalsTable(t, totals)}</section>
<section class="panel"><h1>${t.switches}</h1><form method="post" action="${link(place, '/admin/switches')}">
<div class="switches">${Object.keys(switches).map((name) => switchField(name as keyof Switches, switches))}</div>
<p class="other"><button class="action">${t.save}</button></p></form></section>
<section class="panel"><h1>${t.payments}</h1>${payments.length === 0 ? html`<p>${t.noPayments}</p>` : paymentsTable(t, payments)}</section>
</div>`,
  })
}

type Texts = (typeof overviewTexts)['es']

function totalsTable(t: Texts, totals: BookTotal[]): Html {
  const row = ({ currency, count, charged, refunded, net }: BookTotal) =>
    html`<tr><td>${currency}</td>${[count, charged, refunded, net].map((value) => html`<td class="digits right">${value.toLocaleString('en-US')}</td>`)}</tr>`
  const head = [t.count, t.charged, t.refunded, t.net].map((name) => html`<th class="right">${name}</th>`)
  return html`<table><tr><th>${t.currency}</th>${head}</tr>${totals.map(row)}</table>`
}

function paymentsTable(t: Texts, payments: Overview['payments']): Html {
  const row = (payment: Overview['payments'][number]) =>
    html`<tr><td class="digits">${payment.createdAt.toISOString().slice(0, 19).replace('T', ' ')}</td>
<td class="digits">${payment.buyOrder}</td><td class="digits right">${payment.currency} ${payment.amount.toLocaleString('en-US')}</td>
<td>${payment.state}</td><td>${payment.status}</td><td class="digits">${payment.token.slice(0, 12)}…</td></tr>`
  const head = html`<th>${t.created}</th><th>${t.order}</th><th class="right">${t.amount}</th><th>${t.state}</th><th>${t.status}</th><th>${t.token}</th>`
  return html`<div class="wide"><table><tr>${head}</tr>${payments.map(row)}</table></div>`
}

/** The values that a switch can have, or null where it is a number. */
export function choicesOf(name: keyof Switches): string[] | null {
  const schema = SwitchesSchema.shape[name].unwrap()
  if (schema instanceof z.ZodEnum) return schema.options.map(String)
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(String)
  return schema instanceof z.ZodBoolean ? ['true', 'false'] : null
}

function switchField(name: keyof Switches, switches: Switches): Html {
  const value = String(switches[name])
  const options = choicesOf(name)?.map(
    (choice) => html`<option${choice === value && html` selected`}>${choice}</option>`,
  )
  const control = options
    ? html`<select id="${name}" name="${name}">${options}</select>`
    : html`<input id="${name}" name="${name}" value="${value}" inputmode="numeric">`
  return html`<div><label for="${name}">${name}</label>${control}</div>`
}
