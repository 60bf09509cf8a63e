import { Role } from '../access/constants.ts'
import type { Text } from '../core/text.ts'

/** Who makes API keys and webhooks (issue 20). */
export const integrationRoles: readonly Role[] = [Role.superAdmin, Role.administrator]

export const integrationsPath = '/dashboard/sistema/integraciones'
export const webhooksPath = `${integrationsPath}/webhooks`
export const deliveriesPath = `${integrationsPath}/entregas`

export const apiKeyLimits = {
  name: 60,
  networks: 20,
  /** Keys of one maker that are not revoked. */
  perMaker: 50,
  /** Requests of one key. */
  requests: { max: 600, seconds: 60 },
  /** How often its last use is written. */
  usedEverySeconds: 60,
} as const

/**
 * The shape of a key, for scanners of secrets: `pk_`, 8 letters by which it is found, 32 that are secret, and 6 that
 * prove that it was not mistyped.
 */
export const apiKeyPattern = /^pk_[0-9A-Za-z]{46}$/

export const ApiKeyState = { active: 'activa', expired: 'vencida', revoked: 'anulada', dormant: 'sin_efecto' } as const
export type ApiKeyState = (typeof ApiKeyState)[keyof typeof ApiKeyState]

/** `sin_efecto`: its maker may not log in any more, or no longer has a role that makes keys. */
export const apiKeyStateNames: Readonly<Record<ApiKeyState, Text>> = {
  activa: { es: 'Activa', en: 'Active' },
  vencida: { es: 'Vencida', en: 'Expired' },
  anulada: { es: 'Anulada', en: 'Revoked' },
  sin_efecto: { es: 'Sin efecto', en: 'Without effect' },
}
