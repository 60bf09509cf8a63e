import { pt } from './texts.pt.ts'

const es = {
  title: 'Comprobante de pago',
  approved: 'Pago aprobado',
  order: 'Orden de compra',
  amount: 'Monto pagado',
  date: 'Fecha',
  time: 'Hora (Chile)',
  card: 'Tarjeta',
  type: 'Tipo de pago',
  authorization: 'Código de autorización',
  installments: 'Cuotas',
  goods: 'Reserva de',
  types: { credit: 'Crédito', debit: 'Débito', prepaid: 'Prepago' },
  converted: 'Convertido de',
  note: {
    clasificado: 'Este pago reserva el equipo y se descuenta de su precio.',
    propiedad: 'Este pago reserva la propiedad y se descuenta de su precio.',
  },
}
export type ReceiptTexts = typeof es

const en: ReceiptTexts = {
  title: 'Payment receipt',
  approved: 'Payment approved',
  order: 'Purchase order',
  amount: 'Amount paid',
  date: 'Date',
  time: 'Time (Chile)',
  card: 'Card',
  type: 'Payment type',
  authorization: 'Authorization code',
  installments: 'Installments',
  goods: 'Reservation of',
  types: { credit: 'Credit', debit: 'Debit', prepaid: 'Prepaid' },
  converted: 'Converted from',
  note: {
    clasificado: 'This payment reserves the machine and is credited to its price.',
    propiedad: 'This payment reserves the property and is credited to its price.',
  },
}

export const texts = { es, en, pt }
