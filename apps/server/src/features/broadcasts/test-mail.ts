import { readFile } from 'node:fs/promises'
import { broadcastBodyMessages, broadcastMessages } from '@portal/contract/broadcasts/messages'
import type { TestMailFormSchema } from '@portal/contract/broadcasts/schemas'
import { coreMessages } from '@portal/contract/core/core-messages'
import { languages } from '@portal/contract/core/language'
import type { z } from 'zod'
import type { Actor } from '#core/base/actor.ts'
import type { Upload } from '#core/base/answers.ts'
import { fieldRefusal, Refusal } from '#core/base/errors.ts'
import { documentKinds, type FileKind, kindOf } from '#core/files/file-kinds.ts'
import { contactScopeOf } from '#features/contacts/service.ts'
import { cleanBody, saysSomething } from './body/clean.ts'
import type { BroadcastDeps } from './deps.ts'
import { previewOf } from './preview.ts'
import { getBroadcast } from './queries.ts'
import { isTooLarge, mailBytes } from './review/rules.ts'

type Form = z.output<typeof TestMailFormSchema>
/** Kinds of files that may be attached. */
const allowed: readonly FileKind[] = documentKinds
type Deps = Pick<BroadcastDeps, 'db' | 'mailCompany' | 'openLine' | 'files'>

/**
 * Sends a letter to the one who writes it, in each language that has a text and with its files. The answer of the mail
 * server is waited for.
 */
export async function testMail(deps: Deps, actor: Actor, form: Form, uploads: readonly Upload[]) {
  const texts = { es: form.mensaje, en: form.mensaje_en }
  const written = languages.filter((language) => saysSomething(cleanBody(texts[language])))
  if (!written.length) throw new Refusal(broadcastBodyMessages.empty)
  const attachments = await filesOf(deps, actor, form, uploads)
  const line = deps.openLine()
  try {
    for (const language of written) {
      const letter = await previewOf(deps, actor, { ...form, idioma: language, contacto_id: null })
      const outcome = await line.send({
        messageId: `<prueba.${actor.id}.${Date.now()}.${language}@localhost>`,
        to: actor.email,
        subject: letter.asunto,
        html: letter.html,
        text: letter.texto,
        language,
        replyTo: { name: actor.names, address: actor.email },
        headers: {},
        attachments,
        reason: 'broadcast.test',
      })
      if (outcome.is !== 'accepted') throw new Refusal(broadcastMessages.notCreated)
    }
  } finally {
    line.close()
  }
  return { email: actor.email, idiomas: written }
}

/** The files of the draft that stay, and those that come along. */
async function filesOf({ db, files }: Deps, actor: Actor, form: Form, uploads: readonly Upload[]) {
  const refused = () => fieldRefusal('files', broadcastMessages.fileNotAllowed)
  const draft = form.difusion_id === null ? null : await getBroadcast(db, contactScopeOf(actor), form.difusion_id)
  if (draft === undefined) throw new Refusal(coreMessages.absent)
  const stored = (draft?.adjuntos ?? []).filter(({ archivo_id: id }) => form.conservar?.includes(id) ?? true)
  if (isTooLarge(mailBytes(0, [...stored, ...uploads]))) throw refused()
  for (const { path } of uploads) {
    const kind = await kindOf({ path })
    if (!kind || !allowed.includes(kind)) throw refused()
  }
  return Promise.all([
    ...stored.map(async ({ archivo_id: id, nombre }) => ({ name: nombre, content: Buffer.from(await files.read(id)) })),
    ...uploads.map(async ({ name, path }) => ({ name, content: await readFile(path) })),
  ])
}
