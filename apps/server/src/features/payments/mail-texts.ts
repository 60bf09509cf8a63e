const es = {
  hello: (name: string) => `Hola, ${name}:`,
  order: 'Orden de compra',
  listing: 'Aviso',
  amount: 'Monto',
  refund: {
    title: 'Devolución de su pago',
    amount: 'Monto devuelto',
    left: 'Queda pagado',
    reason: 'Motivo',
    reversed: (amount: string) => `anulamos el cobro de ${amount}; no aparecerá en el estado de cuenta de su tarjeta.`,
    toCard: (amount: string) => `devolvimos ${amount} a su tarjeta; el banco puede tardar algunos días en mostrarlo.`,
    byTransfer: (amount: string) => `le devolvimos ${amount} por transferencia.`,
  },
  notPaid: {
    title: 'Su pago no se realizó',
    text: 'Verificamos su pago con el proveedor: no se realizó ningún cobro. Mientras su reserva siga vigente puede intentarlo de nuevo.',
    button: 'Pagar la reserva',
  },
  house: {
    title: (what: string) => `Pagos: ${what}`,
    surplus: 'se devuelve un pago que no correspondía',
    surplusText:
      'El proveedor cobró un pago que ya no corresponde a una reserva. La devolución completa está en curso; si no se logra, queda en la lista de diferencias.',
    differenceText: 'Está en la lista de diferencias de pagos hasta que una persona la revise y la cierre.',
    button: 'Abrir la solicitud',
  },
  alarm: {
    title: 'Pagos: el proveedor no acepta nuestras credenciales',
    text: 'El proveedor de tarjetas rechaza el código de comercio o la llave. Nadie puede pagar hasta que se corrija la configuración.',
  },
}

const en: typeof es = {
  hello: (name: string) => `Hello, ${name}:`,
  order: 'Purchase order',
  listing: 'Listing',
  amount: 'Amount',
  refund: {
    title: 'Refund of your payment',
    amount: 'Amount refunded',
    left: 'Still paid',
    reason: 'Reason',
    reversed: (amount: string) => `we canceled the charge of ${amount}; it will not appear on your card statement.`,
    toCard: (amount: string) => `we refunded ${amount} to your card; your bank may take some days to show it.`,
    byTransfer: (amount: string) => `we gave ${amount} back to you by bank transfer.`,
  },
  notPaid: {
    title: 'Your payment was not made',
    text: 'We checked your payment with the provider: you were not charged. You can try again as long as your reservation lasts.',
    button: 'Pay the reservation',
  },
  house: {
    title: (what: string) => `Payments: ${what}`,
    surplus: 'a payment that pays nothing is given back',
    surplusText:
      'The provider charged a payment that pays no reservation any more. It is being given back whole; if that fails it is in the list of differences.',
    differenceText: 'It is in the list of payment differences until a person has looked at it and closed it.',
    button: 'Open the request',
  },
  alarm: {
    title: 'Payments: the provider does not accept our credentials',
    text: 'The card provider refuses our commerce code or key. Nobody can pay until the configuration is corrected.',
  },
}

export const texts = { es, en }
