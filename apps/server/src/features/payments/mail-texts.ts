const es = {
  order: 'Orden de compra',
  machine: 'Clasificado',
  amount: 'Monto',
  refund: {
    title: 'Devolución de su pago',
    amount: 'Monto devuelto',
    received: 'Pagado',
    returned: 'Devuelto hasta ahora',
    owed: 'Por devolver',
    left: 'Queda pagado',
    reason: 'Motivo',
    reversed: (amount: string) => `Anulamos el cobro de ${amount}; no aparecerá en el estado de cuenta de su tarjeta.`,
    toCard: (amount: string) => `Devolvimos ${amount} a su tarjeta; el banco puede tardar algunos días en mostrarlo.`,
    byTransfer: (amount: string) => `Le devolvimos ${amount} por transferencia.`,
  },
  notPaid: {
    title: 'Su pago no se realizó',
    text: 'Verificamos su pago con el proveedor: no se realizó ningún cobro. Mientras su reserva siga vigente puede intentarlo de nuevo.',
    button: 'Pagar la reserva',
  },
}

const en: typeof es = {
  order: 'Purchase order',
  machine: 'Listing',
  amount: 'Amount',
  refund: {
    title: 'Refund of your payment',
    amount: 'Amount refunded',
    received: 'Amount paid',
    returned: 'Refunded so far',
    owed: 'Still to be refunded',
    left: 'Amount still paid',
    reason: 'Reason',
    reversed: (amount: string) => `We canceled the charge of ${amount}; it will not appear on your card statement.`,
    toCard: (amount: string) => `We refunded ${amount} to your card; your bank may take some days to show it.`,
    byTransfer: (amount: string) => `We returned ${amount} to you by bank transfer.`,
  },
  notPaid: {
    title: 'Your payment was not made',
    text: 'We checked your payment with the provider: you were not charged. You can try again as long as your reservation lasts.',
    button: 'Pay the reservation',
  },
}

const pt: typeof es = {
  order: 'Ordem de compra',
  machine: 'Anúncio',
  amount: 'Valor',
  refund: {
    title: 'Devolução do seu pagamento',
    amount: 'Valor devolvido',
    received: 'Valor pago',
    returned: 'Devolvido até agora',
    owed: 'A devolver',
    left: 'Continua pago',
    reason: 'Motivo',
    reversed: (amount) => `Cancelamos a cobrança de ${amount}; ela não aparecerá na fatura do seu cartão.`,
    toCard: (amount) => `Devolvemos ${amount} ao seu cartão; o banco pode levar alguns dias para mostrar o valor.`,
    byTransfer: (amount) => `Devolvemos ${amount} a você por transferência bancária.`,
  },
  notPaid: {
    title: 'Seu pagamento não foi realizado',
    text: 'Verificamos seu pagamento com o provedor: nada foi cobrado. Enquanto sua reserva estiver válida, você pode tentar de novo.',
    button: 'Pagar a reserva',
  },
}

/** To the client of a payment. */
export const texts = { es, en, pt }
