import { deliveriesPath } from '@portal/contract/api-keys/constants'
import type { Language } from '@portal/contract/core/language'
import { type DisabledWhy, disabledWhyNames } from '@portal/contract/webhooks/constants'
import { type DeliveredEvent, testEvent, webhookEvents } from '@portal/contract/webhooks/events'
import type { Mail } from '#core/mail/mail.ts'
import { mailTexts } from './mail-texts.ts'

interface Owned {
  id: number
  nombre: string
  direccion: string
  email: string
  idioma: Language
}

function letter(publicUrl: string, webhook: Owned, reason: string, title: string, paragraphs: string[]): Mail {
  const t = mailTexts[webhook.idioma]
  const button = { label: t.open, url: `${publicUrl}${deliveriesPath}?webhook_id=${webhook.id}` }
  const facts = [{ label: t.address, value: webhook.direccion }]
  return {
    to: webhook.email,
    language: webhook.idioma,
    subject: title,
    reason,
    body: { title, paragraphs, facts, button },
  }
}

/** To the owner: an event was given up. */
export function givenUpMail(publicUrl: string, webhook: Owned, type: DeliveredEvent): Mail {
  const t = mailTexts[webhook.idioma].givenUp
  const event = type === testEvent ? testEvent : webhookEvents[type][webhook.idioma]
  return letter(publicUrl, webhook, 'webhook.givenUp', t.title(webhook.nombre), [t.text(event)])
}

/** To the owner: nothing is sent to their webhook any more. */
export function disabledMail(publicUrl: string, webhook: Owned, why: DisabledWhy): Mail {
  const t = mailTexts[webhook.idioma].disabled
  const paragraphs = [disabledWhyNames[why][webhook.idioma], t.text]
  return letter(publicUrl, webhook, 'webhook.disabled', t.title(webhook.nombre), paragraphs)
}
