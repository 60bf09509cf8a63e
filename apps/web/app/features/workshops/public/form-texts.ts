const es = {
  title: 'Inscripción',
  lead: 'Sin costo. Los cupos se asignan por orden de llegada; le confirmamos por correo.',
  closedText: 'Este taller ya se realizó. La página queda como referencia de lo que se trabajó.',
  next: 'El próximo taller',
  name: 'Nombre y apellido',
  email: 'Correo',
  emailHint: 'Ahí llegan la confirmación y el acceso a la licencia.',
  phone: 'Teléfono',
  phoneHint: 'Con código de país, por ejemplo +56 9 1234 5678.',
  company: 'Empresa o institución',
  country: 'País',
  chooseCountry: 'Elija un país',
  send: 'Inscribirme',
  doneTitle: 'Ya tiene su lugar',
  reference: 'Número de inscripción',
  doneText: 'Guárdelo: es su comprobante en la entrada.',
  mailTitle: '¿Preguntas sobre el taller?',
  mailText: 'Materiales, certificados de asistencia o un taller en su universidad o faena:',
  addToCalendar: 'Agregar al calendario (.ics)',
}

const en: typeof es = {
  title: 'Registration',
  lead: 'Free of charge. Seats are given in the order of registration; we confirm by e-mail.',
  closedText: 'This workshop has taken place. The page stays as a reference of what was worked on.',
  next: 'The next workshop',
  name: 'First and last name',
  email: 'E-mail',
  emailHint: 'The confirmation and the access to the license go there.',
  phone: 'Phone',
  phoneHint: 'With country code, for example +1 713 555 0100.',
  company: 'Company or institution',
  country: 'Country',
  chooseCountry: 'Choose a country',
  send: 'Register',
  doneTitle: 'Your seat is reserved',
  reference: 'Registration number',
  doneText: 'Keep it: it is your proof at the entrance.',
  mailTitle: 'Questions about the workshop?',
  mailText: 'Materials, certificates of attendance, or a workshop at your university or mine:',
  addToCalendar: 'Add to the calendar (.ics)',
}

export const formTexts = { es, en }

/** Address for questions about workshops. */
export const workshopEmail = 'talleres@example.com'
