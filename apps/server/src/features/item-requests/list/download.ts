import type { Of } from '@portal/contract/core/fields'
import type { RequestDownloadQuerySchema } from '@portal/contract/item-requests/schemas'
import type { Actor } from '#core/base/actor.ts'
import { zoneOfHouse } from '#core/database/days.ts'
import { datedName, documentHead, storeExport, truncateAt } from '#core/files/exports.ts'
import type { RequestDeps } from '../deps.ts'
import { type ExpiryDeps, expireDue } from '../expiry/expire.ts'
import { requestScopeOf } from '../policy.ts'
import { texts } from './export-texts.ts'
import { withZone } from './list.ts'
import * as queries from './queries.ts'
import { documentOf, sheetOf } from './report.ts'

type Query = Of<typeof RequestDownloadQuerySchema>
type Deps = ExpiryDeps & Pick<RequestDeps, 'files' | 'workers'>

/** Rows of one file. */
const mostRows = { xlsx: 50_000, pdf: 5000 }

/** Makes a file of all matching requests of the actor's scope, and returns an address that opens it for 60 s. */
export async function downloadRequests(
  deps: Deps,
  actor: Actor,
  { formato: kind, idioma: language, ...query }: Query,
): Promise<{ url_file: string }> {
  const { db, workers } = deps
  await expireDue(deps)
  const t = texts[language]
  const most = mostRows[kind]
  const zone = await zoneOfHouse(db)
  const asked = await withZone(db, actor, query)
  const found = await queries.exportRequests(db, requestScopeOf(actor), asked, { most: most + 1, zone })
  const { rows, cut } = truncateAt(found, most, language, t.cut)
  const facts = [
    { label: t.madeBy, value: actor.names },
    { label: t.count, value: rows.length.toLocaleString(language) },
  ]
  const content =
    kind === 'xlsx'
      ? await workers.sheet(sheetOf(rows, language, cut))
      : await workers.document({
          ...documentOf(rows, language, cut),
          ...documentHead(await deps.company(), facts),
          madeAt: new Date(),
        })
  const after = { ...query, formato: kind, filas: rows.length }
  return storeExport(deps, actor, { name: datedName(t.title), kind, content, action: 'requests.exported', after })
}
