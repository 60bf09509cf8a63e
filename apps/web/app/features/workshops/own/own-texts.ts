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
    `We are holding it for you until ${until} (workshop time). After that, it goes to someone else.`,
  confirm: 'Confirm my place',
  confirmed: {
    title: 'Your place is confirmed',
    text: 'Show this code at the entrance, printed or on your phone. Your name works too.',
  },
  waitingTitle: (position) => `Waiting list: number ${position}`,
  waitingText: 'We will write as soon as a place opens up. You do not need to do anything.',
  attended: {
    title: 'You attended the workshop',
    text: 'Thank you for coming. Your certificate and license arrive by e-mail once the workshop is closed.',
  },
  canceled: {
    title: 'Registration canceled',
    text: 'You no longer have a place in this workshop. You can register again while registration is open.',
  },
  lapsed: {
    title: 'The time to confirm ran out',
    text: 'The place went to someone else. You can register again while registration is open.',
  },
  calledOff: {
    title: 'The workshop was called off',
    text: 'It will not take place. You do not need to do anything; the events page lists the next ones.',
  },
  qr: 'QR code of your registration',
  calendar: 'Add to calendar (.ics)',
  cannotCome: 'Can’t make it?',
  cancelText: 'Your place goes to the next person on the waiting list.',
  cancel: 'Cancel my registration',
  toWorkshop: 'View workshop',
  absentTitle: 'This link is not valid',
  absentText: 'Please check that you opened the whole address from the e-mail.',
  toEvents: 'See all workshops',
}

export const ownTexts = { key: 'workshops/own', es, en }
