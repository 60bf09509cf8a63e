import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { spanned } from '../tracing/spans.ts'
import { checkedAddressOf, lookupOf, type Reach } from './checked-address.ts'

export interface Posting extends Reach {
  headers: Readonly<Record<string, string>>
  body: string
  /** From the first question to a name server to the last byte of the answer. */
  milliseconds: number
  /** How much of the answer is read. */
  mostBytes: number
}

/** What came back, or why nothing did: `private`, `timeout`, or the code of the failure. */
export type Posted =
  | { status: number; text: string; type: string; error?: undefined }
  | { status?: undefined; error: string }

/**
 * Posts a text to an address that someone typed. It reaches only what the rules allow, follows no redirect, and reads a
 * little of the answer. It never throws.
 */
export async function post(address: string, posting: Posting): Promise<Posted> {
  const signal = AbortSignal.timeout(posting.milliseconds)
  try {
    const url = new URL(address)
    const at = await checkedAddressOf(url, posting, signal)
    if (at === undefined) return { error: 'private' }
    return await spanned('post', { 'server.address': url.hostname }, () => send(url, at, posting, signal))
  } catch (error) {
    if (signal.aborted) return { error: 'timeout' }
    const { code, message } = error as { code?: string; message: string }
    return { error: (code ?? message).slice(0, 100) }
  }
}

function send(url: URL, address: string, { headers, body, mostBytes }: Posting, signal: AbortSignal): Promise<Posted> {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      signal,
      agent: false,
      maxHeaderSize: 32 * 1024,
      headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
      lookup: lookupOf(address),
    })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      sent.off('error', reject).on('error', () => {}) // its status has been told: only the rest is lost
      void startOf(answer, mostBytes).then((text) => {
        resolve({ status: answer.statusCode ?? 0, text, type: answer.headers['content-type'] ?? '' })
        sent.destroy()
      })
    })
    sent.end(body)
  })
}

/** The first bytes of an answer, also of one that then breaks off or takes too long: its status has been told. */
async function startOf(answer: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = []
  let read = 0
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part)
      read += part.length
      if (read >= most) break
    }
  } catch {
    // the rest is not needed
  }
  return Buffer.concat(parts).subarray(0, most).toString('utf8')
}
