import { pt } from './texts.pt.ts'

const es = {
  title: 'Cotización',
  client: 'CLIENTE',
  date: 'Fecha',
  validity: 'Válida hasta',
  reference: 'Referencia',
  currency: 'Moneda',
  issuer: 'Emitida por',
  author: 'Preparada por',
  contact: 'Contacto',
  revision: 'Revisión',
  columns: ['N.º', 'Descripción', 'Cantidad', 'Unidad', 'Precio unit.', 'Dcto.', 'Importe'],
  cable: (meters: string) => `Cable de ${meters} m incluido`,
  extra: (meters: string, price: string) => `+ ${meters} m de cable extra a ${price} por metro`,
  years: (years: number) => (years === 1 ? 'Licencia por 1 año' : `Licencia por ${years} años`),
  service: 'Servicio en terreno',
  serviceDetail: (people: number, days: number) =>
    `${people} ${people === 1 ? 'profesional' : 'profesionales'} durante ${days} ${days === 1 ? 'día' : 'días'}; incluye traslado, alojamiento, movilidad y alimentación`,
  serviceUnit: 'Servicio',
  subtotal: 'Subtotal',
  percent: (figure: string) => `${figure} %`,
  tax: (percentage: string) => `Impuesto (${percentage})`,
  exempt: 'Impuesto (exportación)',
  total: 'Total',
  terms: 'Condiciones comerciales',
  remarks: 'Observaciones',
  confirm: 'Vigencia y confirmación',
  confirmText: (day: string) =>
    `Esta cotización vale hasta el ${day} inclusive. Confírmela en el enlace que recibió por correo: pida ahí un PIN de cuatro dígitos y escríbalo. También puede descargarla otra vez, pedir un cambio o rechazarla.`,
  notice: 'Venta restringida',
  noticeText:
    'Estos productos se venden solo a empresas y profesionales autorizados para manejarlos, no a consumidores finales. Al confirmar, el cliente declara que cuenta con las autorizaciones que exige su país.',
  check: 'Compruebe este documento',
  checkText: 'Lea el código o abra la dirección: dirá si esta cotización es auténtica y sigue vigente.',
  fingerprint: 'Huella SHA-256',
  file: 'cotizacion',
}
export type OfferTexts = typeof es

const en: OfferTexts = {
  title: 'Quote',
  client: 'CLIENT',
  date: 'Date',
  validity: 'Valid until',
  reference: 'Reference',
  currency: 'Currency',
  issuer: 'Issued by',
  author: 'Prepared by',
  contact: 'Contact',
  revision: 'Revision',
  columns: ['No.', 'Description', 'Quantity', 'Unit', 'Unit price', 'Disc.', 'Amount'],
  cable: (meters: string) => `${meters} m of cable included`,
  extra: (meters: string, price: string) => `+ ${meters} m of extra cable at ${price} per meter`,
  years: (years: number) => (years === 1 ? 'License for 1 year' : `License for ${years} years`),
  service: 'Field service',
  serviceDetail: (people: number, days: number) =>
    `${people} ${people === 1 ? 'professional' : 'professionals'} for ${days} ${days === 1 ? 'day' : 'days'}; travel, lodging, local transport and meals included`,
  serviceUnit: 'Service',
  subtotal: 'Subtotal',
  percent: (figure: string) => `${figure}%`,
  tax: (percentage: string) => `Tax (${percentage})`,
  exempt: 'Tax (export)',
  total: 'Total',
  terms: 'Commercial terms',
  remarks: 'Remarks',
  confirm: 'Validity and confirmation',
  confirmText: (day: string) =>
    `This quote is valid until ${day}, that day included. Confirm it at the link that you got by mail: request a four-digit PIN there and type it in. There you can also download it again, ask for a change or decline it.`,
  notice: 'Restricted sale',
  noticeText:
    'These products are sold only to companies and professionals authorized to handle them, not to end consumers. By confirming, the client declares to hold the authorizations that the country requires.',
  check: 'Check this document',
  checkText: 'Scan the code or open the address: it tells whether this quote is genuine and still stands.',
  fingerprint: 'SHA-256 fingerprint',
  file: 'quote',
}

export const texts = { es, en, pt }
