import type { Db } from '#core/database/database.ts'
import { clients, type DemoClient } from './people.ts'
import * as queries from './queries.ts'

export interface DemoCustomer extends DemoClient {
  id: number
  email: string
}

/** Stores the customers of the demo set inside the caller's transaction. */
export async function insertDemoCustomers(db: Db): Promise<DemoCustomer[]> {
  const ids = await queries.insertCustomers(db, clients.map(customerOf))
  return clients.map((client, index) => ({ ...client, id: ids[index]!, email: emailOf(client.name) }))
}

const customerOf = ({ name, company, country, phone }: DemoClient) => ({
  nombre: name,
  email: emailOf(name),
  telefono: phone,
  pais_id: country,
  empresa: company,
})

/** First letter and last name, without accents. */
function emailOf(name: string): string {
  const [given = '', family = ''] = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(' ')
  return `${given[0]}.${family}@example.com`
}
