const es = {
  title: 'Inscripción',
  toConfirm: 'Confirme su lugar',
  confirmUntil: (until: string) => `Se lo guardamos hasta el ${until} (hora del taller). Después pasa a otra persona.`,
  confirm: 'Confirmar mi lugar',
  confirmed: {
    title: 'Su lugar está confirmado',
    text: 'Muestre este código en la entrada, impreso o en el teléfono. También basta su nombre.',
  },
  waitingTitle: (position: number) => `Lista de espera: lugar ${position}`,
  waitingText: 'Le escribiremos en cuanto se libere un lugar. No necesita hacer nada.',
  attended: {
    title: 'Asistió al taller',
    text: 'Gracias por venir. El certificado y la licencia llegan por correo al cerrarse el taller.',
  },
  canceled: {
    title: 'Inscripción anulada',
    text: 'Ya no tiene un lugar en este taller. Puede inscribirse de nuevo mientras la inscripción esté abierta.',
  },
  lapsed: {
    title: 'El plazo para confirmar terminó',
    text: 'El lugar pasó a otra persona. Puede inscribirse de nuevo mientras la inscripción esté abierta.',
  },
  calledOff: {
    title: 'El taller se canceló',
    text: 'No se realizará. No necesita hacer nada; en la página de eventos están los siguientes.',
  },
  qr: 'Código QR de su inscripción',
  calendar: 'Agregar al calendario (.ics)',
  cannotCome: '¿No puede asistir?',
  cancelText: 'Su lugar pasa a la siguiente persona de la lista de espera.',
  cancel: 'Anular mi inscripción',
  toWorkshop: 'Ver el taller',
  absentTitle: 'Este enlace no es válido',
  absentText: 'Revise que la dirección del correo esté completa.',
  toEvents: 'Ver los talleres',
}

const en: typeof es = {
  title: 'Registration',
  toConfirm: 'Confirm your place',
  confirmUntil: (until) =>
    `We hold it for you until ${until} (time of the workshop). After that it goes to another person.`,
  confirm: 'Confirm my place',
  confirmed: {
    title: 'Your place is confirmed',
    text: 'Show this code at the entrance, printed or on your phone. Your name is enough as well.',
  },
  waitingTitle: (position) => `Waiting list: number ${position}`,
  waitingText: 'We will write as soon as a place becomes free. You need not do anything.',
  attended: {
    title: 'You attended the workshop',
    text: 'Thank you for coming. Certificate and license arrive by e-mail when the workshop is closed.',
  },
  canceled: {
    title: 'Registration canceled',
    text: 'You no longer have a place in this workshop. You can register once more while registration is open.',
  },
  lapsed: {
    title: 'The time to confirm is over',
    text: 'The place went to another person. You can register once more while registration is open.',
  },
  calledOff: {
    title: 'The workshop was called off',
    text: 'It will not take place. You need not do anything; the page of events has the next ones.',
  },
  qr: 'QR code of your registration',
  calendar: 'Add to the calendar (.ics)',
  cannotCome: 'Can you not come?',
  cancelText: 'Your place goes to the next person on the waiting list.',
  cancel: 'Cancel my registration',
  toWorkshop: 'See the workshop',
  absentTitle: 'This link is not valid',
  absentText: 'Please check that the address of the e-mail is complete.',
  toEvents: 'See the workshops',
}

export const ownTexts = { es, en }
