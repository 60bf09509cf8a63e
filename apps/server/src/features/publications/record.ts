import { publicationCalls as calls } from '@portal/contract/publications/calls'
import { noFile } from '@portal/contract/publications/constants'
import { publicationMessages as messages } from '@portal/contract/publications/messages'
import { fieldRefusal } from '#core/base/errors.ts'
import type { Db } from '#core/database/database.ts'
import { todayIn, zoneOfHouse } from '#core/database/days.ts'
import type { Door } from '#core/door/door.ts'
import { mountRecord } from '#core/records/mount-record.ts'
import { versionedRecord } from '#core/records/versioned-record.ts'
import { dropUnused, type PublicationFileDeps, publicationUploads } from './files.ts'
import { countProducts, listProducts, publicationRows } from './queries.ts'
import { refuseIncomplete } from './rules.ts'

/** The area announced when publications change. */
export const publicationArea = 'publicaciones'

export type PublicationDeps = PublicationFileDeps & { db: Db }

function publications(deps: PublicationDeps) {
  const drop = dropUnused(deps)
  return versionedRecord({
    table: 'publicacion',
    name: 'publications',
    rows: publicationRows,
    columns: [
      'tipo',
      'titulo',
      'titulo_en',
      'resumen',
      'resumen_en',
      'texto',
      'texto_en',
      'productos',
      'archivo_id',
      'imagen_texto',
      'imagen_texto_en',
      'documento_id',
      'documento_en_id',
      'estado',
      'publica_el',
      'eliminado_en',
    ],
    messages,
    constraints: { publicacion_titulo: { field: 'titulo', entry: messages.titleTaken } },
    announces: () => [{ area: publicationArea }],
    async written(db, actor, { documento: file, documento_en: english, ...form }, before) {
      if ((await countProducts(db, form.productos)) < form.productos.length)
        throw fieldRefusal('productos', messages.productsInvalid)
      return {
        ...form,
        ...(file === noFile && { documento_id: null }),
        ...(english === noFile && { documento_en_id: null }),
        ...(!before && { creado_por: actor.id }),
      }
    },
    async saved(db, actor, after, before) {
      refuseIncomplete(after) // with the files that came with the form
      await drop(db, actor, after, before)
    },
  })
}

/** Mounts what staff do with publications (module of resources, of the house). */
export function publicationRecordRoutes(door: Door, deps: PublicationDeps): void {
  mountRecord(door, deps.db, calls, publications(deps), publicationUploads(deps))
  door.mount(calls.initData, async () => ({
    productos: await listProducts(deps.db),
    hoy: await todayIn(deps.db, await zoneOfHouse(deps.db)),
  }))
}
