import type { Caller } from '#core/base/actor.ts'
import { type Db, inTransaction } from '#core/database/database.ts'
import { record } from '#core/database/record.ts'
import { getDemoSet, noted } from '#core/demo-set/note.ts'
import type { Files } from '#core/files/files.ts'
import { insertDemoAssignments } from '#features/assigned-products/demo.ts'
import { insertDemoAuctions } from '#features/auctions/demo/demo.ts'
import { insertDemoBroadcasts } from '#features/broadcasts/demo-queries.ts'
import { insertDemoEvents } from '#features/calendar/demo-queries.ts'
import { insertDemoSlides } from '#features/carousel/demo.ts'
import { insertDemoCertificates } from '#features/certificates/demo.ts'
import { insertDemoContacts } from '#features/contacts/demo-queries.ts'
import { insertDemoEnterprises } from '#features/enterprises/demo.ts'
import { insertDemoForms } from '#features/forms/demo.ts'
import { insertDemoCustomers } from '#features/item-requests/customers/demo/demo.ts'
import { insertDemoRequests } from '#features/item-requests/demo/demo.ts'
import { insertDemoLicenses } from '#features/licenses/demo-data-queries.ts'
import { insertDemoMachines } from '#features/machines/demo/demo.ts'
import { refreshVocabulary } from '#features/machines/market/service.ts'
import { insertDemoOffers } from '#features/offers/demo.ts'
import { insertDemoPermits } from '#features/permits/demo/demo.ts'
import { insertDemoOrders } from '#features/production/demo-queries.ts'
import { insertDemoProducts } from '#features/products/demo.ts'
import { insertDemoProjections } from '#features/projections/demo.ts'
import { insertDemoProperties } from '#features/properties/demo/demo.ts'
import { refreshVocabulary as refreshPropertyWords } from '#features/properties/market/service.ts'
import { insertDemoQuotes } from '#features/quotes/demo.ts'
import { insertDemoResources } from '#features/resources/demo/demo.ts'
import { insertDemoTasks } from '#features/tasks/demo/demo.ts'
import { insertDemoIdeas } from '#features/tasks/ideas/demo-queries.ts'
import { demoAddresses, insertDemoUsers } from '#features/users/demo.ts'
import { lockWhileEmpty } from '#features/users/queries.ts'
import { insertDemoWorkshops } from '#features/workshops/demo.ts'

const itself: Caller = { ip: '127.0.0.1', requestId: 'demo' }

/**
 * Loads the demo set into a database without users and enterprises from which none was cleared: whole or not at all,
 * except quotes, offers and auctions, and the permits and resources with their files, which follow. Each part is noted
 * with its rows. Returns whether it did; of several processes that start at once, one does. Production never asks for it.
 */
export async function loadDemo(db: Db, files: Pick<Files, 'write' | 'put' | 'keep'>): Promise<boolean> {
  const people = await inTransaction(db, async (db) => {
    if (!(await lockWhileEmpty(db)) || (await getDemoSet(db))) return null
    return noted(db, () => insertRecords(db))
  })
  if (!people) return false
  const { quoteAuthors, permitsOf } = people
  const next = (work: (db: Db) => Promise<unknown>) => inTransaction(db, (db) => noted(db, () => work(db)))
  await next(async (db) => {
    await insertDemoQuotes(db, quoteAuthors) // many statements: others wait no longer for the first
    await insertDemoOrders(db, permitsOf.staffId)
  })
  await next(async (db) => {
    await insertDemoAuctions(db, permitsOf.staffId)
    await insertDemoOffers(db, permitsOf.staffId)
  })
  await next((db) => insertDemoPermits(db, files, permitsOf))
  await next((db) => insertDemoResources(db, files))
  await refreshPropertyWords(db)
  await refreshVocabulary(db) // so that a mistyped word finds something at once
  return true
}

/** Stores people and records; returns those that the later parts name. */
async function insertRecords(db: Db) {
  const places = await insertDemoEnterprises(db)
  const users = await insertDemoUsers(db, places)
  const staffId = users.get('admin')!.id
  const items = await insertDemoMachines(db, ownersAmong(users))
  const properties = await insertDemoProperties(db, ownersAmong(users))
  const customers = await insertDemoCustomers(db)
  await insertDemoRequests(db, { items, properties, customers, staffId })
  const workshops = await insertDemoWorkshops(db)
  await insertDemoSlides(db)
  const products = await insertDemoProducts(db)
  const projections = await insertDemoProjections(db, staffId)
  const assigned = await insertDemoAssignments(db, products, places.branches)
  const after = {
    empresas: places.enterprises.size,
    sucursales: places.branches.size,
    usuarios: users.size,
    clasificados: items.length,
    propiedades: properties.length,
    productos: products.size,
    asignaciones: assigned,
    proyecciones: projections,
    formularios: await insertDemoForms(db),
    contactos: await insertDemoContacts(db, keepersAmong(users)),
    eventos: await insertDemoEvents(db, keepersAmong(users)),
    tareas: await insertDemoTasks(db, taskPeopleAmong(users)),
    ideas: await insertDemoIdeas(db, keepersAmong(users)),
    difusiones: await insertDemoBroadcasts(db, keepersAmong(users)[0]!),
    inscripciones: workshops.registrations,
    certificados: await insertDemoCertificates(db, staffId),
    licencias: await insertDemoLicenses(db, users.get('cliente')!.id, staffId),
  }
  await record(db, itself, { action: 'demo.loaded', entity: 'usuario', id: null, after })
  return { quoteAuthors: quoteAuthorsAmong(users), permitsOf: { enterprises: places.enterprises, staffId } }
}

/** One account of each role. */
const quoteAuthorsAmong = (users: Awaited<ReturnType<typeof insertDemoUsers>>) =>
  demoAddresses.map(({ email }) => users.get(email.split('@')[0]!)!.id)

/** Those who look after contacts: people of the house. */
const keepersAmong = (users: Awaited<ReturnType<typeof insertDemoUsers>>) =>
  ['superadmin', 'gerente', 'usuario'].map((name) => {
    const { id, enterpriseId } = users.get(name)!
    return { id, empresa_id: enterpriseId }
  })

/** Those who give each other tasks: people of the house, by the places of `demoTasks`. */
const taskPeopleAmong = (users: Awaited<ReturnType<typeof insertDemoUsers>>) =>
  ['superadmin', 'gerente', 'usuario', 'catalina.nanez', 'felipe.avila'].map((name) => users.get(name)!)

/** Those who offer machines: staff, distributors and a customer. */
function ownersAmong(users: Awaited<ReturnType<typeof insertDemoUsers>>) {
  const owners = ['gerente', 'usuario', 'maestro', 'distribuidor', 'cliente'].map((name) => users.get(name)!)
  return {
    ids: owners.map(({ id }) => id),
    enterprises: new Map(owners.map(({ id, enterpriseId }) => [id, enterpriseId])),
  }
}
