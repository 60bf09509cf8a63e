// Whole: `npm run dev` loads this file in the browser too, where nothing of it may be touched before it is called.
import * as url from 'node:url'

const most = { address: 254, local: 64, label: 63 }
const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const label = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/

/**
 * Returns an address as it is stored: trimmed, an international domain in its letters (`xn--minera-7va.cl` is
 * `minería.cl`), so that both ways of writing it are one address. Null for what no mail reaches.
 */
export function readEmail(typed: string): string | null {
  const text = typed.trim()
  const at = text.lastIndexOf('@')
  const [name, domain] = [text.slice(0, at), text.slice(at + 1)]
  if (at < 1 || name.length > most.local || !local.test(name)) return null
  const ascii = asciiOf(domain)
  const labels = ascii.split('.')
  if (labels.length < 2 || !labels.every((each) => each.length <= most.label && label.test(each))) return null
  if (!/^(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(labels.at(-1)!)) return null
  if (name.length + 1 + ascii.length > most.address) return null
  return `${name}@${ascii === domain.toLowerCase() && !ascii.includes('xn--') ? domain : url.domainToUnicode(ascii)}`
}

/** As name servers know it; a plain domain passes as it is. Empty for none. */
const asciiOf = (domain: string): string =>
  /[\s/:?#%\\[\]]/.test(domain) ? '' : url.domainToASCII(domain.normalize('NFC'))
