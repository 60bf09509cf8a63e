import { cards, spaced } from '../rules/cards.ts'
import { addressOf, type Trip } from '../rules/returns.ts'
import { outcome } from './card-page.ts'
import { type Html, html } from './html.ts'
import { layout, link, notice, other, type Place, textsOf } from './layout.ts'

/** A return by POST: sent by the page's script, or by the buyer where there is none. */
export function returnPage(place: Place, trip: Trip): string {
  const t = textsOf(place)
  const body = notice(t.returning, t.returningText, tripForm(trip, t.backToShop, true))
  return layout(place, { title: t.returning, hasScript: true, body })
}

/** A form that has been closed by time or by its end, with the way back that the provider offers there. */
export function deadEndPage(place: Place, trip: Trip | null): string {
  const t = textsOf(place)
  const body = notice(t.endedTitle, t.endedText, trip ? tripForm(trip, t.backToShop, false) : undefined)
  return layout(place, { title: t.endedTitle, body })
}

function tripForm(trip: Trip, text: string, goesByItself: boolean): Html {
  if (trip.method === 'get') return html`<p><a class="action" href="${addressOf(trip)}">${text}</a></p>`
  const fields = Object.entries(trip.fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<form method="post" action="${trip.url}"${goesByItself && html` data-goes-by-itself`}>${fields}
<button class="action">${text}</button></form>`
}

export function unknownPage(place: Place): string {
  const t = textsOf(place)
  return layout(place, { title: t.unknownTitle, body: notice(t.unknownTitle, t.unknownText) })
}

/** The buyer has closed the page; whoever drives the simulation still wants to see something. */
export function leftPage(place: Place): string {
  const t = textsOf(place)
  return layout(place, { title: t.leftTitle, body: notice(t.leftTitle, t.leftText) })
}

export function wrongPage(place: Place): string {
  const t = textsOf(place)
  return layout(place, { title: t.wrongTitle, body: notice(t.wrongTitle, t.wrongText) })
}

/** What this is, for whoever opens its bare address. */
export function homePage(place: Place): string {
  const t = textsOf(place)
  const rows = cards.map(
    (card) =>
      html`<tr><td class="digits">${spaced(card)}</td><td>${card.brand} · ${t[card.kind]}</td>
<td class="digits">${card.cvv ?? '–'}</td><td>${outcome(t, card)}</td></tr>`,
  )
  const table = html`<h2>${t.testCards}</h2><table>${rows}</table><p>${t.bankHint}</p>`
  const otherLanguage = link({ base: place.base, language: other(place.language) }, '/')
  return layout(place, { title: t.title, otherLanguage, body: notice(t.title, t.homeText, table) })
}
