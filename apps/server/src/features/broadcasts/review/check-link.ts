import http from 'node:http'
import https from 'node:https'
import { LinkStatus } from '@portal/contract/broadcasts/states'
import { isPublicAddress } from '#core/base/ip-addresses.ts'
import { checkedAddressOf, lookupOf, type Reach, resolveHost } from '#core/outbound/checked-address.ts'

/** What a link may reach, and for how long. Tests have other rules. */
export interface LinkRules extends Reach {
  ports: readonly string[] | null
  /** For one link with all of its redirects. */
  milliseconds: number
}
export interface Checked {
  estado: LinkStatus
  detalle: string
}

const usual: LinkRules = {
  resolve: resolveHost,
  isAllowed: isPublicAddress,
  ports: ['', '80', '443'],
  milliseconds: 8000,
}
const mostRedirects = 5
const broken = (detalle: string): Checked => ({ estado: LinkStatus.broken, detalle })
const unchecked = (detalle: string): Checked => ({ estado: LinkStatus.unchecked, detalle })

/**
 * Asks whether a link works. It reaches public addresses only: each host is resolved once, and its address is the one
 * that is connected to, also after a redirect. The content is not read.
 */
export async function checkLink(link: string, rules: Partial<LinkRules> = {}): Promise<Checked> {
  const all = { ...usual, ...rules }
  const signal = AbortSignal.timeout(all.milliseconds)
  try {
    return await follow(link, all, signal)
  } catch (error) {
    if (signal.aborted) return unchecked('timeout')
    const { code = '', message } = error as { code?: string; message: string }
    return code === 'ENOTFOUND' || code === 'ECONNREFUSED' ? broken(code) : unchecked((code || message).slice(0, 100))
  }
}

async function follow(link: string, rules: LinkRules, signal: AbortSignal): Promise<Checked> {
  let url = new URL(link)
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return broken(url.protocol)
    if (url.username || url.password) return broken('user@')
    if (rules.ports && !rules.ports.includes(url.port)) return unchecked(`:${url.port}`)
    const address = await checkedAddressOf(url, rules, signal)
    if (!address) return broken('private')
    let answer = await ask('HEAD', url, address, signal)
    if (answer.status >= 400 && answer.status !== 404 && answer.status !== 410)
      answer = await ask('GET', url, address, signal) // many servers refuse HEAD
    const { status, location } = answer
    if (status === 404 || status === 410) return broken(`${status}`)
    if (status >= 400) return unchecked(`${status}`)
    if (status < 300 || location === undefined) return { estado: LinkStatus.good, detalle: `${status}` }
    url = new URL(location, url)
  }
  return broken('redirects')
}

function ask(method: 'HEAD' | 'GET', url: URL, address: string, signal: AbortSignal) {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
    const asked = request(url, {
      method,
      signal,
      agent: false,
      maxHeaderSize: 32 * 1024,
      headers: { 'user-agent': 'Mozilla/5.0 (compatible; link check)', accept: '*/*', connection: 'close' },
      lookup: lookupOf(address),
    })
    asked.on('error', reject)
    asked.on('response', ({ statusCode = 0, headers: { location } }) => {
      resolve({ status: statusCode, location })
      asked.destroy()
    })
    asked.end()
  })
}
