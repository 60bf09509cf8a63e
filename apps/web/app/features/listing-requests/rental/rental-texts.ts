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
  rentFailed: 'It could not be registered',
  rentOkText: 'We will arrange with you the delivery and the payment of the reservation.',
  confirm: 'Confirm my interest',
  confirmText: 'Press the button to confirm that you are still interested in the rental.',
  saving: 'Saving your request…',
  rentals: 'See machinery for rent',
}

export const rentalTexts = { es, en }
