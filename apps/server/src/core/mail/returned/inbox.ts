import { isLoopbackHost } from '../../base/ip-addresses.ts'
import { waits } from '../../base/waits.ts'

/** A mail of a mailbox: its place there, and its first bytes. */
export interface InboxMail {
  /** Account and folder, without the password. */
  mailbox: string
  /** Of the folder: when it changes, numbers are given again. */
  validity: number
  uid: number
  head: Uint8Array
}

interface Wishes {
  /** Further mails are left for the next time. */
  most: number
  /** More of a mail is not loaded. */
  headBytes: number
  signal?: AbortSignal | undefined
}

const { connectMs, answerMs } = waits.mailbox
const limits = {
  connectionTimeout: connectMs,
  greetingTimeout: connectMs,
  socketTimeout: answerMs,
  maxLineLength: 1_000_000,
}

/** After so many it is not the mails: the database is away, or nothing can be read. */
const mostFailures = 5

/**
 * Passes each unseen mail of a mailbox to `take`, oldest first, and marks it as seen after that. A mail for which `take`
 * throws stays unseen, and the first error is thrown at the end. Returns how many were read.
 */
export async function readUnseen(
  address: string,
  { most, headBytes, signal }: Wishes,
  take: (mail: InboxMail) => Promise<void>,
): Promise<number> {
  const url = new URL(address)
  const secure = url.protocol === 'imaps:'
  const user = decodeURIComponent(url.username)
  const folder = decodeURIComponent(url.pathname.slice(1)) || 'INBOX'
  const { ImapFlow } = await import('imapflow') // loaded by the process that reads mails only
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    ...(!secure && !isLoopbackHost(url.hostname) && { doSTARTTLS: true }), // the password never travels in the open
    auth: { user, pass: decodeURIComponent(url.password) },
    logger: false,
    disableAutoIdle: true,
    ...limits,
  })
  client.on('error', () => {}) // the pending command rejects as well
  const failures: unknown[] = []
  let done = 0
  try {
    await client.connect()
    const { uidValidity } = await client.mailboxOpen(folder)
    const place = { mailbox: `${user}@${url.host}/${folder}`, validity: Number(uidValidity) }
    const unseen = (await client.search({ seen: false }, { uid: true })) || []
    for (const uid of unseen.slice(0, most)) {
      if (signal?.aborted) break
      const query = { uid: true, source: { start: 0, maxLength: headBytes } }
      const found = await client.fetchOne(`${uid}`, query, { uid: true })
      if (!found) continue // deleted meanwhile
      try {
        await take({ ...place, uid, head: (found.source ?? Buffer.alloc(0)).subarray(0, headBytes) })
      } catch (error) {
        failures.push(error)
        if (failures.length === mostFailures) break
        continue
      }
      await client.messageFlagsAdd(`${uid}`, ['\\Seen'], { uid: true })
      done += 1
    }
    await client.logout()
    if (failures.length) throw failures[0]
    return done
  } finally {
    client.close()
  }
}
