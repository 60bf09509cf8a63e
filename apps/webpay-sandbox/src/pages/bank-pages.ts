import { moneyText } from '../rules/amount.ts'
import { html } from './html.ts'
import { link, textsOf } from './layout.ts'
import { type FormPage, field, paymentFrame, paymentPath, postForm } from './payment-frame.ts'

/** Which of the two the bank did not take. */
export interface BankErrors {
  rut?: boolean
  password?: boolean
}

/** Second step: the bank asks who the buyer is. */
export function bankPage(page: FormPage, rut = '', errors: BankErrors = {}): string {
  const t = textsOf(page)
  const body = html`<p>${t.bankHint}</p>${postForm(
    page,
    '/bank',
    html`${field({
      name: 'rut',
      label: t.rut,
      error: errors.rut ? t.rutInvalid : undefined,
      control: (attributes) => html`<input ${attributes} value="${rut}" autocomplete="off" autofocus required>`,
    })}${field({
      name: 'password',
      label: t.password,
      error: errors.password ? t.passwordInvalid : undefined,
      control: (attributes) => html`<input ${attributes} type="password" autocomplete="off" required>`,
    })}<button class="action">${t.goOn}</button>`,
    'fields',
  )}${otherCard(page)}`
  return paymentFrame(page, 'bank', t.bankTitle, body)
}

/** Third step: the buyer accepts or rejects the charge. */
export function decisionPage(page: FormPage, isMissing = false): string {
  const t = textsOf(page)
  const { payment, shopName, language } = page
  const amount = moneyText(payment.amount, payment.currency, language)
  const body = html`<p>${t.decisionText(amount, shopName, payment.card_last4 ?? '')}</p>${postForm(
    page,
    '/decision',
    html`${field({
      name: 'decision',
      label: t.decision,
      error: isMissing ? t.decisionMissing : undefined,
      control: (attributes) =>
        html`<select ${attributes}><option value="accept">${t.accept}</option><option value="reject">${t.reject}</option></select>`,
    })}<button class="action">${t.goOn}</button>`,
    'fields',
  )}${otherCard(page)}`
  return paymentFrame(page, 'decision', t.decisionTitle, body)
}

const otherCard = (page: FormPage) =>
  html`<p class="other"><a href="${link(page, paymentPath(page.payment.token, '?step=card'))}">${textsOf(page).otherCard}</a></p>`
