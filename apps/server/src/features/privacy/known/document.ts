import type { In } from '@portal/contract/core/fields'
import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { dataRequestLimits } from '@portal/contract/privacy/constants'
import { fieldNameOf } from '@portal/contract/privacy/field-names'
import type { KnownSchema } from '@portal/contract/privacy/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { PersonDataSource } from '#core/base/person-data.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import type { DocumentTask } from '#core/documents/documents.ts'
import { documentHead, storeExport } from '#core/files/exports.ts'
import type { Mail } from '#core/mail/mail.ts'
import type { PrivacyDeps } from '../deps.ts'
import { oneRequest } from '../work/list.ts'
import { documentTexts } from './document-texts.ts'

type Deps = Pick<PrivacyDeps, 'db' | 'sources' | 'files' | 'workers' | 'company'>

interface Asked {
  id: number
  email: string
  idioma: PageLanguage
}

/** Until the last try of a mail. */
const keptMs = 48 * 3_600_000
const maxBytes = 20 * 1024 * 1024

/** Returns what is known of the address of a request. Throws `absent` when there is no such request. */
export async function known({ db, sources }: Pick<Deps, 'db' | 'sources'>, id: number): Promise<Known> {
  const { email } = await oneRequest(db, id)
  return gather(db, sources, email)
}

/** Makes a document of it and returns an address that opens it for 60 s. Throws `absent`. */
export async function knownDocument(deps: Deps, actor: Actor, id: number): Promise<{ url_file: string }> {
  const { email, idioma } = await oneRequest(deps.db, id)
  const found = await gather(deps.db, deps.sources, email)
  return storeExport(deps, actor, {
    name: `${documentTexts[idioma].file}-${id}`,
    kind: 'pdf',
    content: await deps.workers.document(await taskOf(deps, found, idioma)),
    action: 'privacy.exported',
    after: { solicitud_datos: id },
  })
}

/** Returns what is known as the attachments of a mail: a document to read, and JSON for other programs. */
export async function packed(
  deps: Deps,
  actor: Actor,
  { id, email, idioma }: Asked,
): Promise<NonNullable<Mail['attachments']>> {
  const found = await gather(deps.db, deps.sources, email)
  const name = `${documentTexts[idioma].file}-${id}`
  const written = await deps.files.write({
    ...{ name: `${name}.pdf`, allowed: ['pdf'], maxBytes, expiresAt: new Date(Date.now() + keptMs) },
    content: await deps.workers.document(await taskOf(deps, found, idioma)),
  })
  const fileId = await inTransaction(deps.db, (db) => deps.files.keep(db, actor, written))
  return [
    { name: `${name}.pdf`, fileId },
    { name: `${name}.json`, text: JSON.stringify(found, null, 2) },
  ]
}

async function taskOf({ company }: Deps, { email, grupos, reunido_en }: Known, language: PageLanguage) {
  const t = documentTexts[language]
  const rows = grupos.flatMap((group) =>
    group.registros.map(({ datos, se_conserva }, index) => [
      `${nameIn(group, 'nombre', language)} ${index + 1}`,
      linesOf(datos, language).join('\n'),
      se_conserva ? t.kept : t.erasable,
    ]),
  )
  const reasons = grupos.map((group) => nameIn(group, 'motivo', language)).filter(Boolean)
  const cut = grupos.some(({ hay_mas: isCut }) => isCut)
  const columns = [
    { title: t.what, share: 22 },
    { title: t.content, share: 60 },
    { title: t.stays, share: 18 },
  ]
  const task: DocumentTask = {
    ...documentHead(await company(), [
      { label: t.email, value: email },
      { label: t.records, value: String(rows.length) },
    ]),
    language,
    title: t.title,
    paragraphs: [rows.length ? t.intro : t.nothing],
    ...(rows.length && { table: { columns, rows } }),
    notes: [...new Set(reasons), ...(cut ? [t.cut] : []), t.audit],
    madeAt: new Date(reunido_en),
  }
  return task
}

/** `Nombre: Ana`; what is empty is left out. */
function linesOf(data: Record<string, unknown>, language: PageLanguage): string[] {
  return Object.entries(data)
    .filter(([, value]) => value !== null && value !== '' && !isEmptyObject(value))
    .map(
      ([name, value]) => `${fieldNameOf(name, language)}: ${typeof value === 'object' ? JSON.stringify(value) : value}`,
    )
}

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

type Known = In<typeof KnownSchema>

const most = dataRequestLimits.records

/** Returns what every feature holds of an address, in the order of the sources; groups without a record are left out. */
async function gather(db: Db, sources: readonly PersonDataSource[], email: string): Promise<Known> {
  const grupos: Known['grupos'] = []
  for (const { kind, name, keptBecause, find } of sources) {
    const found = await find(db, email, most + 1)
    const records = found.slice(0, most)
    if (records.length === 0) continue
    const why = records.some(({ isKept }) => isKept) ? keptBecause : undefined
    grupos.push({
      clave: kind,
      nombre: name.es,
      nombre_en: name.en,
      registros: records.map(({ data, isKept }) => ({ datos: data, se_conserva: isKept })),
      motivo: why?.es ?? '',
      motivo_en: why?.en ?? '',
      hay_mas: found.length > most,
    })
  }
  return { email, reunido_en: new Date(), grupos }
}
