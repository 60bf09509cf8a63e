import { coreMessages } from '@portal/contract/core/core-messages'
import { languages } from '@portal/contract/core/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../base/actor.ts'
import type { Upload } from '../base/answers.ts'
import { callerOf } from '../base/caller.ts'
import { Refusal } from '../base/errors.ts'
import type { Outcome } from '../door/door.ts'
import { type FileLimits, readForm } from '../http/multipart.ts'
import { isDashboard, pathOf, storedLanguage } from './address.ts'

/** The files of a form posted to a page: its call gets them with the fields, or their refusal as the answer. */
export interface PostedFiles {
  /** Path of the call that was admitted before the form was read. */
  call?: string | undefined
  files: readonly Upload[]
  refusal: Refusal | null
}

/** What an action receives. */
export interface Posted {
  request: Request
  posted?: PostedFiles
  /** Removes the files, after the page is rendered. */
  drop(): Promise<void>
}

/** The call that takes the files of a page's form, with their limits. */
export interface FormTaker extends FileLimits {
  call: string
  /** Returns its refusal before anything is read, or null. */
  admit(caller: Caller): Promise<Outcome | null>
}

const nothing = async () => {}
const noFiles: FileLimits = { max: 0, bytes: 0 }
const fieldsOnly = 'application/x-www-form-urlencoded'

/**
 * Returns the request as a page may see it: only the headers that a form needs, its type and origin, against forged
 * ones. An action reads fields from any kind of form; files stay on the disk. Under the dashboard, where the address
 * names no language, a stored one other than Spanish is passed on.
 */
export async function ownRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string,
  taker?: FormTaker,
): Promise<Posted> {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  const { signal } = gone
  if (request.method !== 'POST') {
    const language = isDashboard(pathOf(request.url)) ? storedLanguage(request.headers.cookie) : languages[0]
    const headers = language === languages[0] ? {} : { 'accept-language': language }
    return { request: new Request(publicUrl + request.url, { signal, headers }), drop: nothing }
  }

  const { origin } = request.headers
  const here = origin === publicUrl ? publicUrl : `${request.protocol}://${request.host}`
  if (!URL.canParse(here)) throw new Refusal(coreMessages.invalid)
  const made = (type: string | undefined, body: string | Uint8Array<ArrayBuffer> | null) => {
    const headers = { ...(type && { 'content-type': type }), ...(origin && { origin }) }
    return new Request(here + request.url, { method: 'POST', headers, signal, ...(body !== null && { body }) })
  }
  if (isMultipart(request)) {
    const refused = await taker?.admit(callerOf(request))
    if (refused) throw Object.assign(new Error('refused before its form was read'), { statusCode: refused.status })
    const { max, bytes } = taker ?? noFiles
    const { fields, files, refusal, drop } = await readForm(request, { max, bytes, isLenient: true })
    return { request: made(fieldsOnly, fields.toString()), posted: { call: taker?.call, files, refusal }, drop }
  }
  const body = Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null
  return { request: made(request.headers['content-type'], body), drop: nothing }
}

const isMultipart = ({ headers }: FastifyRequest) => /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
