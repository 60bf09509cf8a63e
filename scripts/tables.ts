/** What writes to a table: `insertInto('pago')`, or `update pago set` in a template. */
const WRITES =
  /(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)|\b(?:insert into|delete from)\s+(\w+)|\bupdate\s+(\w+)(?:\s+(?!set\b)\w+)?\s+set\b/g

const ROOM = /^apps\/server\/src\/(core|features\/[^/]+)\//

/** Tests, rows of the demo, and the types of the tables. */
const UNREAD = /\.test\.ts$|\/demo\/|\/demo(?:-[^/]+)?\.ts$|\/database\/schema\.ts$/

/** Tables that several rooms write, with the reason; their sessions, links and limits are swept by core. */
const SHARED: Readonly<Record<string, readonly [rooms: readonly string[], because: string]>> = {
  ajuste: [['settings', 'enterprises'], 'which enterprise is the house (decision 106)'],
  archivo: [['core', 'item-requests', 'users'], 'files are erased with the person, in the same statement'],
  auditoria: [['core', 'licenses'], 'the night ends thousands of licenses in one statement, each with its row'],
  cambio_email: [['users', 'sign-in'], 'a new password ends what an intruder began'],
  contacto: [
    ['contacts', 'broadcasts'],
    'who unsubscribes is locked in the order of addresses (rule broadcasts/blocked-addresses)',
  ],
  correo: [['core', 'quotes'], 'mails of demo quotes were sent already'],
  empresa: [['enterprises', 'quotes'], 'the first quote freezes its abbreviation, in its own transaction'],
  enlace_password: [['sign-in', 'core'], 'swept'],
  factor_desafio: [['sign-in', 'core'], 'swept'],
  ingreso_pendiente: [['sign-in', 'core'], 'swept'],
  llave_api: [['api-keys', 'core'], 'the door notes when a key was used'],
  orden_evento: [['production', 'quotes'], 'quotes open orders in the transaction of the confirmation (decision 052)'],
  orden_produccion: [['production', 'quotes'], 'as its events'],
  sesion: [['core', 'sign-in', 'users'], 'a proof is noted in the session, an erased person has none'],
  usuario: [['users', 'sign-in', 'access'], 'a person, their password, their modules (decision 104)'],
}

/** What reads a table: `selectFrom('pago')`, a join, or `from pago` in a template. */
const READS = /(?:selectFrom|[jJ]oin)\(\s*'(\w+)|\b(?:from|join)\s+(\w+)/g

/** Tables that a lower room never reads: it asks by an interface, connected when the portal is composed. */
const CLOSED: Readonly<Record<string, readonly string[]>> = {
  payments: ['clasificado', 'propiedad', 'solicitud_clasificado', 'solicitud_evento'],
}

/** What a person may see of themselves is found by their address, in every table of its own statement. */
const OF_PERSONS = /\/person-queries\.ts$/

/** Returns one line per table that a room reads and must ask for. */
export function closedTables(files: ReadonlyMap<string, string>, closed: typeof CLOSED = CLOSED): string[] {
  return [...files].flatMap(([path, source]) => {
    const room = ROOM.exec(path)?.[1]?.replace('features/', '') ?? ''
    const tables = UNREAD.test(path) || OF_PERSONS.test(path) ? [] : (closed[room] ?? [])
    const read = [...source.matchAll(READS)].map(([, builder, statement]) => builder ?? statement ?? '')
    return tables.filter((table) => read.includes(table)).map((table) => `${path} reads the table ${table}: ask for it`)
  })
}

/** Returns one line per table that a second room writes without a reason, and per reason that is no longer needed. */
export function sharedTables(files: ReadonlyMap<string, string>, shared: typeof SHARED = SHARED): string[] {
  const writers = new Map<string, Map<string, string>>()
  for (const [path, source] of files) {
    const room = ROOM.exec(path)?.[1]?.replace('features/', '')
    if (room === undefined || UNREAD.test(path)) continue
    for (const [, builder, statement, update] of source.matchAll(WRITES)) {
      const table = builder ?? statement ?? update ?? ''
      const rooms = writers.get(table) ?? new Map()
      writers.set(table, rooms.set(room, path))
    }
  }
  const tooMany = [...writers].flatMap(([table, rooms]) => {
    const allowed = shared[table]?.[0] ?? [...rooms.keys()].slice(0, 1)
    const others = [...rooms].filter(([room]) => !allowed.includes(room))
    return others.map(([, path]) => `${path} writes the table ${table} of ${allowed.join(', ')}: ask its room`)
  })
  const unneeded = Object.entries(shared).flatMap(([table, [rooms]]) =>
    rooms
      .filter((room) => !writers.get(table)?.has(room))
      .map((room) => `${room} no longer writes ${table}: scripts/tables.ts`),
  )
  return [...tooMany, ...unneeded]
}
