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
  note: 'Este pago reserva el equipo y se descuenta de su precio.',
}

const en: typeof es = {
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
  note: 'This payment reserves the machine and is credited to its price.',
}

export const texts = { es, en }
