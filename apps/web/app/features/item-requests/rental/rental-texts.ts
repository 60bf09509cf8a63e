const es = {
  rentTitle: 'Solicitud de arriendo',
  rentOk: 'Su interés quedó registrado',
  rentAgain: 'Ya lo teníamos registrado',
  rentFailed: 'No se pudo registrar',
  rentOkText: 'Coordinaremos con usted la entrega y el pago de la reserva.',
  confirm: 'Confirmar mi interés',
  confirmText: 'Presione el botón para confirmar que sigue interesado en el arriendo.',
  saving: 'Guardando su solicitud…',
  rentals: 'Ver maquinaria en arriendo',
}

const en: typeof es = {
  rentTitle: 'Rental request',
  rentOk: 'Your interest is registered',
  rentAgain: 'We already had it registered',
  rentFailed: 'We could not register it',
  rentOkText: 'We will arrange delivery and the reservation payment with you.',
  confirm: 'Confirm my interest',
  confirmText: 'Press the button to confirm you are still interested in the rental.',
  saving: 'Saving your request…',
  rentals: 'See rental machinery',
}

export const rentalTexts = { key: 'item-requests/rental', es, en }
