import { type Card, cards, type Installments, installmentChoices, installmentsKey, spaced } from '../rules/cards.ts'
import { type Html, html } from './html.ts'
import { link, textsOf } from './layout.ts'
import { type FormPage, field, paymentFrame, paymentPath, postForm } from './payment-frame.ts'
import type { Texts } from './texts.ts'

export interface CardFields {
  number: string
  expiry: string
  cvv: string
  installments: string
}

/** Field to what is wrong with it, as the name of a text. */
export type CardErrors = Partial<
  Record<keyof CardFields, 'cardUnknown' | 'expiryInvalid' | 'cvvInvalid' | 'installmentsInvalid'>
>

/** First step: the card, with the test cards next to it. */
export function cardPage(page: FormPage, fields: CardFields, errors: CardErrors = {}): string {
  const t = textsOf(page)
  const errorOf = (name: keyof CardFields) => errors[name] && t[errors[name]]
  const text = (name: keyof CardFields, label: string, more: Html, hint?: string) =>
    field({
      name,
      label,
      hint,
      error: errorOf(name),
      control: (attributes) =>
        html`<input ${attributes} value="${fields[name]}" inputmode="numeric" autocomplete="off" ${more}>`,
    })
  const body = html`${postForm(
    page,
    '/card',
    html`${text('number', t.cardNumber, html`maxlength="24" autofocus required`)}
<div class="row">${text('expiry', t.expiry, html`maxlength="5"`)}
${text('cvv', t.cvv, html`maxlength="4"`, t.notForDebit)}</div>
${field({
  name: 'installments',
  label: t.installments,
  error: errorOf('installments'),
  control: (attributes) =>
    html`<select ${attributes}>${installmentChoices(page.payment.is_deferred).map(option(t, fields.installments))}</select>`,
})}<button class="action">${t.goOn}</button>`,
    'fields',
  )}${testCards(page)}`
  return paymentFrame(page, 'card', t.cardTitle, body)
}

const option = (t: Texts, chosen: string) => (choice: Installments) => {
  const key = installmentsKey(choice)
  return html`<option value="${key}"${key === chosen && html` selected`}>${installmentsText(t, choice)}</option>`
}

function installmentsText(t: Texts, { code, number }: Installments): string {
  if (number === 0) return t.noInstallments
  return code === 'VC' ? t.withInterest(number) : t.withoutInterest(number)
}

function testCards(page: FormPage): Html {
  const t = textsOf(page)
  const row = (card: Card) => {
    const address = link(page, paymentPath(page.payment.token, `?step=card&use=${card.alias}`))
    return html`<tr><td class="digits">${spaced(card)}</td><td>${card.brand} · ${t[card.kind]}</td><td>${outcome(t, card)}</td>
<td><a href="${address}" aria-label="${t.use} ${card.brand} ${spaced(card)}">${t.use}</a></td></tr>`
  }
  return html`<details class="test-cards" open><summary>${t.testCards}</summary><table>${cards.map(row)}</table></details>`
}

/** Whether the bank will take it. */
export const outcome = (t: Texts, { isGood }: Card): Html =>
  isGood ? html`<span class="good">${t.approves}</span>` : html`<span class="bad">${t.rejects}</span>`
