import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'

/** What an address that someone typed may reach. Tests have other rules. */
export interface Reach {
  /** Returns all addresses of a host. */
  resolve(host: string): Promise<string[]>
  isAllowed(address: string): boolean
}

/** Asks the name servers of this machine. */
export const resolveHost = async (host: string): Promise<string[]> =>
  (await lookup(host, { all: true })).map(({ address }) => address)

/**
 * Returns one address of a host that may be reached; undefined when any of them may not, because that one could answer.
 * The host is resolved once: connect to what this returns, or another answer of its name server leads elsewhere.
 */
export async function checkedAddressOf(
  { hostname }: URL,
  { resolve, isAllowed }: Reach,
  signal: AbortSignal,
): Promise<string | undefined> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [host] : await within(resolve(host), signal)
  return found.length > 0 && found.every(isAllowed) ? found[0] : undefined
}

/** Returns the `lookup` of a request that connects to this address, whatever its host resolves to by now. */
export function lookupOf(address: string): LookupFunction {
  const family = isIP(address)
  return (_, options, done) => (options.all ? done(null, [{ address, family }] as never) : done(null, address, family))
}

const within = <T>(work: Promise<T>, signal: AbortSignal) =>
  Promise.race([work, new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))])
