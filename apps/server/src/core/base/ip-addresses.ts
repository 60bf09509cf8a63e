import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/**
 * Reads an address, without its zone; null for any other text. The library alone would also take forms that programs read
 * in different ways (`127.1`, `010.0.0.1`, `0x7f.0.0.1`), and `::127.0.0.1` for `::ffff:127.0.0.1`, which are two
 * addresses: Node decides what is one, and `URL` writes IPv6 without dots.
 */
function addressIn(text: string): Address | null {
  const [address = ''] = text.split('%')
  const kind = isIP(address)
  if (kind === 0) return null
  if (kind === 4) return ipaddr.IPv4.parse(address)
  return ipaddr.IPv6.parse(new URL(`http://[${address}]`).hostname.slice(1, -1))
}

/** IPv4 addresses written as IPv6. */
const mapped = ipaddr.IPv6.parseCIDR('::ffff:0:0/96')

/** Reads an address; an IPv4 address that is written as IPv6 (`::ffff:…`) is IPv4. */
function plainAddressIn(text: string): Address | null {
  const address = addressIn(text)
  return address instanceof ipaddr.IPv6 && address.match(mapped) ? address.toIPv4Address() : address
}

/** Writes an address as most programs do, an IPv4 address never as IPv6; null for any other text. */
export const plainAddress = (text: string): string | null => plainAddressIn(text)?.toString() ?? null

/**
 * Returns the /64 network of an IPv6 address, because a household or a rented server has 2^64 of them. Other addresses
 * and texts stay unchanged.
 */
export function networkOf(whom: string): string {
  const address = plainAddressIn(whom)
  if (!(address instanceof ipaddr.IPv6)) return address?.toString() ?? whom
  return `${address.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}

/** Whether an address is of this machine. */
export const isLoopback = (address: string): boolean => plainAddressIn(address)?.range() === 'loopback'

/** Whether a host name of an address is this machine, which needs no certificate and no TLS. */
export const isLoopbackHost = (host: string): boolean =>
  host.toLowerCase() === 'localhost' || isLoopback(host.replace(/^\[|\]$/g, ''))

/** What is given to networks of the internet so far: the library knows exceptions, and takes all else for public. */
const global = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an address is on the public internet (RFC 6890); one that leads to an IPv4 address of any kind is not. */
export function isPublicAddress(text: string): boolean {
  const address = addressIn(text)
  return address?.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(global))
}

type Network = [address: ipaddr.IPv6, bits: number]

/** As IPv6, so that both families are compared in one way. */
const asIPv6 = (address: Address): ipaddr.IPv6 =>
  address instanceof ipaddr.IPv4 ? address.toIPv4MappedAddress() : address

/** Reads a network or one address (`203.0.113.0/24`, `203.0.113.7`, or their IPv6 forms); null for any other text. */
function networkIn(text: string): Network | null {
  const [typed = '', size, ...rest] = text.split('/')
  const address = typed.includes('%') ? null : addressIn(typed)
  if (!address || rest.length > 0 || (size !== undefined && !/^\d{1,3}$/.test(size))) return null
  const bits = size === undefined ? 128 : Number(size) + (address instanceof ipaddr.IPv4 ? mapped[1] : 0)
  return bits > 128 ? null : [asIPv6(address), bits]
}

/** Whether a text names an address or a network, whose address has no bits beyond its size (`10.0.0.1/8` has). */
export function isNetwork(text: string): boolean {
  const network = networkIn(text)
  if (!network) return false
  const [address, bits] = network
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString() === address.toString()
}

/** Returns whether an address is in one of these networks. An IPv4 address written as IPv6 is the same one. */
export function networkListOf(networks: readonly string[]): (address: string) => boolean {
  const list = networks.map(networkIn).filter((network) => network !== null)
  return (text) => {
    const address = addressIn(text)
    return address !== null && list.some((network) => asIPv6(address).match(network))
  }
}
