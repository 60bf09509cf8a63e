import type { In } from '@portal/contract/core/fields'
import { businessDaysBetween } from '@portal/contract/production/business-days'
import { orderFilePath } from '@portal/contract/production/constants'
import type { ClientOrderSchema } from '@portal/contract/production/schemas'
import { stepsOf } from '@portal/contract/production/step-dates'
import { dayAt } from '#core/calendar/clocks.ts'
import type { Db } from '#core/database/database.ts'
import { holidaysAt, todayIn, zoneOfHouse } from '#core/database/days.ts'
import { getOrder, listShownFiles } from './order-queries.ts'

/** Returns what a client sees of their order, with addresses of the documents by their link; null before they confirm. */
export async function orderForClient(
  db: Db,
  quoteId: number,
  token: string,
): Promise<In<typeof ClientOrderSchema> | null> {
  const order = await getOrder(db, quoteId)
  if (!order) return null
  const [zone, files, holidays] = await Promise.all([
    zoneOfHouse(db),
    listShownFiles(db, order.id),
    holidaysAt(db, null),
  ])
  const until = order.entregada_en ? dayAt(order.entregada_en, zone).toString() : await todayIn(db, zone)
  return {
    paso: order.paso,
    pasos: stepsOf(order),
    anulada: order.anulada_en !== null,
    plazo: order.plazo,
    dias_habiles: order.plazo === null ? null : businessDaysBetween(until, order.plazo, holidays),
    transportista: order.transportista,
    seguimiento: order.seguimiento,
    documentos: files.map(({ id, nombre, bytes }) => ({ nombre, bytes, url: `${orderFilePath}/${token}/${id}` })),
  }
}
