import { Module } from '@portal/contract/access/constants'
import { fillContacts } from './core/contacts.ts'
import { fixedLoad } from './core/load.ts'
import { fillItems } from './core/machines.ts'
import { startQuotePortal } from './core/quotes.ts'
import { fillRequests, fillUsers, noteQuoteClients } from './core/records.ts'
import { report } from './core/report.ts'
import { sizeOf } from './core/size.ts'

const records = sizeOf('ITEMS', 1_000_000)

/** What people type: words that thousands of records hold, words of a few, parts of numbers, and nothing that exists. */
const frequent = ['minera', 'gonzalez', 'excavadora', 'antofagasta', 'example', 'komatsu']
const rare = [
  'quebrada 77',
  'peña 512',
  'fernanda cevi',
  'ñuble 1999',
  'compras190',
  'cliente77',
  'usuario4711',
  'oc-4711',
  '#4711',
]
const missing = ['zzyzx', 'minera zzyzx', 'EAC-2099']
const addresses = (path: string, words: readonly string[], count: number) =>
  Array.from({ length: count }, (_, i) => {
    const word = words[i % words.length]!
    // cut as it is typed, but never below three letters
    const typed = word.slice(0, Math.max(3, word.length - (Math.floor(i / words.length) % 4)))
    return `${path}?${new URLSearchParams({ buscar: typed })}`
  })

/** Time of the search palette over a million quotes, contacts, machines, requests, customers and users each, and of earlier clients. */
export async function run(): Promise<boolean> {
  const { running, tokens, stop } = await startQuotePortal({
    enterprises: 8,
    quotes: records,
    modules: [Module.manageMachines, Module.users, Module.enterprises, Module.products, Module.allContacts],
    async more(db) {
      await noteQuoteClients(db)
      await fillContacts(db, records)
      await fillItems(db, records)
      await fillRequests(db, records)
      await fillUsers(db, records)
    },
  })
  const target = { port: running.port, headers: { authorization: `Bearer ${tokens[0]}` } }
  const measure = async (path: string, words: readonly string[], count: number) => {
    await fixedLoad(target, addresses(path, words, 40), 40, 1) // warm
    const measured = await fixedLoad(target, addresses(path, words, count), count, 1)
    if (measured.failed)
      throw new Error(`${measured.failed} of ${measured.requests} calls failed: ${measured.failures}`)
    return measured
  }
  try {
    // 540 searches with the warming: one account may make 600 in ten minutes
    const all = await measure('/v1/buscar', [...frequent, ...rare, ...missing], 340)
    const often = await measure('/v1/buscar', frequent, 120)
    const clients = await measure(
      '/v1/cotizacion/clientes',
      ['minera', 'canteras no', 'quebrada 77', 'conta', 'compras190'],
      400,
    )
    const timelines = Array.from({ length: 200 }, (_, i) => `/v1/contacto/linea_tiempo/${1 + ((i * 97) % records)}`)
    const timeline = await fixedLoad(target, timelines, timelines.length, 1)
    if (timeline.failed) throw new Error(`${timeline.failed} timelines failed: ${timeline.failures}`)
    return report(
      'palette',
      [
        { what: 'search palette, p50', value: all.p50, unit: 'ms' },
        { what: 'search palette, p95', value: all.p95, unit: 'ms', most: 50 },
        { what: 'search palette, words of many records, p95', value: often.p95, unit: 'ms' },
        { what: 'clients of earlier quotes, p95', value: clients.p95, unit: 'ms', most: 50 },
        { what: 'timelines of contacts among them, p95', value: timeline.p95, unit: 'ms', most: 30 },
      ],
      { records, all, often, clients, timeline },
    )
  } finally {
    await stop()
  }
}
