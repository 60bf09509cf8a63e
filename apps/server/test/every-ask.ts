import { accountAsks, accountForNobody } from './account-asks.ts'
import {
  type Asks,
  byId,
  change,
  list,
  manyOf,
  named,
  ofEnterprise,
  plain,
  reading,
  recordWrites,
  sheets,
  whole,
} from './asks.ts'
import { auctionAsks } from './auction-asks.ts'
import { auditAsks } from './audit-asks.ts'
import { broadcastAsks } from './broadcast-asks.ts'
import { calendarAsks, calendarForNobody } from './calendar-asks.ts'
import { carouselAsks, carouselForNobody } from './carousel-asks.ts'
import { certificateAsks } from './certificate-asks.ts'
import { contactAsks } from './contact-asks.ts'
import { ideaAsks, ideasForNobody } from './idea-asks.ts'
import { importAsks, importsForNobody } from './import-asks.ts'
import { integrationAsks } from './integration-asks.ts'
import { anItemForm } from './items.ts'
import { licenseAsks, licensesForNobody } from './license-asks.ts'
import { anEnterpriseForm, aUserForm } from './makers.ts'
import { openingAsks } from './opening-asks.ts'
import { permitAsks } from './permit-asks.ts'
import { privacyAsks } from './privacy-asks.ts'
import { productAsks } from './product-asks.ts'
import { productionAsks } from './production-asks.ts'
import { aProjectionForm } from './projections.ts'
import { propertiesForNobody, propertyAsks } from './property-asks.ts'
import { quoteForm } from './quotes.ts'
import { resourceAsks } from './resource-asks.ts'
import { settingAsks } from './setting-asks.ts'
import { taskAsks } from './task-asks.ts'
import { workshopAsks, workshopsForNobody } from './workshop-asks.ts'

const requestOf: Asks = ({ request }) => [{ body: { ...change, solicitud_clasificado_id: request, estado_id: 22 } }]
const costChange = { pais_id: 72, componente: 'costo_pcb', porcentaje: 2.5 }
const itemFields = anItemForm({ version: 1 })

/** How each call that is not public is asked for what belongs to others. A call that is not here fails the test. */
export const everyAsk: Readonly<Record<string, Asks>> = {
  'GET /v1/licencia/usuario/init_data': plain,
  'GET /v1/buscar': () => ['example', 'minera', 'compras', 'elena'].map((buscar) => ({ query: { buscar } })),
  ...auctionAsks,
  ...integrationAsks,
  ...auditAsks,
  ...openingAsks,
  ...broadcastAsks,
  ...calendarAsks,
  ...carouselAsks,
  ...certificateAsks,
  ...taskAsks,
  ...resourceAsks,
  'GET /v1/vista/list': plain,
  'PUT /v1/vista/update/:id': byId('view', { nombre: 'Ajena', direccion: '', compartida: false, version: 1 }),
  'PUT /v1/vista/delete/:id': byId('view'),
  'PUT /v1/vista/inicial': ({ view }) => [{ body: { lista: 'mis_cotizaciones', vista_id: view } }],
  'GET /v1/inicio': plain,
  ...productionAsks,
  ...settingAsks,
  'GET /v1/acceso_modulo/list': named('usuario_id', 'user'),
  'POST /v1/acceso_modulo/save': ({ user }) => [{ body: { usuario_id: user, version: 1, claves_modulo: [] } }],
  'POST /v1/acceso_modulo/aprobar': ({ user }) => [{ body: { usuario_id: user, claves_modulo: [] } }],
  'POST /v1/acceso_modulo/rechazar': ({ user }) => [{ body: { usuario_id: user, claves_modulo: [] } }],
  'GET /v1/persona/init_data': plain,
  'GET /v1/persona/list': ofEnterprise,
  'GET /v1/persona/list/persona': named('usuario_id', 'user'),
  'GET /v1/persona/download': sheets,
  'POST /v1/persona/save': ({ enterprise, branch }) => [
    { body: aUserForm({ empresa_id: enterprise, sucursal_id: branch, rol_id: 4, email: 'nuevo@example.com' }) },
  ],
  'PUT /v1/persona/update/:id': (of) => byId('user', aUserForm({ empresa_id: of.enterprise, version: 1 }))(of),
  'PUT /v1/persona/delete/:id': byId('user'),
  'POST /v1/persona/lote': (of) =>
    ['activar', 'desactivar', 'eliminar'].flatMap((accion) => manyOf('user', accion)(of)),
  'PUT /v1/persona/lote/:id/deshacer': byId('user'),
  'POST /v1/persona/enviar_enlace/:id': byId('user'),
  'GET /v1/persona/salida/:id': reading('user'),
  'POST /v1/persona/salida/:id': byId('user', { version: 1, destinos: [], ensayo: true }),
  'GET /v1/persona/traspaso/:id': reading('transfer'),
  'GET /v1/persona/traspaso/:id/registros': reading('transfer'),
  'PUT /v1/persona/traspaso/:id/deshacer': byId('transfer'),
  'PUT /v1/persona/correo/reenviar/:id': byId('user'),
  'PUT /v1/persona/correo/retirar/:id': byId('user'),
  ...accountAsks,
  'GET /v1/distribuidor/init_data': plain,
  'GET /v1/distribuidor/list': list,
  'GET /v1/distribuidor/list/empresa': named('empresa_id', 'enterprise'),
  'PUT /v1/distribuidor/update/:id': byId('enterprise', anEnterpriseForm({ version: 1 })),
  'PUT /v1/distribuidor/delete/:id': byId('enterprise'),
  'PUT /v1/distribuidor/casa/:id': byId('enterprise'),
  'POST /v1/distribuidor/lote': manyOf('enterprise'),
  'PUT /v1/distribuidor/lote/:id/deshacer': byId('user'),
  'GET /v1/sucursal/init_data': plain,
  'GET /v1/sucursal/list': ofEnterprise,
  'GET /v1/sucursal/list/sucursal': named('sucursal_id', 'branch'),
  'POST /v1/sucursal/save': ({ enterprise }) => [{ body: { nombre: 'Ajena', empresa_id: enterprise, estado_id: 1 } }],
  'PUT /v1/sucursal/update/:id': ({ branch, enterprise }) => [
    { id: branch, body: { nombre: 'Ajena', empresa_id: enterprise, estado_id: 1, version: 1 } },
  ],
  'PUT /v1/sucursal/delete/:id': byId('branch'),
  'POST /v1/sucursal/lote': manyOf('branch'),
  'PUT /v1/sucursal/lote/:id/deshacer': byId('user'),
  ...permitAsks,
  ...privacyAsks,
  'GET /v1/workshop/list': list,
  'PUT /v1/workshop/estado/:id': byId('registration', { estado_id: 2, version: 1 }),
  'GET /v1/workshop/download': sheets,
  'POST /v1/workshop/lote': manyOf('registration', 'anular'),
  'PUT /v1/workshop/lote/:id/deshacer': byId('user'),
  ...workshopAsks,
  'POST /v1/clasificado/solicitud/reembolso/:id': byId('request', { monto: 10, motivo: 'Prueba' }),
  'GET /v1/clasificado/solicitud/diferencias': list,
  'PUT /v1/clasificado/solicitud/diferencias/:id': byId('difference'),
  'GET /v1/clasificado/solicitud/list': list,
  'GET /v1/clasificado/solicitud/mias': list,
  'GET /v1/clasificado/solicitud/list/solicitud': named('solicitud_clasificado_id', 'request'),
  'GET /v1/clasificado/solicitud/download': () => [{}, { query: { formato: 'pdf' } }],
  'POST /v1/clasificado/solicitud/change_estado': requestOf,
  'POST /v1/clasificado/solicitud/lote': (of) =>
    ['aceptar', 'negociar', 'cerrar', 'cancelar', 'eliminar'].flatMap((accion) =>
      manyOf('request', accion, 'Ajena')(of),
    ),
  'PUT /v1/clasificado/solicitud/lote/:id/deshacer': byId('user'),
  'POST /v1/clasificado/solicitud/transferencia': ({ request }) => [
    {
      body: {
        solicitud_clasificado_id: request,
        monto_recibido: 10,
        moneda: 'USD',
        fecha_banco: '2026-01-01',
        operacion: 'Ajena',
        version: 1,
      },
    },
  ],
  'POST /v1/clasificado/solicitud/entrega': requestOf,
  'POST /v1/clasificado/solicitud/mensaje': requestOf,
  'POST /v1/clasificado/solicitud/enlace': requestOf,
  ...productAsks,
  'GET /v1/cotizacion/init_data': plain,
  'GET /v1/cotizacion/list': list,
  'GET /v1/cotizacion/list_vencidas': () => [{}, { query: { buscar: 'Ejemplo' } }],
  'GET /v1/cotizacion/list_all': ({ enterprise, user }) => [
    { query: whole },
    { query: { ...whole, buscar: 'Minera' } },
    { query: { ...whole, empresa_id: enterprise } },
    { query: { ...whole, usuario_id: user } },
    { query: { ...whole, aprobacion: 'pendiente', orden: '-total' } },
    { query: { ...whole, seguimiento: 'sin_enviar' } },
    { query: { ...whole, vence_dias: 365, pais_id: 72 } },
    { query: { ...whole, creada_desde: '2020-01-01', moneda: 'USD', monto_desde: 1 } },
  ],
  'GET /v1/cotizacion/cambios_precio': ({ product }) => [
    { query: whole },
    { query: { ...whole, producto_id: product } },
  ],
  'GET /v1/cotizacion/filtros': plain,
  'GET /v1/cotizacion/download': ({ enterprise }) => [
    {},
    { query: { alcance: 'todas' } },
    { query: { alcance: 'todas', buscar: 'Minera' } },
    { query: { alcance: 'todas', empresa_id: enterprise } },
  ],
  'GET /v1/cotizacion/sumas': ({ enterprise, user }) => [
    { query: { estado: 'todas' } },
    { query: { estado: 'todas', alcance: 'todas' } },
    { query: { estado: 'todas', alcance: 'todas', buscar: 'Minera' } },
    { query: { estado: 'todas', alcance: 'todas', empresa_id: enterprise } },
    { query: { estado: 'todas', alcance: 'todas', usuario_id: user } },
  ],
  'GET /v1/cotizacion/clientes': () => [{ query: { buscar: 'Minera' } }, { query: { buscar: 'compras' } }],
  'GET /v1/cotizacion/plantilla/list': list,
  'GET /v1/cotizacion/plantilla/list/:id': reading('template'),
  'POST /v1/cotizacion/plantilla/save': ({ quote }) => [{ body: { cotizacion_id: quote, nombre: 'Ajena' } }],
  'PUT /v1/cotizacion/plantilla/update/:id': byId('template', { nombre: 'Ajena', version: 1 }),
  'PUT /v1/cotizacion/plantilla/delete/:id': byId('template'),
  'POST /v1/cotizacion/plantilla/lote': manyOf('template'),
  'PUT /v1/cotizacion/plantilla/lote/:id/deshacer': byId('user'),
  'POST /v1/cotizacion/recordar/:id': byId('quote'),
  'POST /v1/cotizacion/lote': (of) => [...manyOf('quote', 'recordar')(of), ...manyOf('quote', 'cancelar', 'Ajena')(of)],
  'PUT /v1/cotizacion/lote/:id/deshacer': byId('user'),
  'PUT /v1/cotizacion/recordatorio/:id': byId('quote', { automatico: true }),
  'GET /v1/cotizacion/list/:id': reading('quote'),
  'GET /v1/cotizacion/pdf/:id': reading('quote'),
  'PUT /v1/cotizacion/update/:id': byId('quote', quoteForm),
  'POST /v1/cotizacion/renovar/:id': byId('quote'),
  'POST /v1/cotizacion/nota/save': ({ quote }) => [{ body: { cotizacion_id: quote, texto: 'Ajena' } }],
  'PUT /v1/cotizacion/nota/delete/:id': byId('note'),
  'POST /v1/cotizacion/pin/:id': byId('quote'),
  'POST /v1/cotizacion/confirmar/:id': byId('quote', { pin: '1234' }),
  'PUT /v1/cotizacion/cancelar/:id': byId('quote'),
  'POST /v1/cotizacion/enviar/:id': byId('quote'),
  'PUT /v1/cotizacion/aprobar/:id': byId('quote'),
  'PUT /v1/cotizacion/rechazar_aprobacion/:id': byId('quote'),
  'GET /v1/producto_costos_configuracion/init_data': plain,
  'GET /v1/producto_costos_configuracion/list': ({ product }) => [
    { query: whole },
    { query: { ...whole, pais_id: 72 } },
    { query: { ...whole, producto_id: product } },
  ],
  'GET /v1/producto_costos_configuracion/list/proyeccion': named('proyeccion_id', 'projection'),
  'POST /v1/producto_costos_configuracion/save': ({ product }) => [
    { body: aProjectionForm({ producto_id: product, pais_id: 72 }) },
  ],
  'PUT /v1/producto_costos_configuracion/update/:id': byId('projection', aProjectionForm({ version: 1 })),
  'PUT /v1/producto_costos_configuracion/delete/:id': byId('projection'),
  'GET /v1/producto_costos_configuracion/cambio/list': plain,
  'POST /v1/producto_costos_configuracion/cambio/ensayo': () => [{ body: costChange }],
  'POST /v1/producto_costos_configuracion/cambio/aplicar': ({ projection }) => [
    { body: { ...costChange, proyecciones: [{ id: projection, version: 1 }] } },
  ],
  'PUT /v1/producto_costos_configuracion/cambio/:id/deshacer': byId('costChange'),
  'GET /v1/producto_costos_configuracion/paises': named('producto_id', 'product'),
  'PUT /v1/producto_costos_configuracion/paises/:id': byId('product', { paises: [72] }),
  ...licenseAsks,
  'GET /v1/licencia/servicio/list': list,
  'GET /v1/licencia/tipo_licencia/list': list,
  'GET /v1/area/list': list,
  ...ideaAsks,
  'GET /v1/unidad_tiempo/list': list,
  'GET /v1/clasificado/categoria/list': list,
  'GET /v1/clasificado/sinonimo/list': list,
  'GET /v1/clasificado/contacto/list': list,
  'PUT /v1/clasificado/contacto/update/:id': byId('customer', {
    nombre: 'Otra',
    email: 'otra@example.com',
    telefono: '',
    pais_id: 152,
    empresa: '',
    version: 1,
  }),
  'PUT /v1/clasificado/contacto/delete/:id': byId('customer'),
  'POST /v1/clasificado/contacto/lote': manyOf('customer'),
  'PUT /v1/clasificado/contacto/lote/:id/deshacer': byId('user'),
  ...propertyAsks,
  'GET /v1/clasificado/list/init_data': plain,
  'GET /v1/clasificado/list': () => [{ query: whole }, { query: { ...whole, alcance: 'todos' } }],
  'GET /v1/clasificado/list/clasificado': named('clasificado_id', 'item'),
  'POST /v1/clasificado/update': ({ item }) => [{ body: { ...itemFields, id: item }, isMultipart: true }],
  'PUT /v1/clasificado/delete/:id': byId('item'),
  'PUT /v1/clasificado/aprobar/:id': byId('item', { aprobacion: 1, version: 1 }),
  'PUT /v1/clasificado/publicar/:id': byId('item', { publicacion: 0, version: 1 }),
  'POST /v1/clasificado/lote': (of) =>
    ['activar', 'desactivar', 'eliminar', 'aprobar'].flatMap((accion) => manyOf('item', accion)(of)),
  'PUT /v1/clasificado/lote/:id/deshacer': byId('user'),
  'PUT /v1/clasificado/destacar/:id': byId('item', { destacado: true, version: 1 }),
  ...contactAsks,
  'GET /v1/formulario/mios': list,
  'GET /v1/formulario/list': list,
  'GET /v1/formulario/list/:id': reading('form'),
  'PUT /v1/formulario/reenviar/:id': byId('form'),
  'GET /v1/formulario/download': sheets,
  'POST /v1/formulario/lote': manyOf('form', 'reenviar'),
  'PUT /v1/formulario/lote/:id/deshacer': byId('user'),
  ...importAsks,
}

/** Calls that write catalogues of the house, which whoever is outside may not change. */
export const writesOfHouse: readonly string[] = [
  '/v1/producto',
  '/v1/categoria_producto',
  '/v1/licencia/servicio',
  '/v1/licencia/tipo_licencia',
  '/v1/unidad_tiempo',
  '/v1/area',
  '/v1/publicacion',
  '/v1/documento_historico',
]
  .flatMap(recordWrites)
  .concat('PUT /v1/producto/dato/update/:id', 'PUT /v1/producto/dato/delete/:id')
  .concat('PUT /v1/producto/pagina/:id', 'POST /v1/producto/pagina/:id/vista')
  .concat('PUT /v1/producto/pagina/:id/vista/:vista/quitar')
  .concat('POST /v1/producto/pagina/:id/modelo', 'PUT /v1/producto/pagina/:id/modelo/quitar')

/** Calls that name nothing of anyone else: the own session and profile, what is made again, and what only computes. */
export const asksForNobody: ReadonlySet<string> = new Set([
  'GET /v1/licencia/init/data',
  'GET /v1/licencia/usuario/informacion',
  ...accountForNobody,
  'POST /v1/vista/save',
  'POST /v1/contacto/save',
  'PUT /v1/contacto/silencio',
  'POST /v1/distribuidor/save',
  ...writesOfHouse,
  'PUT /v1/resumen/correo',
  'POST /v1/cotizacion/simular',
  'POST /v1/cotizacion/save',
  'POST /v1/producto_costos_configuracion/simular',
  'POST /v1/clasificado/categoria/save',
  'POST /v1/clasificado/categoria/update',
  'PUT /v1/clasificado/categoria/delete/:id',
  'POST /v1/clasificado/categoria/lote',
  'PUT /v1/clasificado/categoria/lote/:id/deshacer',
  ...recordWrites('/v1/clasificado/sinonimo'),
  'POST /v1/clasificado/imagen/save',
  'POST /v1/clasificado/save',
  ...propertiesForNobody,
  ...licensesForNobody,
  ...ideasForNobody,
  ...importsForNobody,
  ...calendarForNobody,
  ...workshopsForNobody,
  ...carouselForNobody,
])
