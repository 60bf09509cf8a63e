import { requestLimits } from '@portal/contract/classifieds/constants'
import type { RequestDownloadQuerySchema } from '@portal/contract/classifieds/requests/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Actor } from '#core/actor.ts'
import { inTransaction } from '#core/database.ts'
import { record } from '#core/record.ts'
import { type ExpiryParts, expireDue } from '../expiry/expire.ts'
import type { RequestParts } from '../parts.ts'
import { requestScopeOf } from '../policy.ts'
import { texts } from './export-texts.ts'
import * as queries from './queries.ts'
import { documentOf, sheetOf } from './report.ts'

type Query = Of<typeof RequestDownloadQuerySchema>
type Parts = ExpiryParts & Pick<RequestParts, 'files' | 'workers'>

/** Rows of one file. */
const mostRows = { xlsx: 50_000, pdf: 5000 }
const mostBytes = 100 * 1024 * 1024
const keptMs = 3_600_000

/** Makes a file of all requests of the actor's scope that are asked for, and answers an address that opens it for 60 s. */
export async function downloadRequests(
  parts: Parts,
  actor: Actor,
  { formato: kind, idioma: language, ...asked }: Query,
): Promise<{ url_file: string }> {
  const { db, files, workers } = parts
  await expireDue(parts)
  const t = texts[language]
  const most = mostRows[kind]
  const zone = requestLimits.timeZone
  const found = await queries.exportRequests(db, requestScopeOf(actor), asked, { most: most + 1, zone })
  const rows = found.slice(0, most)
  const cut = found.length > most ? t.cut(most.toLocaleString(language)) : null
  const now = new Date()
  const content =
    kind === 'xlsx'
      ? await workers.sheet(sheetOf(rows, language, cut))
      : await workers.document({
          ...documentOf(rows, language, cut),
          ...(await headOf(parts, actor, language, rows.length)),
          madeAt: now,
        })

  const name = `${t.title.toLowerCase()}-${now.toISOString().slice(0, 10)}.${kind}`
  const expiresAt = new Date(now.getTime() + keptMs)
  const written = await files.write({ name, content, allowed: [kind], maxBytes: mostBytes, expiresAt })
  const id = await inTransaction(db, async (db) => {
    const id = await files.keep(db, actor, written)
    const after = { ...asked, formato: kind, filas: rows.length }
    await record(db, actor, { action: 'requests.exported', entity: 'archivo', id, after })
    return id
  })
  return { url_file: files.signedPath(id, now) }
}

async function headOf({ company }: Pick<Parts, 'company'>, actor: Actor, language: keyof typeof texts, count: number) {
  const t = texts[language]
  const { nombre: name, direccion: address, sitio: site } = await company()
  return {
    company: { name, lines: [address, site] },
    facts: [
      { label: t.madeBy, value: actor.names },
      { label: t.count, value: count.toLocaleString(language) },
    ],
    footer: `${name} · ${site}`,
  }
}
