import { BlockList, isIP } from 'node:net'

const most = { ipv4: 32, ipv6: 128 } as const

/** A network or one address, read from `203.0.113.0/24`, `203.0.113.7` or their IPv6 forms; null when it is none. */
function networkIn(text: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | null {
  const [address = '', size, ...rest] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || rest.length > 0 || address.includes('%')) return null
  const family = kind === 4 ? 'ipv4' : 'ipv6'
  if (size !== undefined && !/^\d{1,3}$/.test(size)) return null
  const bits = size === undefined ? most[family] : Number(size)
  return bits > most[family] ? null : { address, bits, family }
}

/** Whether a text names a network or an address. */
export const isNetwork = (text: string): boolean => networkIn(text) !== null

/** Returns whether an address is in one of these networks. An IPv4 address written as IPv6 is the same one. */
export function networkListOf(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const text of networks) {
    const network = networkIn(text)
    if (network) list.addSubnet(network.address, network.bits, network.family)
  }
  return (address) => {
    const [plain = ''] = address.split('%')
    const kind = isIP(plain)
    return kind !== 0 && list.check(plain, kind === 4 ? 'ipv4' : 'ipv6')
  }
}
