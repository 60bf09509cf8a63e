const es = {
  confirm: {
    title: 'Confirme su solicitud sobre datos personales',
    text: 'Nos pidieron algo sobre los datos personales ligados a este correo. Abra la página para verlo y confirmar que fue usted.',
    button: 'Ver y confirmar',
    foot: 'Si no fue usted, no haga nada: sin confirmación nadie recibe la solicitud, y en 7 días se borra.',
  },
  received: {
    title: 'Recibimos su solicitud sobre datos personales',
    text: 'Nuestro equipo la revisará y le responderá a este correo a más tardar el día que se indica, según la ley 19.628.',
    button: 'Ver la solicitud',
  },
  answered: {
    title: 'Respuesta a su solicitud sobre datos personales',
    attached:
      'Adjuntamos lo que tenemos registrado con su correo: un documento para leer y un archivo JSON para otros programas.',
    button: 'Ver la solicitud',
  },
  refused: {
    title: 'No pudimos hacer lo que pidió sobre sus datos personales',
    text: 'Este es el motivo:',
    foot: 'Si no está de acuerdo, puede reclamar ante la Agencia de Protección de Datos Personales de Chile.',
    button: 'Ver la solicitud',
  },
  right: 'Solicitud',
  due: 'Respuesta a más tardar',
}

const en: typeof es = {
  confirm: {
    title: 'Confirm your request about personal data',
    text: 'We were asked for something about the personal data linked to this e-mail. Open the page to see it and confirm that it was you.',
    button: 'See and confirm',
    foot: 'If it was not you, do nothing: without a confirmation nobody receives the request, and in 7 days it is deleted.',
  },
  received: {
    title: 'We received your request about personal data',
    text: 'Our team will review it and answer to this e-mail by the day stated below, as Chile’s law 19.628 requires.',
    button: 'See the request',
  },
  answered: {
    title: 'Answer to your request about personal data',
    attached:
      'We attach what we have on record under your e-mail: a document to read and a JSON file for other programs.',
    button: 'See the request',
  },
  refused: {
    title: 'We could not do what you asked about your personal data',
    text: 'This is the reason:',
    foot: 'If you disagree, you may complain to Chile’s Personal Data Protection Agency.',
    button: 'See the request',
  },
  right: 'Request',
  due: 'Answer by',
}

const pt: typeof es = {
  confirm: {
    title: 'Confirme sua solicitação sobre dados pessoais',
    text: 'Recebemos um pedido sobre os dados pessoais ligados a este e-mail. Abra a página para vê-lo e confirmar que foi você.',
    button: 'Ver e confirmar',
    foot: 'Se não foi você, não faça nada: sem confirmação ninguém recebe a solicitação, e em 7 dias ela é apagada.',
  },
  received: {
    title: 'Recebemos sua solicitação sobre dados pessoais',
    text: 'Nossa equipe vai analisá-la e responder a este e-mail até o dia indicado abaixo, conforme a lei chilena 19.628.',
    button: 'Ver a solicitação',
  },
  answered: {
    title: 'Resposta à sua solicitação sobre dados pessoais',
    attached:
      'Anexamos o que temos registrado com seu e-mail: um documento para ler e um arquivo JSON para outros programas.',
    button: 'Ver a solicitação',
  },
  refused: {
    title: 'Não pudemos fazer o que você pediu sobre seus dados pessoais',
    text: 'Este é o motivo:',
    foot: 'Se não concordar, você pode reclamar à Agência de Proteção de Dados Pessoais do Chile.',
    button: 'Ver a solicitação',
  },
  right: 'Solicitação',
  due: 'Resposta até',
}

export const mailTexts = { es, en, pt }
