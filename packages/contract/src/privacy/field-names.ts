import { contactFields } from '../contacts/fields.ts'
import { labelsOf } from '../core/entities.ts'
import type { PageLanguage } from '../core/language.ts'
import { type Text, textIn } from '../core/text.ts'
import { userFields } from '../users/fields.ts'

/** Names of the fields of stored records, as documents and screens show them. */
const names: Readonly<Record<string, Text>> = {
  ...labelsOf(userFields),
  ...labelsOf(contactFields),
  apellido_paterno: { es: 'Primer apellido', en: 'First last name' },
  apellido_materno: { es: 'Segundo apellido', en: 'Second last name' },
  numero_documento: { es: 'Número de documento', en: 'Identity number' },
  para: { es: 'Correo', en: 'E-mail' },
  empresa: { es: 'Empresa', en: 'Company' },
  mensaje: { es: 'Mensaje', en: 'Message' },
  detalle: { es: 'Detalle', en: 'Detail' },
  respuesta: { es: 'Respuesta', en: 'Answer' },
  datos: { es: 'Lo que escribió', en: 'What was written' },
  notas: { es: 'Notas y reuniones', en: 'Notes and meetings' },
  sesiones: { es: 'Sesiones', en: 'Sessions' },
  referencia: { es: 'Referencia', en: 'Reference' },
  codigo: { es: 'Código', en: 'Code' },
  tipo: { es: 'Tipo', en: 'Kind' },
  taller: { es: 'Taller', en: 'Workshop' },
  titulo: { es: 'Título', en: 'Title' },
  asunto: { es: 'Asunto', en: 'Subject' },
  filtro: { es: 'Filtro', en: 'Filter' },
  frecuencia: { es: 'Frecuencia', en: 'Frequency' },
  estado: { es: 'Estado', en: 'State' },
  ip: { es: 'Dirección IP', en: 'IP address' },
  monto: { es: 'Monto', en: 'Amount' },
  moneda: { es: 'Moneda', en: 'Currency' },
  total: { es: 'Total', en: 'Total' },
  tarjeta: { es: 'Últimos dígitos de la tarjeta', en: 'Last digits of the card' },
  buy_order: { es: 'Orden de compra', en: 'Order number' },
  cliente_nombre: { es: 'Nombre', en: 'Name' },
  cliente_email: { es: 'Correo', en: 'E-mail' },
  cliente_telefono: { es: 'Teléfono', en: 'Phone' },
  cliente_identificador: { es: 'Identificación tributaria', en: 'Tax ID' },
  cliente_empresa: { es: 'Empresa', en: 'Company' },
  creado_en: { es: 'Registrado', en: 'Stored' },
  creada_en: { es: 'Registrada', en: 'Stored' },
  pedida_en: { es: 'Pedida', en: 'Asked' },
  enviado_en: { es: 'Enviado', en: 'Sent' },
  confirmado_en: { es: 'Confirmado', en: 'Confirmed' },
  asistio_en: { es: 'Asistió', en: 'Attended' },
  emitido_el: { es: 'Emitido', en: 'Issued' },
  fecha_inicio: { es: 'Inicio', en: 'Start' },
  no_contactar_en: { es: 'Sin contacto desde', en: 'Not to be contacted since' },
}

/** Returns the name of a field; of any other its own words. */
export const fieldNameOf = (field: string, language: PageLanguage): string =>
  textIn(names[field], language) ?? field.replaceAll('_', ' ')
