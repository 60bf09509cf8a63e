import { type Edge, partsOf, type RowId, type Why } from '#core/demo-set/stays.ts'
import { type Clearing, countsOf } from './demo-clear.ts'

/** What people call the rows of a table; the others are told by the name of their table. */
const plural: Readonly<Record<string, string>> = {
  acceso_modulo: 'modules of accounts',
  archivo: 'files',
  a_la_vista: 'appearances in public lists',
  carrusel_version: 'published versions of the carousel',
  certificado: 'certificates',
  clasificado: 'machines',
  clasificado_cliente: 'customers of the marketplace',
  comentario: 'comments',
  contacto: 'contacts',
  correo: 'mails',
  cotizacion: 'quotes',
  cotizacion_cliente: 'clients suggested for quotes',
  cotizacion_contador: 'counters of quote numbers',
  cotizacion_evento: 'events of quotes',
  cotizacion_linea: 'lines of quotes',
  difusion: 'broadcasts',
  difusion_destinatario: 'receivers of broadcasts',
  empresa: 'enterprises',
  evento_calendario: 'events of the calendar',
  evento_calendario_responsable: 'people of events',
  formulario: 'forms of visitors',
  formulario_numero: 'counters of form numbers',
  historialcontacto: 'history of contacts',
  idea: 'ideas',
  idea_evento: 'events of ideas',
  idea_voto: 'votes for ideas',
  licencia: 'licenses',
  licencia_periodo: 'periods of licenses',
  oferta: 'offers',
  oferta_minimo: 'smallest offers that are answered',
  carrusel_borrador: 'draft of the carousel',
  orden_evento: 'events of production orders',
  orden_produccion: 'production orders',
  orden_serie: 'serial numbers of production orders',
  pago: 'payments',
  permiso: 'permits',
  permiso_evento: 'events of permits',
  producto: 'products',
  producto_configuracion: 'products assigned to branches',
  producto_configuracion_tramo: 'price steps of assigned products',
  producto_costos_configuracion: 'projections of costs',
  producto_costos_version: 'versions of projections',
  producto_pais: 'countries of products',
  propiedad: 'properties',
  propiedad_historial: 'price history of properties',
  recurso: 'resources',
  recurso_revision: 'revisions of resources',
  sesion: 'sessions',
  solicitud_clasificado: 'requests of the marketplace',
  solicitud_evento: 'events of requests',
  subasta: 'auctions',
  subasta_postor: 'bidders',
  subasta_puja: 'bids',
  sucursal: 'branches',
  tarea: 'tasks',
  tarea_evento: 'events of tasks',
  tarea_punto: 'points of tasks',
  tarea_revisor: 'reviewers of tasks',
  tipo_cambio: 'values of the day',
  usuario: 'accounts',
  workshop: 'workshops',
  workshop_registro: 'registrations for workshops',
}

/** What people call one of them. */
const singular: Readonly<Record<string, string>> = {
  archivo: 'file',
  certificado: 'certificate',
  clasificado: 'machine',
  comentario: 'comment',
  contacto: 'contact',
  cotizacion: 'quote',
  cotizacion_linea: 'line of a quote',
  difusion: 'broadcast',
  empresa: 'enterprise',
  evento_calendario: 'event of the calendar',
  formulario: 'form of a visitor',
  idea: 'idea',
  licencia: 'license',
  oferta: 'offer',
  orden_produccion: 'production order',
  permiso: 'permit',
  producto: 'product',
  propiedad: 'property',
  recurso: 'resource',
  solicitud_clasificado: 'request of the marketplace',
  subasta: 'auction',
  sucursal: 'branch',
  tarea: 'task',
  usuario: 'account',
  workshop: 'workshop',
  workshop_registro: 'registration for a workshop',
}

const nameOf = (table: string) => (plural[table] ? `${plural[table]} (${table})` : table)
/** Rows that stay are told one by one up to this number for each table. */
const told = 10

/** Says in plain words what clearing does with the demo set, or would do. */
export function wordsOf(clearing: Clearing, isDone: boolean): string[] {
  const { goes, stays } = clearing
  const nothing = isDone ? 'Nothing was left to remove.' : 'Nothing is left to remove.'
  return [
    ...(goes.size === 0
      ? [nothing]
      : [isDone ? 'Removed for good:' : 'Would be removed for good:', ...countLines(goes), '']),
    ...(stays.size === 0 ? ['No row of the demo set stays.'] : ['Stays of the demo set:', ...stayLines(clearing)]),
    ...alteredLines(clearing, isDone),
    ...houseLines(clearing),
    'What people made stays, and so does the audit.',
  ]
}

const countLines = (rows: Iterable<RowId>) =>
  Object.entries(countsOf(rows))
    .map(([table, count]) => ({ count, words: nameOf(table) }))
    .toSorted((one, other) => one.words.localeCompare(other.words))
    .map(({ count, words }) => `${count.toLocaleString('en').padStart(8)}  ${words}`)

/** Parts are only counted: who keeps a quote keeps its lines. */
function stayLines({ stays, names, closes }: Clearing): string[] {
  const lines: string[] = []
  const closed = new Set(closes.map((id) => `usuario ${id}`))
  const byTable = Map.groupBy(stays, ([row]) => partsOf(row).table)
  for (const [table, rows] of [...byTable].toSorted(([one], [other]) => nameOf(one).localeCompare(nameOf(other)))) {
    lines.push(`${rows.length.toLocaleString('en').padStart(8)}  ${nameOf(table)}`)
    const single = rows.filter(([, why]) => why.kind !== 'part')
    for (const [row, why] of single.slice(0, told)) {
      const end = closed.has(row) ? '; deactivated, nobody can log in with it' : ''
      lines.push(`            ${called(row, names)}: ${becauseOf(why, names)}${end}`)
    }
    if (single.length > told) lines.push(`            and ${single.length - told} more`)
  }
  return [...lines, '']
}

function becauseOf(why: Why, names: ReadonlyMap<RowId, string>): string {
  if (why.kind === 'own') return 'a person has changed it since'
  return why.kind === 'part' ? `a part of ${called(why.of.to, names)}` : namedBy(why.by, names)
}

const namedBy = ({ from, by }: Edge, names: ReadonlyMap<RowId, string>) =>
  `${called(from, names)} names it (${by.slice(by.indexOf('.') + 1)})`

function called(row: RowId, names: ReadonlyMap<RowId, string>): string {
  const { table, key } = partsOf(row)
  const name = names.get(row)
  return `${singular[table] ?? table} ${key}${name === undefined ? '' : ` "${name}"`}`
}

function alteredLines({ altered }: Clearing, isDone: boolean): string[] {
  const line = ({ table, key, columns }: Clearing['altered'][number]) =>
    `          ${nameOf(table)} ${key}: ${columns.join(', ')}`
  const restored = altered.filter(({ isTouched }) => !isTouched)
  const left = altered.filter(({ isTouched }) => isTouched)
  return [
    ...(restored.length === 0
      ? []
      : [`${isDone ? 'Got' : 'Would get'} back the values from before the demo set:`, ...restored.map(line), '']),
    ...(left.length === 0
      ? []
      : ['Keep values of the demo set, because a person has saved them since; look at them:', ...left.map(line), '']),
  ]
}

function houseLines({ house }: Clearing): string[] {
  if (house === 'goes') return ['The house goes with the demo set: npm run admin:create makes another.', '']
  if (house === 'stays')
    return ['The house is an enterprise of the demo set that stays. Another one is named in the dashboard.', '']
  return []
}
