import type { ApiKeyRowSchema } from '@portal/contract/api-keys/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { DeliveryRowSchema, DeliverySchema, WebhookRowSchema } from '@portal/contract/webhooks/schemas'

export type ApiKeyRow = Of<typeof ApiKeyRowSchema>
export type WebhookRow = Of<typeof WebhookRowSchema>
export type DeliveryRow = Of<typeof DeliveryRowSchema>
export type Delivery = Of<typeof DeliverySchema>
