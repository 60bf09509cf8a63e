import { Module } from '@portal/contract/access/constants'
import { timelineKinds } from '@portal/contract/contacts/constants'
import { nameIn } from '@portal/contract/core/names'
import { tileNames } from '@portal/contract/panels/constants'
import { ResourceType, resourceTypeNames } from '@portal/contract/resources/constants'
import { LibraryQuerySchema } from '@portal/contract/resources/library/schemas'
import { searchLists } from '@portal/contract/search/constants'
import { workSections } from '@portal/contract/start/constants'
import type { Actor } from '#core/base/actor.ts'
import type { Db } from '#core/database/database.ts'
import type { TimelineSource } from '#features/contacts/service.ts'
import { pointsOf, type TileSource, totalOf } from '#features/panels/service.ts'
import type { RecordSource } from '#features/search/service.ts'
import type { Days, WorkSource } from '#features/start/service.ts'
import { readerOf } from './policy.ts'
import { newestDownloads } from './queries/downloads.ts'
import { countRevisions, findSeen, newestOpen } from './queries/library.ts'

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

/** Resources for the search palette: those of the library. */
export const resourceSource = (db: Db): RecordSource => ({
  listFor: ({ modules }) => (modules.has(Module.downloads) ? searchLists.library : null),
  async find(actor, text, most) {
    const rows = await findSeen(db, readerOf(actor), text, most)
    return rows.map(({ id, titulo, numero, ...product }) => ({
      id,
      titulo,
      detalle: `${product.producto} · revisión ${numero}`,
      detalle_en: `${nameIn(product, 'producto', 'en')} · revision ${numero}`,
    }))
  },
})

/** What a customer may download, the newest first. */
export const libraryWork = (db: Db): WorkSource => ({
  section: workSections.ownDocuments,
  isFor: ({ modules, isOfHouse }) => !isOfHouse && modules.has(Module.downloads),
  async read(actor, most) {
    const { rows, total } = await newestOpen(db, readerOf(actor), most)
    return {
      rows: rows.map(({ id, titulo, numero, creado_en, ...product }) => ({
        id,
        titulo,
        detalle: `${product.producto} · revisión ${numero}`,
        detalle_en: `${nameIn(product, 'producto', 'en')} · revision ${numero}`,
        momento: creado_en,
        dias: null,
        importe: null,
      })),
      total,
      isExact: true,
    }
  },
})

/** What a contact with an account downloaded, for staff who manage resources. */
export const downloadTimeline = (db: Db): TimelineSource => ({
  kind: timelineKinds.downloads,
  isFor: ({ modules, isOfHouse }) => isOfHouse && modules.has(Module.resources),
  async find(_, who, before, most) {
    const rows = await newestDownloads(db, who, before, most)
    return rows.map(({ id, momento, titulo, titulo_en, numero, recurso_id }) => ({
      id,
      momento,
      titulo: `Descarga: ${titulo}`,
      titulo_en: `Download: ${titulo_en || titulo}`,
      detalle: `Revisión ${numero}`,
      detalle_en: `Revision ${numero}`,
      direccion: `/dashboard/sistema/recursos/${recurso_id}`,
    }))
  },
})
