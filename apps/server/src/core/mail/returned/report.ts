import PostalMime, { type Attachment } from 'postal-mime'

export interface ReportTask {
  /** The first bytes of a mail. */
  bytes: Uint8Array
}

/** What a returned mail says: a delivery report (RFC 3464), a complaint (RFC 5965) or anything else. */
export interface MailReport {
  /** Where it was delivered to, by its headers. */
  to: string[]
  subject: string
  /** Of a delivery report, for each address. */
  deliveries: { action: string; status: string; diagnostic: string }[]
  /** Whether a mail server says in a header that delivery failed, as some do without a report. */
  hasFailed: boolean
  /** Of a complaint, its type: `abuse`, `opt-out`, `not-spam` … */
  feedback: string | null
  /** Headers of the mail that it is about, by their names in lower case. */
  original: Record<string, string>
}

type Fields = Record<string, string>

const bounds = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024, maxRfc822NestingDepth: 0 }
const mostGroups = 50
const mostFields = 200
const mostLetters = 1000

/** Reads a mail of a stranger; null when it cannot be read. Runs in a confined process. */
export async function readReport({ bytes }: ReportTask): Promise<MailReport | null> {
  const mail = await PostalMime.parse(bytes, { ...bounds, forceRfc822Attachments: true }).catch(() => null)
  if (!mail) return null
  const part = (...types: string[]) => mail.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()))
  const delivery = groupsOf(part('message/delivery-status', 'message/global-delivery-status'))
  const feedback = groupsOf(part('message/feedback-report'))[0]
  const reported = part('message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers')
  return {
    to: mail.headers
      .filter(({ key }) => ['to', 'delivered-to', 'x-original-to', 'envelope-to'].includes(key))
      .map(({ value }) => value.slice(0, mostLetters))
      .slice(0, mostGroups),
    subject: (mail.subject ?? '').slice(0, mostLetters),
    deliveries: delivery.flatMap(({ action = '', status = '', 'diagnostic-code': diagnostic = '' }) =>
      action ? [{ action: action.toLowerCase(), status, diagnostic }] : [],
    ),
    hasFailed: mail.headers.some(({ key, value }) => key === 'x-failed-recipients' && value.includes('@')),
    feedback: feedback ? (feedback['feedback-type'] ?? '').toLowerCase() : null,
    original: groupsOf(reported)[0] ?? {},
  }
}

/** Returns the groups of header fields of a part; an empty line ends each. */
function groupsOf(part: Attachment | undefined): Fields[] {
  if (!part) return []
  const { content } = part
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content)
  const groups: Fields[] = []
  let fields: Fields | undefined
  let last = ''
  for (const line of text.split(/\r?\n/)) {
    if (line === '') {
      fields = undefined
      continue
    }
    if (!fields) {
      if (groups.length === mostGroups) break
      fields = Object.create(null) as Fields
      groups.push(fields)
      last = ''
    }
    if (/^[ \t]/.test(line)) {
      if (last) fields[last] = `${fields[last]} ${line.trim()}`.slice(0, mostLetters)
      continue
    }
    const colon = line.indexOf(':')
    last = colon > 0 ? line.slice(0, colon).trim().toLowerCase() : ''
    if (!last || last in fields || Object.keys(fields).length === mostFields) last = ''
    else
      fields[last] = line
        .slice(colon + 1)
        .trim()
        .slice(0, mostLetters)
  }
  return groups.map((group) => ({ ...group }))
}
