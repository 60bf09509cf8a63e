const es = {
  order: 'Orden de compra',
  amount: 'Monto',
  title: (what: string) => `Pagos: ${what}`,
  surplus: 'se devuelve un pago que no correspondía',
  surplusText:
    'El proveedor cobró un pago que ya no corresponde a una reserva. La devolución completa está en curso; si no se logra, queda en la lista de diferencias.',
  differenceText: 'Está en la lista de diferencias de pagos hasta que una persona la revise y la cierre.',
  owed: 'Por devolver al cliente',
  owedText:
    'La tarjeta no admite esta devolución, o el pago llegó por transferencia. Transfiera al cliente el monto por devolver y registre la referencia; hasta entonces queda en la lista de diferencias.',
  button: 'Abrir la solicitud',
  owedButton: 'Abrir las diferencias',
  proof: {
    title: 'Pagos: llegó el comprobante de una transferencia',
    text: 'Un cliente envió el comprobante de su transferencia. Búsquela en el banco por su referencia y confírmela en la solicitud: la reserva termina con su plazo.',
    request: 'Solicitud',
    reference: 'Referencia',
  },
  alarm: {
    title: 'Pagos: el proveedor no acepta nuestras credenciales',
    text: 'El proveedor de tarjetas rechaza el código de comercio o la llave. Nadie puede pagar hasta que se corrija la configuración.',
  },
}

const en: typeof es = {
  order: 'Purchase order',
  amount: 'Amount',
  title: (what: string) => `Payments: ${what}`,
  surplus: 'a payment without a reservation is being refunded',
  surplusText:
    'The provider charged a payment that no longer belongs to a reservation. It is being refunded in full; if that fails, it goes to the list of differences.',
  differenceText: 'It stays in the list of payment differences until someone has reviewed and closed it.',
  owed: 'To be given back to the client',
  owedText:
    'The card cannot take this refund, or the payment came by transfer. Transfer the amount to be given back to the client and record the reference; until then it stays in the list of differences.',
  button: 'Open the request',
  owedButton: 'Open the differences',
  proof: {
    title: 'Payments: the proof of a transfer arrived',
    text: 'A client sent the proof of their transfer. Look it up at the bank by its reference and confirm it in the request: the reservation ends with its time.',
    request: 'Request',
    reference: 'Reference',
  },
  alarm: {
    title: 'Payments: the provider does not accept our credentials',
    text: 'The card provider refuses our commerce code or key. Nobody can pay until the configuration is corrected.',
  },
}

/** To the company. */
export const houseTexts = { es, en }
