import { ComingKind } from '@portal/contract/carousel/constants'
import type { DesignSchema } from '@portal/contract/carousel/schemas'
import type { Of } from '@portal/contract/core/fields'
import type { Db } from '#core/database/database.ts'
import { zoneOfHouse } from '#core/database/days.ts'
import { recentCounts } from '../counts/queries.ts'
import { readPublished } from '../queries.ts'
import type { DesignSlide } from '../types.ts'
import * as queries from './queries.ts'

type Design = Of<typeof DesignSchema>

/** Returns everything that the designer shows. */
export async function designView(db: Db): Promise<Design> {
  const draft = await queries.readDraft(db)
  const published = await readPublished(db)
  const versions = await queries.listVersions(db)
  const counts = await recentCounts(db)
  const ahead = versions.flatMap(({ id, publica_en: en, isAhead }) =>
    isAhead ? [{ tipo: ComingKind.publish, id, en: en.toISOString(), titulo_es: '', titulo_en: '' }] : [],
  )
  return {
    version: draft.version,
    slides: draft.slides,
    modificado_en: draft.modificado_en.toISOString(),
    autor: draft.autor ?? '',
    publicada_id: published.id,
    publicadas: published.slides,
    versiones: versions.map(({ isAhead, publica_en: en, ...version }) => ({
      ...version,
      publica_en: en.toISOString(),
      estado: isAhead ? 'programada' : version.id === published.id ? 'vigente' : 'anterior',
    })),
    cambios: [...ahead, ...slideChanges(published.slides, published.now)].sort((a, b) => (a.en < b.en ? -1 : 1)),
    cuentas: counts.filter(({ id }) => id > 0),
    fallos_lista: counts.find(({ id }) => id === 0)?.fallos ?? 0,
    zona_horaria: await zoneOfHouse(db),
  }
}

/** Returns when published slides will appear and end. */
function slideChanges(slides: readonly DesignSlide[], now: Date): Design['cambios'] {
  return slides
    .filter(({ isOK }) => isOK)
    .flatMap(({ id, desde, hasta, titulo_es, titulo_en, alt, alt_en }) => {
      const titles = { titulo_es: titulo_es || alt, titulo_en: titulo_en || alt_en }
      const change = (tipo: ComingKind, en: string | null) =>
        en !== null && new Date(en) > now ? [{ tipo, id, en, ...titles }] : []
      return [...change(ComingKind.appears, desde), ...change(ComingKind.ends, hasta)]
    })
}
