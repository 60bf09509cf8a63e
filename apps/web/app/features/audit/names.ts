import { certificateFields } from '@portal/contract/certificates/fields'
import { contactFields } from '@portal/contract/contacts/fields'
import { labelsOf } from '@portal/contract/core/entities'
import type { PageLanguage } from '@portal/contract/core/language'
import { type Text, textIn } from '@portal/contract/core/text'
import { enterpriseFields } from '@portal/contract/enterprises/fields'
import { machineFields } from '@portal/contract/machines/fields'
import { orderEventKindNames } from '@portal/contract/production/constants'
import { propertyFields } from '@portal/contract/properties/fields'
import { userSheetFields } from '@portal/contract/users/fields'
import { generalFields } from './fields/general.ts'
import { marketFields } from './fields/market.ts'
import { salesFields } from './fields/sales.ts'
import { workFields } from './fields/work.ts'
import { verbs } from './verbs.ts'

/** What a table holds, where people know it; other tables are shown by their names. */
const entities: Readonly<Record<string, Text & { path?: string; of?: (id: string) => string }>> = {
  usuario: { es: 'Usuario', en: 'User', path: '/dashboard/usuarios' },
  empresa: { es: 'Empresa', en: 'Enterprise', path: '/dashboard/sistema/empresas' },
  sucursal: { es: 'Sucursal', en: 'Branch', path: '/dashboard/sistema/sucursales' },
  permiso: { es: 'Permiso', en: 'Permit', path: '/dashboard/sistema/permisos' },
  producto: { es: 'Producto', en: 'Product', path: '/dashboard/sistema/productos' },
  categoria_producto: { es: 'Categoría', en: 'Category', path: '/dashboard/sistema/categorias' },
  producto_configuracion: {
    es: 'Producto asignado',
    en: 'Assigned product',
    path: '/dashboard/sistema/asignar-producto',
  },
  producto_costos_configuracion: { es: 'Proyección', en: 'Projection', path: '/dashboard/sistema/proyecciones' },
  producto_costos_cambio: {
    es: 'Cambio de un costo',
    en: 'Change of a cost',
    of: () => '/dashboard/sistema/proyecciones/cambio',
  },
  cotizacion: { es: 'Cotización', en: 'Quote', path: '/dashboard/cotizaciones/todas' },
  cotizacion_plantilla: { es: 'Plantilla de cotización', en: 'Quote template' },
  orden_produccion: { es: 'Pedido', en: 'Order', path: '/dashboard/fabrica' },
  certificado: { es: 'Certificado', en: 'Certificate', path: '/dashboard/certificados' },
  clasificado: { es: 'Clasificado', en: 'Listing', path: '/dashboard/clasificados/clasificados-admin' },
  clasificado_cliente: { es: 'Cliente', en: 'Customer', path: '/dashboard/clasificados/clasificados-clientes' },
  propiedad: { es: 'Propiedad', en: 'Property', path: '/dashboard/propiedades/porpiedades-admin' },
  solicitud_clasificado: {
    es: 'Solicitud',
    en: 'Request',
    of: (id) => `/dashboard/clasificados/clasificados-solicitudes/historial/${id}`,
  },
  subasta: { es: 'Subasta', en: 'Auction', path: '/dashboard/clasificados/subastas' },
  oferta: { es: 'Oferta', en: 'Offer', path: '/dashboard/clasificados/ofertas' },
  licencia: { es: 'Licencia', en: 'License', path: '/dashboard/sistema/licencias' },
  servicio: { es: 'Servicio', en: 'Service', path: '/dashboard/sistema/servicios' },
  recurso: { es: 'Recurso', en: 'Resource', path: '/dashboard/sistema/recursos' },
  documento_historico: {
    es: 'Documento histórico',
    en: 'Past document',
    path: '/dashboard/cotizaciones/historicos',
  },
  publicacion: { es: 'Publicación', en: 'Publication', path: '/dashboard/sistema/publicaciones' },
  tarea: { es: 'Tarea', en: 'Task', path: '/dashboard/nexttask/task' },
  idea: { es: 'Idea', en: 'Idea', path: '/dashboard/nexttask/ideas' },
  evento_calendario: { es: 'Evento', en: 'Event', path: '/dashboard/nexttask/calendar' },
  workshop: { es: 'Taller', en: 'Workshop', path: '/dashboard/registros-workshop/talleres' },
  workshop_registro: { es: 'Inscripción', en: 'Registration', path: '/dashboard/registros-workshop' },
  contacto: { es: 'Contacto', en: 'Contact', of: (id) => `/dashboard/contactos/detalles-contacto/${id}` },
  difusion: { es: 'Difusión', en: 'Broadcast', path: '/dashboard/contactos/difusiones' },
  formulario: { es: 'Formulario', en: 'Form', path: '/dashboard/contactos/formularios' },
  traspaso: { es: 'Traspaso', en: 'Transfer', path: '/dashboard/usuarios/traspasos' },
  plantilla_acceso: { es: 'Plantilla de accesos', en: 'Access template', path: '/dashboard/usuarios/plantillas' },
  sesion: { es: 'Sesión', en: 'Session' },
  factor: { es: 'Segundo factor', en: 'Second factor' },
  archivo: { es: 'Archivo', en: 'File' },
  ajuste: { es: 'Ajuste', en: 'Setting' },
  apertura: { es: 'Puesta en marcha', en: 'First run' },
  apertura_linea: { es: 'Punto de la puesta en marcha', en: 'Line of the first run' },
  importacion: { es: 'Importación', en: 'Import' },
  pago: { es: 'Pago', en: 'Payment' },
  busqueda_guardada: { es: 'Búsqueda guardada', en: 'Saved search' },
  solicitud_datos: { es: 'Solicitud de datos', en: 'Data request' },
  calendario_direccion: { es: 'Dirección del calendario', en: 'Calendar address' },
  carga: { es: 'Archivo subido', en: 'Uploaded file' },
  carrusel_borrador: { es: 'Borrador de la portada', en: 'Draft of the home page' },
  carrusel_medio: { es: 'Imagen de la portada', en: 'Picture of the home page' },
  carrusel_version: { es: 'Versión de la portada', en: 'Version of the home page' },
  clasificado_imagen: { es: 'Foto de un clasificado', en: 'Picture of a listing' },
  correo: { es: 'Correo', en: 'Mail' },
  cotizacion_nota: { es: 'Nota de una cotización', en: 'Note of a quote' },
  historialcontacto: { es: 'Historial de un contacto', en: 'History of a contact' },
  licencia_archivo: { es: 'Archivo de licencia', en: 'License file' },
  licencia_demo: { es: 'Demostración', en: 'Demo' },
  licencia_pendiente: { es: 'Licencia por correo', en: 'License by e-mail' },
  lote: { es: 'Cambio de muchos', en: 'Bulk change' },
  oferta_minimo: { es: 'Mínimo de ofertas', en: 'Minimum of offers' },
  pago_diferencia: { es: 'Diferencia de pagos', en: 'Difference of payments' },
  pago_reembolso: { es: 'Devolución', en: 'Refund' },
  pin: { es: 'PIN', en: 'PIN' },
  propiedad_favorita: { es: 'Propiedad favorita', en: 'Favorite property' },
  secreto: { es: 'Secreto del portal', en: 'Secret of the portal' },
  transferencia: { es: 'Transferencia de una reserva', en: 'Transfer of a reservation' },
  vista: { es: 'Vista de una lista', en: 'View of a list' },
  workshop_cierre: { es: 'Cierre de un taller', en: 'Closing of a workshop' },
  area: { es: 'Área', en: 'Area' },
  unidad_tiempo: { es: 'Unidad de tiempo', en: 'Time unit' },
  tipo_licencia: { es: 'Tipo de licencia', en: 'License type' },
  clasificado_categoria: { es: 'Categoría de clasificados', en: 'Listing category' },
  sinonimo: { es: 'Sinónimo de búsqueda', en: 'Search synonym', path: '/dashboard/clasificados/sinonimos' },
  tipo_cambio: { es: 'Valor del día', en: 'Value of the day' },
  auditoria: { es: 'Auditoría', en: 'Audit' },
  llave_api: { es: 'Llave de la API', en: 'API key', path: '/dashboard/sistema/integraciones' },
  webhook: { es: 'Webhook', en: 'Webhook', path: '/dashboard/sistema/integraciones/webhooks' },
  webhook_envio: { es: 'Entrega', en: 'Delivery', path: '/dashboard/sistema/integraciones/entregas' },
}

export const entityName = (entity: string, language: PageLanguage): string =>
  textIn(entities[entity], language) ?? entity

/** Returns the address of a record, where a screen shows it. Keys are numbers, or profiles of templates. */
export function recordPath(entity: string, id: string | null): string | null {
  const { path, of = path === undefined ? undefined : (id: string) => `${path}/${id}` } = entities[entity] ?? {}
  return of && id !== null && /^\w{1,40}$/.test(id) ? of(id) : null
}

/** Says what was done in words where they exist: `users.updated` is "actualizado". */
export function verbName(action: string, language: PageLanguage): string {
  const verb = action.slice(action.lastIndexOf('.') + 1)
  const words: Readonly<Record<string, Text>> = { ...orderEventKindNames, ...verbs }
  return textIn(words[verb], language) ?? action
}

const fields: Readonly<Record<string, Text>> = {
  ...labelsOf(propertyFields),
  ...labelsOf(machineFields),
  ...labelsOf(contactFields),
  ...labelsOf(enterpriseFields),
  ...labelsOf(userSheetFields),
  ...labelsOf(certificateFields),
  ...generalFields,
  ...workFields,
  ...salesFields,
  ...marketFields,
}

export const fieldName = (field: string, language: PageLanguage): string => textIn(fields[field], language) ?? field
