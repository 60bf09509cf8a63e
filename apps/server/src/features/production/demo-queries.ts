import { ProductionStep, productionSteps } from '@portal/contract/production/steps'
import { sql } from 'kysely'
import type { Db } from '#core/database/database.ts'

/** The steps of the demo orders, in turn. */
const steps: readonly ProductionStep[] = [
  ProductionStep.making,
  ProductionStep.received,
  ProductionStep.planned,
  ProductionStep.dispatched,
  ProductionStep.making,
  ProductionStep.delivered,
  ProductionStep.ready,
]

/** Brings the orders of the demo quotes to different steps, with dates, serial numbers and a carrier. */
export async function insertDemoOrders(db: Db, staffId: number): Promise<void> {
  const orders = await db.selectFrom('orden_produccion').select('id').orderBy('id').execute()
  for (const [place, { id }] of orders.entries()) {
    const step = steps[place % steps.length]!
    const reached = productionSteps.indexOf(step)
    const has = (each: ProductionStep) => reached >= productionSteps.indexOf(each)
    const at = (days: number) => sql<Date>`recibida_en + make_interval(days => ${days}::int)`
    await db
      .updateTable('orden_produccion')
      .set({
        paso: step,
        version: reached + 1,
        paso_en: at(reached),
        ...(has(ProductionStep.planned) && {
          planificada_en: at(1),
          inicio_previsto: sql<string>`recibida_en::date + 2`,
          listo_previsto: sql<string>`plazo - 6`,
          despacho_previsto: sql<string>`plazo - 4`,
          entrega_prevista: sql<string>`plazo - 1`,
        }),
        ...(has(ProductionStep.making) && { iniciada_en: at(2) }),
        ...(has(ProductionStep.ready) && { lista_en: at(3) }),
        ...(has(ProductionStep.dispatched) && {
          despachada_en: at(4),
          transportista: 'Transportes del Norte',
          seguimiento: `TN-${1000 + place}`,
        }),
        ...(has(ProductionStep.delivered) && { entregada_en: at(5) }),
      })
      .where('id', '=', id)
      .execute()
    for (const [later, name] of productionSteps.slice(1, reached + 1).entries())
      await db
        .insertInto('orden_evento')
        .values({ orden_id: id, tipo: 'paso', de: productionSteps[later]!, a: name, usuario_id: staffId })
        .execute()
    if (has(ProductionStep.ready)) await insertSerials(db, id)
  }
}

/** Serial numbers for all units that carry one. */
const insertSerials = (db: Db, orderId: number) =>
  sql`
    insert into orden_serie (orden_id, linea_id, producto_id, serie)
    select o.id, l.id, l.producto_id, 'D' || o.id || '-' || lpad(n::text, 5, '0')
    from orden_produccion o join cotizacion_linea l on l.cotizacion_id = o.cotizacion_id,
      generate_series(1, l.cantidad) n
    where o.id = ${orderId} and l.categoria_id in (1, 2)`.execute(db)
