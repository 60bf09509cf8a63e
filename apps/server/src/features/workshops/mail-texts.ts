const es = {
  hello: (name: string) => `Hola, ${name}:`,
  confirm: {
    title: (workshop: string) => `Su inscripción: ${workshop}`,
    text: (until: string) =>
      `Le guardamos un lugar hasta el ${until}. Confírmelo con el botón; si no, pasa a la siguiente persona.`,
    button: 'Confirmar mi lugar',
  },
  promoted: {
    title: (workshop: string) => `Hay un lugar para usted: ${workshop}`,
    text: (until: string) =>
      `Se liberó un lugar y es suyo si lo confirma con el botón hasta el ${until}. Después pasa a la siguiente persona.`,
    button: 'Confirmar mi lugar',
  },
  waiting: {
    title: (workshop: string) => `Su inscripción: ${workshop}`,
    text: (position: number) =>
      `El taller está completo y usted está en la lista de espera, en el lugar ${position}. Le escribiremos en cuanto haya un lugar; no necesita hacer nada.`,
    button: 'Ver mi inscripción',
  },
  confirmed: {
    title: (workshop: string) => `Lugar confirmado: ${workshop}`,
    text: 'Su lugar está confirmado. Muestre este código en la entrada, impreso o en el teléfono; si no se ve, basta su nombre.',
    button: 'Ver mi inscripción',
    qr: 'Código QR de su inscripción',
  },
  lapsed: {
    title: (workshop: string) => `Su lugar quedó libre: ${workshop}`,
    text: 'No confirmó su lugar a tiempo y pasó a otra persona. Si todavía quiere venir, inscríbase de nuevo.',
    button: 'Ver el taller',
  },
  changed: {
    title: (workshop: string) => `Cambió la fecha o el lugar: ${workshop}`,
    text: 'El taller cambió. Su inscripción sigue igual; estos son los datos que valen ahora.',
    entry: 'El archivo adjunto pone al día su calendario.',
    button: 'Ver mi inscripción',
  },
  calledOff: {
    title: (workshop: string) => `El taller no se realizará: ${workshop}`,
    text: 'Lamentamos avisarle que este taller se canceló. No necesita hacer nada, y en la página de eventos están los siguientes.',
    button: 'Ver el taller',
  },
  before: 'Antes',
  cannotCome: 'Si no puede asistir, anule con el mismo botón: su lugar pasa a otra persona.',
  reference: 'Inscripción',
  workshop: 'Taller',
  date: 'Fecha',
  time: 'Horario',
  place: 'Lugar',
  map: 'Mapa',
  to: 'a',
}

const en: typeof es = {
  hello: (name: string) => `Hello ${name},`,
  confirm: {
    title: (workshop: string) => `Your registration: ${workshop}`,
    text: (until: string) =>
      `We are holding a place for you until ${until}. Confirm it with the button; otherwise it goes to the next person.`,
    button: 'Confirm my place',
  },
  promoted: {
    title: (workshop: string) => `There is a place for you: ${workshop}`,
    text: (until: string) =>
      `A place has opened up, and it is yours if you confirm it with the button by ${until}. After that it goes to the next person.`,
    button: 'Confirm my place',
  },
  waiting: {
    title: (workshop: string) => `Your registration: ${workshop}`,
    text: (position: number) =>
      `The workshop is full and you are number ${position} on the waiting list. We will write as soon as there is a place; you don’t need to do anything.`,
    button: 'See my registration',
  },
  confirmed: {
    title: (workshop: string) => `Place confirmed: ${workshop}`,
    text: 'Your place is confirmed. Show this code at the entrance, printed or on your phone; if you cannot see it, your name is enough.',
    button: 'See my registration',
    qr: 'QR code of your registration',
  },
  lapsed: {
    title: (workshop: string) => `Your place is free again: ${workshop}`,
    text: 'You did not confirm your place in time, and it went to another person. If you still want to come, register again.',
    button: 'View workshop',
  },
  changed: {
    title: (workshop: string) => `New date or place: ${workshop}`,
    text: 'The workshop has changed. Your registration stays as it is; these are the details now.',
    entry: 'The attached file updates your calendar.',
    button: 'See my registration',
  },
  calledOff: {
    title: (workshop: string) => `The workshop will not take place: ${workshop}`,
    text: 'We are sorry to tell you that this workshop has been called off. You don’t need to do anything; the next ones are on the events page.',
    button: 'View workshop',
  },
  before: 'Before',
  cannotCome: 'If you cannot come, cancel with the same button: your place goes to another person.',
  reference: 'Registration',
  workshop: 'Workshop',
  date: 'Date',
  time: 'Time',
  place: 'Place',
  map: 'Map',
  to: 'to',
}

const pt: typeof es = {
  hello: (name) => `Olá, ${name}:`,
  confirm: {
    title: (workshop) => `Sua inscrição: ${workshop}`,
    text: (until) =>
      `Guardamos uma vaga para você até ${until}. Confirme-a com o botão; caso contrário, ela passa para a próxima pessoa.`,
    button: 'Confirmar minha vaga',
  },
  promoted: {
    title: (workshop) => `Há uma vaga para você: ${workshop}`,
    text: (until) =>
      `Uma vaga foi liberada e é sua se você a confirmar com o botão até ${until}. Depois ela passa para a próxima pessoa.`,
    button: 'Confirmar minha vaga',
  },
  waiting: {
    title: (workshop) => `Sua inscrição: ${workshop}`,
    text: (position) =>
      `O workshop está lotado e você está na lista de espera, na posição ${position}. Vamos escrever assim que houver uma vaga; você não precisa fazer nada.`,
    button: 'Ver minha inscrição',
  },
  confirmed: {
    title: (workshop) => `Vaga confirmada: ${workshop}`,
    text: 'Sua vaga está confirmada. Mostre este código na entrada, impresso ou no celular; se ele não aparecer, basta seu nome.',
    button: 'Ver minha inscrição',
    qr: 'Código QR da sua inscrição',
  },
  lapsed: {
    title: (workshop) => `Sua vaga foi liberada: ${workshop}`,
    text: 'Você não confirmou sua vaga a tempo e ela passou para outra pessoa. Se ainda quiser vir, inscreva-se de novo.',
    button: 'Ver o workshop',
  },
  changed: {
    title: (workshop) => `Mudou a data ou o local: ${workshop}`,
    text: 'O workshop mudou. Sua inscrição continua igual; estes são os dados que valem agora.',
    entry: 'O arquivo anexo atualiza seu calendário.',
    button: 'Ver minha inscrição',
  },
  calledOff: {
    title: (workshop) => `O workshop não será realizado: ${workshop}`,
    text: 'Lamentamos avisar que este workshop foi cancelado. Você não precisa fazer nada, e na página de eventos estão os próximos.',
    button: 'Ver o workshop',
  },
  before: 'Antes',
  cannotCome: 'Se não puder participar, cancele com o mesmo botão: sua vaga passa para outra pessoa.',
  reference: 'Inscrição',
  workshop: 'Workshop',
  date: 'Data',
  time: 'Horário',
  place: 'Local',
  map: 'Mapa',
  to: 'a',
}

/** Mails to those who registered. */
export const texts = { es, en, pt }
