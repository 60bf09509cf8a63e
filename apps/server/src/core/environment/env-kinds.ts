import { resolve } from 'node:path'
import { emailField } from '@portal/contract/core/fields'
import { z } from 'zod'

/** How to read a variable; its description completes the sentence "X must be …". */
export type Kind<T> = z.ZodType<T, string>

export const text = (minLength = 1) =>
  z
    .string()
    .min(minLength)
    .describe(minLength > 1 ? `a text of ${minLength} or more characters` : 'a text')

export const integer = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .describe(`a whole number from ${min} to ${max}`)

export const share = z
  .string()
  .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/)
  .transform(Number)
  .describe('a number from 0 to 1')

export const flag = z.stringbool({ truthy: ['true'], falsy: ['false'], case: 'sensitive' }).describe('true or false')

export const choice = <const T extends string>(...values: T[]): Kind<T> =>
  z.enum(values).describe(values.join(', ').replace(/, ([^,]*)$/, ' or $1')) as unknown as Kind<T>

/** Names separated by commas, each at most once; empty only when no name is given. */
export const list = <T>(of: Kind<T>): Kind<readonly T[]> =>
  z
    .string()
    .transform((text) => text.split(',').map((name) => name.trim()))
    .refine((names) => new Set(names).size === names.length)
    .pipe(z.array(of))
    .describe(`a list, separated by commas, of ${of.description}`)

/** An absolute path; a relative one is resolved from the folder where the portal starts. */
export const folder = z
  .string()
  .transform((text) => resolve(text))
  .describe('a path')

export const host = z
  .union([z.ipv4(), z.ipv6(), z.string().regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i)])
  .describe('an address or a host name')

export const url = (...protocols: string[]) =>
  z
    .url({ protocol: new RegExp(`^(?:${protocols.join('|')})$`) })
    .describe(`an address that starts with ${protocols.map((name) => `${name}://`).join(' or ')}`)

const web = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text))
const isPlain = ({ username, password, search, hash }: URL) => !username && !password && !search && !hash

/** Scheme, host and port of a site; the portal is always served from its root. */
export const origin = web
  .refine((url) => isPlain(url) && url.pathname === '/')
  .transform((url) => url.origin)
  .describe('an address without a path, like https://portal.example.com')

/** The address of an external service, with an optional path. Stored without a slash at the end. */
export const service = web
  .refine(isPlain)
  .transform(({ origin, pathname }) => `${origin}${pathname}`.replace(/\/+$/, ''))
  .describe('an address like https://service.example.com')

/** The address of map tiles, with the places of zoom, column and row. */
export const tiles = z
  .url({ protocol: /^https$/ })
  .refine((text) => ['{z}', '{x}', '{y}'].every((place) => text.includes(place)) && !new URL(text).host.includes('{'))
  .describe('an address that starts with https:// and contains {z}, {x} and {y}')

/** A code of digits that a partner has given us. */
export const digits = (min: number, max: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{${min},${max}}$`))
    .describe(`${min} to ${max} digits`)

/** The key of an account at Stripe, whole or restricted. */
export const stripeKey = z
  .string()
  .regex(/^(?:sk|rk)_(?:live|test)_\w{8,}$/)
  .describe('a key that starts with sk_live_, rk_live_, sk_test_ or rk_test_')

/** The token of an account at Mercado Pago. */
export const mercadoPagoToken = z
  .string()
  .regex(/^(?:APP_USR|TEST)-[\w-]{8,}$/)
  .describe('a token that starts with APP_USR- or TEST-')

export const sender = z
  .string()
  .regex(/^(?:[^<>\r\n@]+ <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/)
  .describe('an e-mail address, or Name <address>')

export const address = emailField('an e-mail address').describe('an e-mail address')

/** An address, a network such as 10.0.0.0/8, or a name that the proxy parser knows. */
export const network = z
  .union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .describe('an address, a network (10.0.0.0/8), loopback, linklocal or uniquelocal')
