import { isIP } from 'node:net'
import { resolve } from 'node:path'

/** What a variable may hold. `parse` answers undefined for a text that does not fit. */
export interface Kind<T> {
  /** Completes the sentence "X must be …". */
  readonly expected: string
  parse(text: string): T | undefined
}

const kind = <T>(expected: string, parse: (text: string) => T | undefined): Kind<T> => ({ expected, parse })

export const text = (minLength = 1) =>
  kind(minLength > 1 ? `a text of ${minLength} or more characters` : 'a text', (text) =>
    text.length >= minLength ? text : undefined,
  )

export const integer = (min: number, max: number) =>
  kind(`a whole number from ${min} to ${max}`, (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    return number >= min && number <= max ? number : undefined
  })

export const flag = kind('true or false', (text) => (text === 'true' ? true : text === 'false' ? false : undefined))

export const choice = <const T extends string>(...values: T[]) =>
  kind(values.join(', ').replace(/, ([^,]*)$/, ' or $1'), (text) => values.find((value) => value === text))

/** Names separated by commas, each at most once; empty only when nothing is given at all. */
export const list = <T>(of: Kind<T>) =>
  kind<readonly T[]>(`a list, separated by commas, of ${of.expected}`, (text) => {
    const names = text.split(',').map((name) => name.trim())
    const parsed = names.map((name) => of.parse(name)).filter((value) => value !== undefined)
    return parsed.length === names.length && new Set(names).size === names.length ? parsed : undefined
  })

/** An absolute path; relative ones start at the folder the portal is started in. */
export const folder = kind('a path', (text) => resolve(text))

export const host = kind('an address or a host name', (text) =>
  isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text) ? text : undefined,
)

export const url = (...protocols: string[]) =>
  kind(`an address that starts with ${protocols.map((name) => `${name}://`).join(' or ')}`, (text) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)) ? text : undefined,
  )

/** Scheme, host and port of a site; the portal is always served from its root. */
export const origin = kind('an address without a path, like https://portal.example.com', (text) => {
  if (!URL.canParse(text)) return undefined
  const parsed = new URL(text)
  const isBare = parsed.pathname === '/' && !parsed.search && !parsed.hash && !parsed.username && !parsed.password
  return isBare && /^https?:$/.test(parsed.protocol) ? parsed.origin : undefined
})

/** Where a service of others answers: its path may be part of it. Written without a slash at the end. */
export const service = kind('an address like https://service.example.com', (text) => {
  if (!URL.canParse(text)) return undefined
  const { protocol, username, password, search, hash, origin, pathname } = new URL(text)
  const isPlain = /^https?:$/.test(protocol) && !username && !password && !search && !hash
  return isPlain ? `${origin}${pathname}`.replace(/\/+$/, '') : undefined
})

/** A code of digits that a partner has given us. */
export const digits = (min: number, max: number) =>
  kind(`${min} to ${max} digits`, (text) =>
    /^\d+$/.test(text) && text.length >= min && text.length <= max ? text : undefined,
  )

export const sender = kind('an e-mail address, or Name <address>', (text) =>
  /^(?:[^<>\r\n@]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/.test(text) ? text : undefined,
)

/** An address, a network such as 10.0.0.0/8, or a name that the proxy parser knows. */
export const network = kind('an address, a network (10.0.0.0/8), loopback, linklocal or uniquelocal', (text) => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return text
  const [address = '', bits, ...rest] = text.split('/')
  const size = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  const isNetwork = bits === undefined ? size > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= size
  return isNetwork && rest.length === 0 ? text : undefined
})
