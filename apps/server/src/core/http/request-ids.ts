import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Names requests: by the `X-Request-Id` of a proxy that is trusted, so that its log and ours speak of one request, else by
 * a new id. What a visitor sends directly counts for nothing.
 */
export function requestIds(trusted: boolean | string | readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = trustOf(trusted)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const isUsable = typeof given === 'string' && /^[\w.:=+/-]{8,100}$/.test(given)
    return isUsable && isTrusted(socket.remoteAddress ?? '') ? given : randomUUID()
  }
}

function trustOf(trusted: boolean | string | readonly string[]): (address: string) => boolean {
  if (typeof trusted === 'boolean') return () => trusted
  const networks = new BlockList()
  for (const each of [trusted].flat())
    for (const network of named[each] ?? [each]) {
      const [address = '', bits] = network.split('/')
      const family = isIPv6(address) ? 'ipv6' : 'ipv4'
      if (bits) networks.addSubnet(address, Number(bits), family)
      else networks.addAddress(address, family)
    }
  return (address) => networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
