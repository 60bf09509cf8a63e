const es = {
  hello: (name: string) => `Hola, ${name}:`,
  number: 'Cotización',
  revision: 'Revisión',
  reference: 'Referencia',
  total: 'Total',
  validity: 'Válida hasta',
  hash: 'Huella',
  open: 'Ver la cotización',
  openOrder: 'Ver mi pedido',
  linkHint:
    'Con este enlace puede ver la cotización, descargarla, pedir un cambio, rechazarla o confirmarla. No lo comparta.',
  pin: {
    title: (code: string) => `Su PIN para confirmar la cotización ${code}`,
    text: 'Con este PIN se confirma la cotización y el pedido pasa a producción. Dura 10 minutos. Revise antes los datos:',
    unmade: 'Con este PIN se confirma la cotización. Dura 10 minutos. Revise antes los datos:',
    blocked:
      'Con este PIN se confirma la cotización. El pedido pasa a producción cuando su empresa tenga un permiso vigente de comprador autorizado. Dura 10 minutos. Revise antes los datos:',
    footnote: 'Si no reconoce esta cotización, no entregue el PIN a nadie.',
  },
  sent: {
    title: (code: string) => `Cotización ${code}`,
    text: 'Le enviamos la cotización que nos pidió. Puede revisarla, descargarla y confirmarla desde este enlace.',
  },
  reminder: {
    title: (code: string, day: string) => `La cotización ${code} vale hasta el ${day}`,
    text: 'Le recordamos que esta cotización espera su respuesta. Desde este enlace puede revisarla, pedir un cambio, rechazarla o confirmarla.',
    footnote: 'Si ya no le interesa, puede rechazarla desde el enlace y no se lo recordaremos más. No lo comparta.',
  },
  confirmed: {
    title: (code: string) => `Cotización ${code} confirmada`,
    text: 'Recibimos su confirmación. Gracias por su confianza: el pedido pasa a producción.',
    unmade: 'Recibimos su confirmación. Gracias por su confianza: le escribiremos para ponerlo en marcha.',
    footnote: 'Con este enlace puede volver a verla y descargarla. No lo comparta.',
    license: {
      renewed: (code: string, day: string) => `La licencia ${code} vale ahora hasta el ${day}.`,
      waits: (code: string) => `Todavía falta renovar la licencia ${code}; le escribiremos.`,
    },
    blocked: {
      text: 'Recibimos su confirmación. Gracias por su confianza. El pedido tiene productos que solo se venden a compradores autorizados: pasará a producción cuando su empresa tenga un permiso vigente con nosotros.',
      upload: 'Suba el permiso en la página de la cotización, con el botón de este correo: no necesita una cuenta.',
    },
  },
  released: {
    title: (code: string) => `La cotización ${code} pasa a producción`,
    text: 'El permiso de su empresa está vigente: el pedido que confirmó pasa a producción.',
    footnote: 'Con este enlace puede volver a ver la cotización y descargarla. No lo comparta.',
  },
}

const en: typeof es = {
  hello: (name: string) => `Hello ${name},`,
  number: 'Quote',
  revision: 'Revision',
  reference: 'Reference',
  total: 'Total',
  validity: 'Valid until',
  hash: 'Fingerprint',
  open: 'See the quote',
  openOrder: 'See my order',
  linkHint:
    'With this link you can see the quote, download it, ask for a change, decline it or confirm it. Please do not share it.',
  pin: {
    title: (code: string) => `Your PIN to confirm quote ${code}`,
    text: 'This PIN confirms the quote and sends the order to production. It lasts 10 minutes. Please check the data first:',
    unmade: 'This PIN confirms the quote. It is valid for 10 minutes. Please check the data first:',
    blocked:
      'This PIN confirms the quote. The order goes to production once your company has a valid authorized-buyer permit. It lasts 10 minutes. Please check the data first:',
    footnote: 'If you do not recognize this quote, do not give the PIN to anyone.',
  },
  sent: {
    title: (code: string) => `Quote ${code}`,
    text: 'Here is the quote you requested. You can review, download and confirm it from this link.',
  },
  reminder: {
    title: (code: string, day: string) => `Quote ${code} is valid until ${day}`,
    text: 'This is a reminder that this quote is waiting for your answer. From this link you can review it, ask for a change, decline it or confirm it.',
    footnote:
      'If you are no longer interested, decline it from the link and we will not remind you again. Please do not share it.',
  },
  confirmed: {
    title: (code: string) => `Quote ${code} confirmed`,
    text: 'We received your confirmation. Thank you for your trust: the order goes to production.',
    unmade: 'We received your confirmation. Thank you for your trust: we will write to you to get it started.',
    footnote: 'With this link you can see and download it again. Please do not share it.',
    license: {
      renewed: (code: string, day: string) => `License ${code} is now valid until ${day}.`,
      waits: (code: string) => `License ${code} still has to be renewed; we will write to you.`,
    },
    blocked: {
      text: 'We received your confirmation. Thank you for your trust. The order has products that are sold to authorized buyers only: it goes to production once your company has a valid permit with us.',
      upload: 'Upload the permit on the page of the quote, with the button of this e-mail: you need no account.',
    },
  },
  released: {
    title: (code: string) => `Quote ${code} goes to production`,
    text: 'Your company’s permit is valid: the order you confirmed goes to production.',
    footnote: 'With this link you can see and download the quote again. Please do not share it.',
  },
}

const pt: typeof es = {
  hello: (name) => `Olá, ${name}:`,
  number: 'Orçamento',
  revision: 'Revisão',
  reference: 'Referência',
  total: 'Total',
  validity: 'Válido até',
  hash: 'Impressão digital',
  open: 'Ver o orçamento',
  openOrder: 'Ver meu pedido',
  linkHint:
    'Com este link você pode ver o orçamento, baixá-lo, pedir uma alteração, recusá-lo ou confirmá-lo. Não compartilhe o link.',
  pin: {
    title: (code) => `Seu PIN para confirmar o orçamento ${code}`,
    text: 'Com este PIN o orçamento é confirmado e o pedido entra em produção. O PIN vale por 10 minutos. Antes, confira os dados:',
    unmade: 'Com este PIN o orçamento é confirmado. O PIN vale por 10 minutos. Antes, confira os dados:',
    blocked:
      'Com este PIN o orçamento é confirmado. O pedido entra em produção quando sua empresa tiver uma autorização de compra vigente. O PIN vale por 10 minutos. Antes, confira os dados:',
    footnote: 'Se você não reconhece este orçamento, não passe o PIN a ninguém.',
  },
  sent: {
    title: (code) => `Orçamento ${code}`,
    text: 'Enviamos o orçamento que você nos pediu. Por este link você pode revisá-lo, baixá-lo e confirmá-lo.',
  },
  reminder: {
    title: (code, day) => `O orçamento ${code} vale até ${day}`,
    text: 'Lembramos que este orçamento aguarda sua resposta. Por este link você pode revisá-lo, pedir uma alteração, recusá-lo ou confirmá-lo.',
    footnote:
      'Se não tiver mais interesse, recuse o orçamento pelo link e não enviaremos outros lembretes. Não compartilhe o link.',
  },
  confirmed: {
    title: (code) => `Orçamento ${code} confirmado`,
    text: 'Recebemos sua confirmação. Obrigado pela confiança: o pedido entra em produção.',
    unmade: 'Recebemos sua confirmação. Obrigado pela confiança: escreveremos para você para dar andamento.',
    footnote: 'Com este link você pode vê-lo e baixá-lo de novo. Não compartilhe o link.',
    license: {
      renewed: (code, day) => `A licença ${code} agora vale até ${day}.`,
      waits: (code) => `Ainda falta renovar a licença ${code}; escreveremos para você.`,
    },
    blocked: {
      text: 'Recebemos sua confirmação. Obrigado pela confiança. O pedido tem produtos que só são vendidos a compradores autorizados: ele entrará em produção quando sua empresa tiver uma autorização vigente registrada conosco.',
      upload: 'Envie a autorização na página do orçamento, pelo botão deste e-mail: não é preciso ter conta.',
    },
  },
  released: {
    title: (code) => `O orçamento ${code} entra em produção`,
    text: 'A autorização da sua empresa está vigente: o pedido que você confirmou entra em produção.',
    footnote: 'Com este link você pode ver o orçamento e baixá-lo de novo. Não compartilhe o link.',
  },
}

/** To the client, in the language of the quote. */
export const clientTexts = { es, en, pt }
