import { Module, Role } from '@portal/contract/access/constants'
import { MachineCategory } from '@portal/contract/machines/categories/constants'
import { PermitStatus } from '@portal/contract/permits/constants'
import { sql } from 'kysely'
import { anAuction } from './auctions.ts'
import { anEvent } from './calendar.ts'
import { aCertificate } from './certificates.ts'
import { aContact, aContactForm as contactForm } from './contacts.ts'
import { aWorkbook, checked, aLine as importLine } from './imports.ts'
import { aLicense } from './licenses.ts'
import { anItem, aPayment, aRequest } from './machines.ts'
import { anOffer, anOfferItem } from './offers.ts'
import { anEnterprise, aUser, type Person } from './people.ts'
import { aPermit } from './permits.ts'
import { aDataRequest } from './privacy.ts'
import { anOrderOf } from './production.ts'
import { anAssignmentForm, saveAssignment } from './products.ts'
import { saveProjection } from './projections.ts'
import { aProperty } from './properties.ts'
import { aPropertyRequest } from './property-requests.ts'
import { act, aLine, aQuote, aSeller } from './quotes.ts'
import type { TestApp } from './start-app.ts'
import { aContactForm, formRow, sendForm } from './visitor-forms.ts'
import { aWorkshop, register } from './workshops.ts'

const botswana = 72

/** Ids of rows that belong to someone else, one of each kind. */
const kinds = [
  'enterprise',
  'branch',
  'user',
  'quote',
  'note',
  'template',
  'view',
  'item',
  'property',
  'propertyRequest',
  'request',
  'auction',
  'offer',
  'offerItem',
  'customer',
  'assignment',
  'projection',
  'costChange',
  'product',
  'registration',
  'certificate',
  'workshop',
  'form',
  'dataRequest',
  'contact',
  'contactEvent',
  'calendarEvent',
  'broadcast',
  'idea',
  'ideaComment',
  'merge',
  'import',
  'difference',
  'payment',
  'task',
  'taskComment',
  'taskItem',
  'taskFile',
  'transfer',
  'permit',
  'resource',
  'revision',
  'license',
  'order',
  'orderLine',
  'orderFile',
  'factor',
] as const
export type Others = Record<(typeof kinds)[number], number>

/** Ids of nothing: what belongs to someone else must be answered as these are. */
export const nothing = (productId: number): Others => ({
  ...(Object.fromEntries(kinds.map((kind) => [kind, 900_000])) as Others),
  product: productId,
})

/** One row of each kind that another enterprise, another customer or the house owns. */
export async function othersRows(t: TestApp, admin: Person, productId: number): Promise<Others> {
  const { db } = t.deps
  const enterprise = await anEnterprise(t)
  await db.updateTable('empresa').set({ pais_id: botswana }).where('id', '=', enterprise).execute()
  const seller = await aSeller(t, { at: enterprise })
  const branch = { id: seller.branchId, enterpriseId: enterprise }
  await db.insertInto('producto_pais').values({ producto_id: productId, pais_id: botswana }).execute()
  const projection = await saveProjection(t, { producto_id: productId, pais_id: botswana }, admin)

  const waiting = { lineas: [aLine({ descuento: 20 }), aLine({ producto_id: productId, precio_venta: 11.97 })] }
  const quote = await aQuote(t, seller, { ...waiting, pais_id: botswana })
  const dearer = { producto_id: productId, pais_id: botswana, precio_sugerido: 14, version: 1 }
  await saveProjection(t, dearer, admin)
  const cost = { pais_id: botswana, componente: 'costo_pcb', porcentaje: 1 }
  const shown = [{ id: projection.datos.id, version: 2 }]
  const changing = { ...cost, proyecciones: shown }
  const costChange = await t.call('POST', '/v1/producto_costos_configuracion/cambio/aplicar', changing, admin)
  // after the quote, whose line would keep the price of its branch
  const assignment = await saveAssignment(t, anAssignmentForm(productId, branch), admin)
  const note = { cotizacion_id: quote.id, texto: 'Llamar el lunes' }
  const noted = await t.call('POST', '/v1/cotizacion/nota/save', note, seller)
  const model = { cotizacion_id: quote.id, nombre: 'Modelo ajeno', compartida: true }
  const template = await t.call('POST', '/v1/cotizacion/plantilla/save', model, seller)
  const listView = { lista: 'mis_cotizaciones', nombre: 'Vista ajena', direccion: '?buscar=elena', compartida: true }
  const view = await t.call('POST', '/v1/vista/save', listView, seller)
  await act(t, 'POST', 'enviar', (await aQuote(t, seller)).id, seller)
  const expired = await aQuote(t, seller)
  await db.updateTable('cotizacion').set({ estado: 'vencida' }).where('id', '=', expired.id).execute()

  const owned = { usuario_id: seller.id, empresa_id: enterprise, categoria_id: MachineCategory.excavators }
  const item = await anItem(t, { ...owned, aprobacion: 0 })
  const property = await aProperty(t, { usuario_id: seller.id, empresa_id: enterprise, aprobacion: 0 })
  const propertyRequest = await aPropertyRequest(t, (await aProperty(t, { usuario_id: seller.id })).id)
  const request = await aRequest(t, (await anItem(t, owned)).id)
  const auction = await anAuction(t, { item: owned })
  await anItem(t, { ...owned, es_oferta: true, modo_oferta: 'subasta' })
  const offerItem = await anOfferItem(t, owned)
  const offer = await anOffer(t, offerItem.id)
  const customer = await db.selectFrom('clasificado_cliente').select('id').executeTakeFirstOrThrow()
  const payment = await aPayment(t, request.id)
  const difference = await db
    .insertInto('pago_diferencia')
    .values({ pago_id: payment, buy_order: 'pedido', tipo: 'monto', detalle: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const imported = await checked(t, seller, aWorkbook([importLine(1)]))

  const keeper = await aUser(t, { role: Role.administrator, enterpriseId: enterprise, modules: [Module.contacts] })
  const contact = await aContact(t, keeper, { email: 'compras@example.com', nombre: 'Elena Paredes' })
  const meeting = {
    contacto_id: contact,
    comentario: 'Minera',
    fecha_reunion: new Date(Date.now() - 1000).toISOString(),
  }
  const event = await t.call('POST', '/v1/contacto/historial/save', meeting, keeper)
  const double = await aContact(t, keeper)
  const merging = {
    ...contactForm({ email: 'compras@example.com', nombre: 'Elena Paredes' }),
    version: 1,
    otro_version: 1,
  }
  const merged = await t.call(
    'POST',
    '/v1/contacto/fusionar',
    { ...merging, contacto_id: contact, otro_id: double },
    keeper,
  )
  await db.updateTable('contacto').set({ responsable_id: seller.id }).where('id', '=', contact).execute()

  const calendarEvent = await anEvent(t, admin, { descripcion: 'Minera Elena Paredes' })

  const broadcast = await db
    .insertInto('difusion')
    .values({
      titulo: 'Novedades de Elena Paredes',
      asunto: 'Novedades',
      mensaje: '<p>Hola</p>',
      seleccion: JSON.stringify({ contactos: [contact], filtro: null }),
      creado_por: keeper.id,
      empresa_id: enterprise,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const task = await aTaskOf(t, admin)
  const transfer = await db
    .insertInto('traspaso')
    .values({ usuario_id: seller.id, desactiva: false, estado: 'terminado', creado_por: admin.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const idea = await db
    .insertInto('idea')
    .values({ titulo: 'Idea de Elena Paredes', integrantes: [keeper.id], creado_por: keeper.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const ideaComment = await db
    .insertInto('comentario')
    .values({ idea_id: idea.id, comentario: 'Minera', creado_por: keeper.id })
    .returning('id')
    .executeTakeFirstOrThrow()

  const license = await aLicense(t, { holderId: seller.id, to: 20 })

  const app = { usuario_id: seller.id, tipo: 'totp', nombre: 'Elena Paredes', secreto: 'x', confirmado_en: new Date() }
  const factor = await db.insertInto('factor').values(app).returning('id').executeTakeFirstOrThrow()

  const workshop = await aWorkshop(t)
  await register(t, workshop)
  const registration = await db.selectFrom('workshop_registro').select('id').executeTakeFirstOrThrow()
  const certificate = await aCertificate(t, admin, { nombre: 'Elena Paredes', email: 'compras@example.com' })
  const dataRequest = await aDataRequest(t)
  const form = await formRow(t, (await sendForm(t, 'contacto', aContactForm())).datos.referencia)
  await db.updateTable('formulario').set({ entrega: 'fallido' }).where('id', '=', form.id).execute()
  const resource = await aResourceOf(t, seller.id, enterprise)
  await aUser(t)
  const order = await anOrderOf(t, seller)
  await sql`analyze`.execute(db)
  t.deps.changes.emit('change', { area: '*' }) // what was written by hand is remembered by nobody

  return {
    ...task,
    ...resource,
    factor: factor.id,
    enterprise,
    branch: branch.id,
    user: seller.id,
    quote: quote.id,
    note: noted.datos.id,
    template: template.datos.id,
    view: view.datos.id,
    item: item.id,
    property: property.id,
    propertyRequest: propertyRequest.id,
    request: request.id,
    auction: auction.id,
    offer: offer.id,
    offerItem: offerItem.id,
    customer: customer.id,
    assignment: assignment.datos.id,
    projection: projection.datos.id,
    costChange: costChange.datos.cambio_id,
    product: productId,
    registration: registration.id,
    certificate: certificate.id,
    workshop,
    form: form.id,
    dataRequest: dataRequest.id,
    contact,
    broadcast: broadcast.id,
    calendarEvent,
    idea: idea.id,
    ideaComment: ideaComment.id,
    contactEvent: event.datos.historialcontacto_id,
    merge: merged.datos.fusion_id,
    import: imported.datos.id,
    difference: difference.id,
    payment,
    transfer: transfer.id,
    permit: await aPermit(t, enterprise, { status: PermitStatus.waiting }),
    license,
    ...order,
  }
}

/** A task of the house with a comment, an item and a file. */
async function aTaskOf({ deps: { db } }: TestApp, { id: person }: Person) {
  const task = await db
    .insertInto('tarea')
    .values({ titulo: 'Tarea de Elena Paredes', creado_por: person, encargado_id: person })
    .returning('id')
    .executeTakeFirstOrThrow()
  const of = { tarea_id: task.id }
  const file = await db
    .insertInto('archivo')
    .values({ clave: 'aa/tarea', nombre: 'a.pdf', tipo: 'application/pdf', bytes: 1, sha256: 'a', es_publico: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  const comment = { ...of, comentario: 'Minera', creado_por: person }
  const attached = { ...of, archivo_id: file.id, nombre: 'a.pdf', bytes: 1, creado_por: person }
  const [made, item, attachment] = await Promise.all([
    db.insertInto('comentario').values(comment).returning('id').executeTakeFirstOrThrow(),
    db
      .insertInto('tarea_punto')
      .values({ ...of, texto: 'Minera' })
      .returning('id')
      .executeTakeFirstOrThrow(),
    db.insertInto('tarea_adjunto').values(attached).returning('id').executeTakeFirstOrThrow(),
  ])
  return { task: task.id, taskComment: made.id, taskItem: item.id, taskFile: attachment.id }
}

/** A resource for one enterprise, with a revision that one of its people loaded. */
async function aResourceOf({ deps: { db } }: TestApp, person: number, enterprise: number) {
  const of = { tipo: 2, titulo: 'Manual de Minera', producto_id: 1, acceso: 'empresas', empresas: [enterprise] }
  const one = await db.insertInto('recurso').values(of).returning('id').executeTakeFirstOrThrow()
  const file = await db
    .insertInto('archivo')
    .values({ clave: 'aa/recurso', nombre: 'm.pdf', tipo: 'application/pdf', bytes: 1, sha256: 'a', es_publico: false })
    .returning('id')
    .executeTakeFirstOrThrow()
  const revision = await db
    .insertInto('recurso_revision')
    .values({
      recurso_id: one.id,
      numero: 'A',
      fecha: sql<string>`(now() at time zone casa_zona())::date`,
      archivo_id: file.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const loaded = { revision_id: revision.id, usuario_id: person, empresa_id: enterprise }
  await db.insertInto('recurso_descarga').values(loaded).execute()
  return { resource: one.id, revision: revision.id }
}
