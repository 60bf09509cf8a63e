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
  converted: 'Converted from',
  note: {
    clasificado: 'This payment reserves the machine and is credited to its price.',
    propiedad: 'This payment reserves the property and is credited to its price.',
  },
}

const pt: typeof es = {
  title: 'Comprovante de pagamento',
  approved: 'Pagamento aprovado',
  order: 'Ordem de compra',
  amount: 'Valor pago',
  date: 'Data',
  time: 'Hora (Chile)',
  card: 'Cartão',
  type: 'Tipo de pagamento',
  authorization: 'Código de autorização',
  installments: 'Parcelas',
  goods: 'Reserva de',
  types: { credit: 'Crédito', debit: 'Débito', prepaid: 'Pré-pago' },
  converted: 'Convertido de',
  note: {
    clasificado: 'Este pagamento reserva o equipamento e é descontado do preço dele.',
    propiedad: 'Este pagamento reserva o imóvel e é descontado do preço dele.',
  },
}

export const texts = { es, en, pt }
