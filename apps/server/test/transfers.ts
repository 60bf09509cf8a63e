import { type GrantableModule, Module, Role } from '@portal/contract/access/constants'
import { broadcastHoldings } from '../src/features/broadcasts/sources.ts'
import { calendarHoldings } from '../src/features/calendar/sources.ts'
import { contactHoldings } from '../src/features/contacts/sources.ts'
import { machineHoldings } from '../src/features/machines/sources.ts'
import { propertyHoldings } from '../src/features/properties/sources.ts'
import { quoteHoldings } from '../src/features/quotes/sources.ts'
import { templateHoldings } from '../src/features/quotes/templates/transfer.ts'
import { taskHoldings } from '../src/features/tasks/sources.ts'
import { viewHoldings } from '../src/features/views/sources.ts'
import { aContact } from './contacts.ts'
import { anItem } from './machines.ts'
import { aUser, type Person } from './people.ts'
import { aQuote } from './quotes.ts'
import type { Answered, TestApp } from './start-app.ts'

export const holdings = [
  contactHoldings,
  taskHoldings,
  calendarHoldings,
  quoteHoldings,
  templateHoldings,
  machineHoldings,
  propertyHoldings,
  broadcastHoldings,
  viewHoldings,
]

/** What a seller of these tests may open. */
const sellerModules: readonly GrantableModule[] = [
  Module.contacts,
  Module.quotes,
  Module.myMachines,
  Module.myProperties,
  Module.tasks,
  Module.calendar,
  Module.broadcasts,
]

/** Someone who may receive everything. */
export const aColleague = (t: TestApp, enterpriseId: number, role: Role = Role.user): Promise<Person> =>
  aUser(t, { role, enterpriseId, modules: sellerModules })

/** A seller with two contacts, one of whom they meet tomorrow, a quote and a machine. */
export async function aBusySeller(t: TestApp, enterpriseId: number) {
  const seller = await aColleague(t, enterpriseId)
  const contacts = [await aContact(t, seller), await aContact(t, seller)]
  const meeting = {
    contacto_id: contacts[0],
    comentario: '',
    fecha_reunion: new Date(Date.now() + 86_400_000).toISOString(),
  }
  await t.call('POST', '/v1/contacto/historial/save', meeting, seller)
  const quote = await aQuote(t, seller)
  const item = await anItem(t, { usuario_id: seller.id, empresa_id: enterpriseId })
  return { seller, contacts, quote: quote.id as number, item: item.id }
}

export const leavingOf = (t: TestApp, id: number, as: Person): Promise<Answered> =>
  t.call('GET', `/v1/persona/salida/${id}`, undefined, as)

type To = number | null
interface Chosen {
  contactos?: To
  tareas?: To
  eventos?: To
  cotizaciones?: To
  plantillas?: To
  clasificados?: To
  propiedades?: To
  difusiones?: To
  vistas?: To
}

/** Asks that someone leaves; `chosen` says who receives what. */
export async function leave(t: TestApp, id: number, chosen: Chosen, as: Person, rest: object = {}): Promise<Answered> {
  const { datos } = await leavingOf(t, id, as)
  const destinos = Object.entries(chosen).map(([tipo, to]) => ({ tipo, usuario_id: to }))
  const body = { version: datos?.usuario?.version ?? 1, destinos, ensayo: false, ...rest }
  return t.call('POST', `/v1/persona/salida/${id}`, body, as)
}

/** All kinds to one person. */
export const allTo = ({ id }: { id: number }): Chosen => ({ contactos: id, cotizaciones: id, clasificados: id })

export const undoTransfer = (t: TestApp, id: number, as: Person): Promise<Answered> =>
  t.call('PUT', `/v1/persona/traspaso/${id}/deshacer`, {}, as)

/** Who holds the records of a busy seller. */
export async function holdersOf({ deps: { db } }: TestApp, held: Awaited<ReturnType<typeof aBusySeller>>) {
  const contacts = await db
    .selectFrom('contacto')
    .select('responsable_id')
    .where('id', 'in', held.contacts)
    .orderBy('id')
    .execute()
  const quote = await db.selectFrom('cotizacion').select('usuario_id').where('id', '=', held.quote).executeTakeFirst()
  const item = await db.selectFrom('clasificado').select('usuario_id').where('id', '=', held.item).executeTakeFirst()
  return [...contacts.map((row) => row.responsable_id), quote?.usuario_id, item?.usuario_id]
}

export const statusOf = async ({ deps: { db } }: TestApp, id: number): Promise<number | undefined> =>
  (await db.selectFrom('usuario').select('estado_id').where('id', '=', id).executeTakeFirst())?.estado_id
