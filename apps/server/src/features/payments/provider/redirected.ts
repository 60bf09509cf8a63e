import type { Currency } from '@portal/contract/core/currencies'
import { ProviderError } from './provider-error.ts'

/** How a provider is reached whose form charges, and to which the browser only goes. */
export interface RedirectedOptions {
  /** Called for each request: the address of the simulation is known once the portal listens. */
  baseUrl(): string
  key: string
  currencies: readonly Currency[]
  /** Where a form may be without TLS: at the sandbox of a trial. */
  sandboxOrigins: readonly string[]
  timeoutMs?: number
  pausesMs?: readonly number[]
}

/** Returns the address of a form to which a buyer may be sent: over TLS, or the sandbox of a trial. Throws for another. */
export function formAddress(url: string | null, sandboxOrigins: readonly string[]): string {
  if (url && (url.startsWith('https://') || sandboxOrigins.includes(new URL(url).origin))) return url
  throw new ProviderError('unknown', 200, 'the form is at an address that nobody may be sent to')
}

/** Keeps only the last four digits. */
export const lastFourOf = (text: string | null | undefined): string | null => /\d{4}$/.exec(text ?? '')?.[0] ?? null
