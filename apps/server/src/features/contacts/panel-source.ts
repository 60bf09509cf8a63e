import { contactModules } from '@portal/contract/contacts/constants'
import { ContactListQuerySchema } from '@portal/contract/contacts/schemas'
import { panelLimits, tileNames } from '@portal/contract/panels/constants'
import type { Db } from '#core/database/database.ts'
import { pointsOf, type TileSource, totalOf } from '#features/panels/service.ts'
import { askedBy } from './list/list.ts'
import { countContactsExactly } from './list/queries.ts'
import { contactScopeOf } from './policy.ts'

/** First day of each group, and the day on which the next one begins. */
const silences = [
  [panelLimits.silentDays, 60],
  [60, 90],
  [90, null],
] as const

const grupos = silences.map(([from, to]) =>
  to === null
    ? { clave: `${from}`, es: `${from} días o más`, en: `${from} days or longer` }
    : { clave: `${from}`, es: `${from} a ${to - 1} días`, en: `${from} to ${to - 1} days` },
)

/** The reader's own contacts by how long nobody has spoken to them. */
export const silentTile = (db: Db): TileSource => ({
  tile: tileNames.silentClients,
  isFor: ({ modules }) => contactModules.some((module) => modules.has(module)),
  async read(actor, { elapsed: spans }) {
    const counts = silences.map(async ([from, to]) => {
      const wanted = { responsable_id: actor.id, silencio_dias: from, silencio_menos_de: to }
      const { orden: _, ...filters } = await askedBy(db, actor, ContactListQuerySchema.parse(wanted))
      return {
        grupo: `${from}`,
        intervalo: null,
        total: await countContactsExactly(db, contactScopeOf(actor), filters),
      }
    })
    const puntos = pointsOf(await Promise.all(counts))
    const now = totalOf(puntos)
    return { spans, actual: now, anterior: null, hoy: now, grupos, puntos }
  },
})
