const es = {
  title: 'Inscripción',
  lead: 'Sin costo. Los lugares se asignan por orden de llegada; confirme el suyo por correo dentro de 48 horas.',
  waitingLead:
    'Todos los lugares están tomados. Inscríbase en la lista de espera: le escribiremos en cuanto se libere uno.',
  closedText: 'Este taller ya se realizó. La página queda como referencia de lo que se trabajó.',
  calledOffText: 'Quienes se habían inscrito recibieron un correo.',
  earlyText: 'Vuelva a esta página ese día para inscribirse.',
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
  sendWaiting: 'Entrar en la lista de espera',
  sentTitle: 'Revise su correo',
  reference: 'Número de inscripción',
  doneText: 'Le enviamos un correo: confirme ahí su lugar dentro de 48 horas, o pasará a otra persona.',
  waitingText: (position: number) => `Está en el lugar ${position} de la lista. No necesita hacer nada más.`,
  mailTitle: '¿Preguntas sobre el taller?',
  mailText: 'Materiales, certificados de asistencia o un taller en su universidad o faena:',
  addToCalendar: 'Agregar al calendario (.ics)',
}

const en: typeof es = {
  title: 'Registration',
  lead: 'Free of charge. Places are assigned in order of registration; confirm yours by e-mail within 48 hours.',
  waitingLead: 'All places are taken. Join the waiting list and we will write as soon as one opens up.',
  closedText: 'This workshop has taken place. The page stays up as a record of what was covered.',
  calledOffText: 'Everyone who had registered was notified by e-mail.',
  earlyText: 'Come back to this page on that day to register.',
  next: 'The next workshop',
  name: 'First and last name',
  email: 'E-mail',
  emailHint: 'We send the confirmation and access to the license there.',
  phone: 'Phone',
  phoneHint: 'With country code, for example +1 713 555 0100.',
  company: 'Company or institution',
  country: 'Country',
  chooseCountry: 'Choose a country',
  send: 'Register',
  sendWaiting: 'Join the waiting list',
  sentTitle: 'Check your e-mail',
  reference: 'Registration number',
  doneText: 'We sent you an e-mail: confirm your place from it within 48 hours, or it goes to someone else.',
  waitingText: (position) => `You are number ${position} on the list. You do not need to do anything else.`,
  mailTitle: 'Questions about the workshop?',
  mailText: 'Materials, certificates of attendance, or a workshop at your university or mine:',
  addToCalendar: 'Add to calendar (.ics)',
}

export const formTexts = { key: 'workshops/form', es, en }

/** Address for questions about workshops. */
export const workshopEmail = 'talleres@example.com'
