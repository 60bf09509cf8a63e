import { Module } from '@portal/contract/access/constants'
import { timelineKinds } from '@portal/contract/contacts/constants'
import type { Db } from '#core/database/database.ts'
import type { TimelineSource } from '#features/contacts/service.ts'
import { newestDownloads } from './queries/downloads.ts'

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
