import { Module } from '@portal/contract/access/constants'
import { tileNames } from '@portal/contract/panels/constants'
import { ResourceType, resourceTypeNames } from '@portal/contract/resources/constants'
import { LibraryQuerySchema } from '@portal/contract/resources/library/schemas'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import { pointsOf, type TileSource, totalOf } from '#features/panels/service.ts'
import type { Days } from '#features/start/service.ts'
import { readerOf } from './policy.ts'
import { countRevisions } from './queries/library.ts'

const grupos = Object.values(ResourceType).map((type) => ({ clave: `${type}`, ...resourceTypeNames[type] }))

/** Documents of the reader's library whose current revision is of the period, by type. */
export function newsTile(db: Db): TileSource {
  const news = async (actor: Actor, { from, to }: Days, starts: readonly string[]) => {
    const asked = LibraryQuerySchema.parse({ revision_desde: from, revision_hasta: to })
    return pointsOf(await countRevisions(db, readerOf(actor), asked, starts))
  }
  return {
    tile: tileNames.downloadNews,
    isFor: ({ modules }) => modules.has(Module.downloads) || modules.has(Module.resources),
    async read(actor, { elapsed: spans }) {
      const [puntos, before] = await Promise.all([
        news(actor, spans.current, spans.starts),
        news(actor, spans.previous, [spans.previous.from]),
      ])
      return { spans, actual: totalOf(puntos), anterior: totalOf(before), hoy: null, grupos, puntos }
    },
  }
}
