import type { Currency } from '@portal/contract/core/currencies'

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

/** Whether a buyer may be sent to a form: over TLS, or to the sandbox of a trial. */
export const isFormAddress = (url: string, sandboxOrigins: readonly string[]): boolean =>
  url.startsWith('https://') || sandboxOrigins.includes(new URL(url).origin)

/** Keeps only the last four digits. */
export const lastFourOf = (text: string | null | undefined): string | null => /\d{4}$/.exec(text ?? '')?.[0] ?? null
