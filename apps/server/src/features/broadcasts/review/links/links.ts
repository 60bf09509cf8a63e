import { LinkStatus } from '@portal/contract/broadcasts/states'
import { LRUCache } from 'lru-cache'
import { linksIn } from '../../body/clean.ts'
import { type Checked, checkLink, type LinkRules } from './check-link.ts'

const mostLinks = 40
const atOnce = 8

/** Checks the web links of cleaned bodies, each once. One to our own site is not asked for where that is private. */
export async function checkLinks(bodies: readonly string[], ownUrl: string, rules: Partial<LinkRules> = {}) {
  const links = [...new Set(bodies.flatMap(linksIn))]
  const found: (Checked & { direccion: string })[] = []
  const waiting = [...links.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, direccion] = next
      found[place] = { direccion, ...(place < mostLinks ? await checked(direccion, ownUrl, rules) : tooMany) }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return found
}

/** Answers of links, as a page that shows them is loaded again with each change. Tests have rules of their own. */
const known = new LRUCache<string, Checked>({ max: 500 })
const goodMs = 600_000
const troubledMs = 30_000

async function answerOf(link: string, rules: Partial<LinkRules>): Promise<Checked> {
  const before = known.get(link)
  if (before) return before
  const answer = await checkLink(link, rules)
  const isUsual = Object.keys(rules).length === 0
  if (isUsual) known.set(link, answer, { ttl: answer.estado === LinkStatus.good ? goodMs : troubledMs })
  return answer
}

const tooMany: Checked = { estado: LinkStatus.unchecked, detalle: `> ${mostLinks}` }

async function checked(link: string, ownUrl: string, rules: Partial<LinkRules>): Promise<Checked> {
  if (!URL.canParse(link)) return { estado: LinkStatus.broken, detalle: '' }
  if (/\{\{|%7B%7B/i.test(link)) return { estado: LinkStatus.unchecked, detalle: '{{ }}' }
  const answer = await answerOf(link, rules)
  const isOwn = new URL(link).origin === new URL(ownUrl).origin
  return isOwn && answer.detalle === 'private' ? { ...answer, estado: LinkStatus.unchecked } : answer
}
