import { isIPv6 } from 'node:net'

/**
 * Returns the /64 network of an IPv6 address, because a household or a rented server has 2^64 of them. Other addresses
 * stay unchanged.
 */
export function networkOf(whom: string): string {
  const [address = ''] = whom.split('%')
  if (!isIPv6(address)) return whom
  const { hostname } = new URL(`http://[${address}]`) // normalised to the short form
  const mapped = /^\[::ffff:([\da-f]+):([\da-f]+)\]$/.exec(hostname)
  if (mapped) return [mapped[1]!, mapped[2]!].flatMap(bytesOf).join('.')
  const [head = '', tail = ''] = hostname.slice(1, -1).split('::')
  const groups = (text: string) => (text ? text.split(':') : [])
  const [before, after] = [groups(head), groups(tail)]
  const all = [...before, ...Array(8 - before.length - after.length).fill('0'), ...after]
  return `${all.slice(0, 4).join(':')}::/64`
}

const bytesOf = (group: string): number[] => {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
