import { ApiKeyState, apiKeyStateNames } from '@portal/contract/api-keys/constants'
import { textIn } from '@portal/contract/core/text'
import { DeliveryState, deliveryStateNames, WebhookState, webhookStateNames } from '@portal/contract/webhooks/constants'
import { type DeliveredEvent, testEvent, webhookEvents } from '@portal/contract/webhooks/events'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { integrationTexts } from './texts.ts'

const keyTones: Record<ApiKeyState, Tone> = {
  [ApiKeyState.active]: 'done',
  [ApiKeyState.expired]: 'attention',
  [ApiKeyState.revoked]: 'neutral',
  [ApiKeyState.dormant]: 'attention',
}
const webhookTones: Record<WebhookState, Tone> = {
  [WebhookState.active]: 'done',
  [WebhookState.paused]: 'neutral',
  [WebhookState.disabled]: 'danger',
}
const deliveryTones: Record<DeliveryState, Tone> = {
  [DeliveryState.waiting]: 'info',
  [DeliveryState.delivered]: 'done',
  [DeliveryState.failed]: 'danger',
  [DeliveryState.dropped]: 'neutral',
}

export const KeyDot = ({ state }: { state: ApiKeyState }) => (
  <StatusDot tone={keyTones[state]}>{textIn(apiKeyStateNames[state], useLanguage())}</StatusDot>
)
export const WebhookDot = ({ state }: { state: WebhookState }) => (
  <StatusDot tone={webhookTones[state]}>{textIn(webhookStateNames[state], useLanguage())}</StatusDot>
)
export const DeliveryDot = ({ state }: { state: DeliveryState }) => (
  <StatusDot tone={deliveryTones[state]}>{textIn(deliveryStateNames[state], useLanguage())}</StatusDot>
)

/** Returns the name of an event in the reader's language. */
export function useEventName(): (event: DeliveredEvent) => string {
  const t = useTexts(integrationTexts)
  const language = useLanguage()
  return (event) => (event === testEvent ? t.testEvent : textIn(webhookEvents[event], language))
}

/** Returns what an attempt came to, in words: a status, or why there was none. */
export function useAnswerText(): (answer: { estado_http: number | null; error: string | null }) => string {
  const t = useTexts(integrationTexts)
  return ({ estado_http: status, error }) => {
    if (status !== null) return `HTTP ${status}`
    if (error === 'timeout') return t.timeout
    return error === 'private' ? t.private : (error ?? '—')
  }
}
