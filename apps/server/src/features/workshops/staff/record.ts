import { workshopMessages as m } from '@portal/contract/workshops/messages'
import { versionedRecord } from '#core/records/versioned-record.ts'
import { tellMoved } from '../changes/tell.ts'
import type { WorkshopDeps } from '../deps.ts'
import { settlePlaces } from '../places/places.ts'
import { lockWorkshop } from '../queries.ts'
import { columnsOf, type Form, picturesOf } from './form.ts'
import * as queries from './queries.ts'

/**
 * Workshops as staff make them: another date or place is told to everyone who registered, a raised capacity gives places to those who wait, a lowered one takes none
 * away.
 */
export const workshops = (deps: WorkshopDeps) =>
  versionedRecord({
    table: 'workshop',
    name: 'workshops.workshop',
    rows: queries.workshopRows,
    isThere: queries.isThere,
    columns: [...queries.plainColumns, 'programa', 'expositores', 'imagenes', 'estado', 'eliminado_en'],
    messages: {
      absent: m.workshopAbsent,
      insufficientHierarchy: m.insufficientHierarchy,
      inUse: m.hasRegistrations,
    },
    constraints: {
      workshop_clave: { field: 'clave', entry: m.keyTaken },
      workshop_pais_id_fkey: { field: 'pais_id', entry: m.countryInvalid },
    },
    announces: () => [{ area: 'workshops' }, { area: 'workshop_registros' }],
    usedBy: queries.registrationsOf,
    written: (db, _, form, before) => columnsOf(db, form, before),
    async saved(db, actor, after, before) {
      const shown = picturesOf(after as unknown as Form)
      await queries.bindPictures(db, after.id, shown)
      for (const { archivo_id: id } of await queries.unusedPictures(db, after.id, shown)) await deps.files.drop(db, id)
      const workshop = await lockWorkshop(db, after.id)
      if (!workshop) return
      if (before) await tellMoved(deps, db, before, workshop)
      await settlePlaces(deps, db, actor, workshop)
    },
  })
